import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { timeZoneCity } from '#shared/dates/time-zones.ts'
import type { Location } from '#shared/items/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { momentOf, wallTimeOf } from '../products/wall-time.ts'
import type { ItemDraft } from './item-draft.ts'
import type { ChangeItem } from './use-item-editor.ts'

interface Props {
  readonly draft: ItemDraft
  readonly change: ChangeItem
}

const noPlace: Location = {
  ...{ name: '', addressLine1: '', addressLine2: '', addressCountry: '' },
  ...{ mapLat: null, mapLng: null },
}

/** When and where an event takes place. */
export function EventSection({ draft, change }: Props) {
  const { timeZone } = useStaff().website
  const { startsAt, endsAt } = draft
  const place = draft.location ?? noPlace
  function setPlace(changes: Partial<Location>) {
    const next = { ...place, ...changes }
    const isEmpty = [next.name, next.addressLine1, next.addressLine2, next.addressCountry].every((line) => line === '')
    change('location', { location: isEmpty ? null : next })
  }
  function setStart(text: string) {
    const moment = momentOf(text, timeZone)
    if (moment === null) return
    // The event stays as long as it was.
    const length = startsAt !== null && endsAt !== null ? endsAt - startsAt : 0
    change('startsAt', { startsAt: moment, endsAt: moment + length })
  }
  function setEnd(text: string) {
    const moment = momentOf(text, timeZone)
    if (moment !== null) change('endsAt', { endsAt: moment })
  }
  const wallTime = (moment: number | null) => (moment === null ? '' : wallTimeOf(moment, timeZone))
  const isReversed = startsAt !== null && endsAt !== null && endsAt < startsAt
  return (
    <Panel title="Date and place">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            type="datetime-local"
            label="Starts"
            description={`Time zone: ${timeZoneCity(timeZone)}`}
            value={wallTime(startsAt)}
            onChange={(event) => setStart(event.currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label="Ends"
            description="The event leaves the list of upcoming events then."
            value={wallTime(endsAt)}
            error={isReversed ? 'Choose an end after the start.' : null}
            onChange={(event) => setEnd(event.currentTarget.value)}
          />
        </SimpleGrid>
        <TextInput
          label="Place"
          description="Leave empty if it has none, such as an online event."
          value={place.name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setPlace({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Address"
          value={place.addressLine1}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setPlace({ addressLine1: event.currentTarget.value })}
        />
        <TextInput
          label="City, state, ZIP code"
          value={place.addressLine2}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setPlace({ addressLine2: event.currentTarget.value })}
        />
        <TextInput
          label="Country"
          value={place.addressCountry}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setPlace({ addressCountry: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}
