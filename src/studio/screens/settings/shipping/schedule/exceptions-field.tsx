import { ActionIcon, Button, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { calendarDay } from '#shared/dates/format.ts'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import type { Schedule } from '#shared/slots/schema.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { HoursField } from './hours-field.tsx'
import classes from './schedule.module.css'

interface ExceptionsFieldProps {
  readonly exceptions: Schedule['exceptions']
  readonly errors: SettingsErrors
  readonly onChange: (exceptions: Schedule['exceptions']) => void
}

/** Holidays, and days with other hours. */
export function ExceptionsField({ exceptions, errors, onChange }: ExceptionsFieldProps) {
  const { timeZone } = useStaff().website
  const put = (index: number, changes: Partial<Schedule['exceptions'][number]>) =>
    onChange(exceptions.with(index, { ...exceptions[index]!, ...changes }))
  return (
    <fieldset className={classes.group}>
      <legend>Holidays and other hours</legend>
      {exceptions.map(({ date, name, openings }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days have nothing else that names them for good
        <div key={index} className={classes.exception}>
          <div className={classes.exceptionDay}>
            <TextInput
              type="date"
              label="Day"
              value={date}
              error={errors[`schedule.exceptions.${index}.date`]}
              onChange={(event) => event.currentTarget.value && put(index, { date: event.currentTarget.value })}
            />
            <TextInput
              label="Name"
              placeholder="Holiday"
              maxLength={60}
              value={name}
              onChange={(event) => put(index, { name: event.currentTarget.value })}
            />
            <ActionIcon aria-label={`Remove ${name || date}`} onClick={() => onChange(exceptions.toSpliced(index, 1))}>
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </div>
          <HoursField
            day={name || date}
            openings={openings}
            errors={errors}
            path={`schedule.exceptions.${index}.openings`}
            onChange={(next) => put(index, { openings: next })}
          />
        </div>
      ))}
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={exceptions.length >= 100}
          onClick={() => onChange([...exceptions, { date: calendarDay(Date.now(), timeZone), name: '', openings: [] }])}
        >
          Add a day
        </Button>
      </div>
    </fieldset>
  )
}
