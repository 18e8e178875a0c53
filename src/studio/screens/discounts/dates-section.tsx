import { Group, TextInput } from '@mantine/core'
import { timeZoneCity } from '#shared/dates/time-zones.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { momentOf, wallTimeOf } from '../products/wall-time.ts'
import type { SectionProps } from './section-props.ts'

/** From when until when it applies, in the site's time zone. */
export function DatesSection({ draft, change, errors }: SectionProps) {
  const { timeZone } = useStaff().website
  const field = (name: 'startsAt' | 'endsAt', label: string) => {
    const moment = draft[name]
    return (
      <TextInput
        type="datetime-local"
        label={label}
        value={moment === null ? '' : wallTimeOf(moment, timeZone)}
        error={errors[name]}
        onChange={(event) => change(name, { [name]: momentOf(event.currentTarget.value, timeZone) })}
      />
    )
  }
  return (
    <Panel title="Active dates" lead={`Leave a date empty for no limit. Time zone: ${timeZoneCity(timeZone)}.`}>
      <Group grow align="start" preventGrowOverflow={false}>
        {field('startsAt', 'Start')}
        {field('endsAt', 'End')}
      </Group>
    </Panel>
  )
}
