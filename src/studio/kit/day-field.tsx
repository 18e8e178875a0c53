import { TextInput } from '@mantine/core'
import classes from './day-field.module.css'

interface DayFieldProps {
  /** What the day is: 'From'. */
  readonly label: string
  /** 2026-11-20; undefined where no day is chosen. */
  readonly value: string | undefined
  readonly onChange: (value: string | null) => void
}

/** Narrows a list by a day, with its label in the field. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      aria-label={`${label} (date)`}
      leftSection={<span className={classes.label}>{label}</span>}
      leftSectionWidth={46}
      classNames={{ root: classes.day, input: classes.input }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
