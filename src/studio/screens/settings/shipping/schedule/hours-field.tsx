import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import { clockOf, minutesOf } from '#shared/slots/rules.ts'
import type { Opening } from '#shared/slots/schema.ts'
import { withHoursMore } from './new-schedule.ts'
import classes from './schedule.module.css'

interface HoursFieldProps {
  /** The day, such as 'Monday'. */
  readonly day: string
  readonly openings: readonly Opening[]
  readonly errors: SettingsErrors
  /** Where its errors are, such as `schedule.week.0`. */
  readonly path: string
  readonly onChange: (openings: Opening[]) => void
}

/** The hours of one day; a day without any is closed. */
export function HoursField({ day, openings, errors, path, onChange }: HoursFieldProps) {
  const put = (index: number, end: keyof Opening, clock: string) => {
    const minutes = minutesOf(clock)
    if (minutes !== null) onChange(openings.with(index, { ...openings[index]!, [end]: minutes }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid row
    <div role="group" aria-label={`Hours on ${day}`} className={classes.hours}>
      {openings.length === 0 && <span className={classes.closed}>Closed</span>}
      {openings.map((opening, index) => {
        const error = errors[`${path}.${index}.from`] ?? errors[`${path}.${index}.to`]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have nothing else that names them, and keep their places
          <div key={index}>
            <div className={classes.opening}>
              {(['from', 'to'] as const).map((end) => (
                <TextInput
                  key={end}
                  type="time"
                  aria-label={`${day}, ${end === 'from' ? 'opens' : 'closes'}`}
                  value={clockOf(opening[end])}
                  error={error !== undefined}
                  onChange={(event) => put(index, end, event.currentTarget.value)}
                />
              ))}
              <ActionIcon
                aria-label={`Remove hours ${index + 1} on ${day}`}
                onClick={() => onChange(openings.toSpliced(index, 1))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </div>
            {error && <Input.Error>{error}</Input.Error>}
          </div>
        )
      })}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Plus size={14} aria-hidden />}
        aria-label={`Add hours on ${day}`}
        disabled={openings.length >= 4}
        onClick={() => onChange(withHoursMore(openings))}
      >
        Add hours
      </Button>
    </div>
  )
}
