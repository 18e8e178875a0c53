import { Checkbox, Input, NumberInput, Select, TextInput } from '@mantine/core'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import { clockOf, minutesOf } from '#shared/slots/rules.ts'
import { MOST_DAYS_AHEAD, type Schedule } from '#shared/slots/schema.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { ExceptionsField } from './exceptions-field.tsx'
import { HoursField } from './hours-field.tsx'
import { newSchedule } from './new-schedule.ts'
import classes from './schedule.module.css'

interface ScheduleFieldProps {
  readonly schedule: Schedule | null
  readonly errors: SettingsErrors
  readonly onChange: (schedule: Schedule | null) => void
}

const lengths = [
  { value: '', label: 'All hours of a period' },
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '120', label: '2 hours' },
  { value: '240', label: '4 hours' },
]

/** Whether and when customers choose a day and a time. */
export function ScheduleField({ schedule, errors, onChange }: ScheduleFieldProps) {
  return (
    <>
      <Checkbox
        label="Customers choose a day and time"
        checked={schedule !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? newSchedule : null)}
      />
      {schedule && <ScheduleFields schedule={schedule} errors={errors} onChange={onChange} />}
    </>
  )
}

function ScheduleFields({ schedule, errors, onChange }: ScheduleFieldProps & { readonly schedule: Schedule }) {
  const { locale } = useStaff().website
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const put = (changes: Partial<Schedule>) => onChange({ ...schedule, ...changes })
  const { week, lead, slotMinutes } = schedule
  const known = lengths.some(({ value }) => value === String(slotMinutes ?? ''))
  return (
    <>
      <fieldset className={classes.group}>
        <legend>Hours</legend>
        {week.map((openings, index) => {
          // 5 January 1970 was a Monday.
          const day = weekday.format(Date.UTC(1970, 0, 5 + index))
          return (
            <div key={day} className={classes.day}>
              <span className={classes.dayName}>{day}</span>
              <HoursField
                day={day}
                openings={openings}
                errors={errors}
                path={`schedule.week.${index}`}
                onChange={(next) => put({ week: week.with(index, next) })}
              />
            </div>
          )
        })}
        {errors['schedule.week'] && <Input.Error>{errors['schedule.week']}</Input.Error>}
      </fieldset>
      <ExceptionsField
        exceptions={schedule.exceptions}
        errors={errors}
        onChange={(exceptions) => put({ exceptions })}
      />
      <div className={classes.pair}>
        <Select
          label="Length of a time slot"
          data={known ? lengths : [...lengths, { value: String(slotMinutes), label: `${slotMinutes} minutes` }]}
          value={String(slotMinutes ?? '')}
          allowDeselect={false}
          onChange={(value) => put({ slotMinutes: value ? Number(value) : null })}
        />
        <NumberField
          label="Days ahead"
          description="How far ahead customers can choose."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={1}
          max={MOST_DAYS_AHEAD}
          allowDecimal={false}
          value={schedule.daysAhead}
          onChange={(daysAhead) => put({ daysAhead })}
        />
        <LimitField
          label="Orders per time slot"
          value={schedule.slotCapacity}
          onChange={(slotCapacity) => put({ slotCapacity })}
        />
        <LimitField
          label="Orders per day"
          value={schedule.dayCapacity}
          onChange={(dayCapacity) => put({ dayCapacity })}
        />
        <NumberField
          label="Time that an order needs"
          min={0}
          max={lead.unit === 'days' ? 60 : 720}
          allowDecimal={false}
          value={lead.amount}
          onChange={(amount) => put({ lead: { ...lead, amount } })}
        />
        <Select
          label="Unit"
          data={[
            { value: 'hours', label: 'Hours' },
            { value: 'days', label: 'Days' },
          ]}
          value={lead.unit}
          allowDeselect={false}
          onChange={(unit) =>
            put({
              lead:
                unit === 'hours'
                  ? { unit, amount: lead.amount }
                  : { unit: 'days', amount: Math.min(lead.amount, 60), cutOff: null },
            })
          }
        />
        {lead.unit === 'days' && (
          <TextInput
            type="time"
            label="Cut-off"
            description="Orders after this time need one day more."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={lead.cutOff === null ? '' : clockOf(lead.cutOff)}
            onChange={(event) => put({ lead: { ...lead, cutOff: minutesOf(event.currentTarget.value) } })}
          />
        )}
      </div>
    </>
  )
}

interface LimitFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

function LimitField({ label, value, onChange }: LimitFieldProps) {
  return (
    <NumberInput
      label={label}
      placeholder="No limit"
      min={1}
      max={9999}
      clampBehavior="strict"
      allowDecimal={false}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' && next >= 1 ? next : null)}
    />
  )
}
