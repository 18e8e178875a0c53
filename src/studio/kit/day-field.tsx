import { TextInput } from '@mantine/core'
import classes from './day-field.module.css'

interface DayFieldProps {
  /** The label: 'From'. */
  readonly label: string
  /** 2026-11-20; undefined without a day. */
  readonly value: string | undefined
  readonly onChange: (value: string | null) => void
}

/** A filter by day, with its label inside the field. */
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
