import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { listRegionsCall } from '#shared/addresses/schema.ts'
import { type TaxRate, taxRateSchema } from '#shared/settings/schema.ts'
import { ReadField } from '#studio/kit/read-field.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { countryChoices, EVERYWHERE, hasRegions, placeInWords } from '../places.ts'
import { readPercent, writePercent } from './rate-words.ts'

const UNREADABLE = 'Enter a percentage like 7.25.'

interface RateDialogProps {
  /** The rate that is open; null for none. */
  readonly rate: TaxRate | null
  readonly isNew: boolean
  readonly close: () => void
  readonly keep: (rate: TaxRate) => void
}

/** One tax rate: name, place and percentage. 'Done' puts it into the draft. */
export function RateDialog({ rate, isNew, close, keep }: RateDialogProps) {
  return (
    <Modal opened={rate !== null} onClose={close} title={isNew ? 'New tax rate' : 'Tax rate'}>
      {rate && <RateForm before={rate} close={close} keep={keep} />}
    </Modal>
  )
}

function RateForm({ before, close, keep }: Pick<RateDialogProps, 'close' | 'keep'> & { readonly before: TaxRate }) {
  const { locale } = useStaff().website
  const [rate, setRate] = useState(before)
  const [isJudged, setJudged] = useState(false)
  const parsed = taxRateSchema.safeParse(rate)
  const isWrong = (field: string) => isJudged && parsed.error?.issues.some(({ path }) => path[0] === field)
  const put = (changes: Partial<TaxRate>) => setRate((one) => ({ ...one, ...changes }))
  const { place } = rate

  function done(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (parsed.success) keep(parsed.data)
  }
  return (
    <form noValidate onSubmit={done}>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Customers see it in the cart and on their order."
          placeholder="Sales tax"
          data-autofocus
          maxLength={60}
          value={rate.name}
          error={isWrong('name') && 'Enter a name.'}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        <SearchSelect
          label="Country"
          data={countryChoices}
          value={place.country}
          onChange={(country) => put({ place: { country: country ?? EVERYWHERE } })}
        />
        {hasRegions(place.country) && (
          <RegionSelect
            country={place.country}
            region={place.region ?? null}
            onChange={(region) => put({ place: { country: place.country, ...(region && { region }) } })}
          />
        )}
        <ReadField
          label="Rate"
          rightSection="%"
          value={rate.rateMilliPercent}
          write={(milliPercent) => writePercent(milliPercent, locale)}
          read={readPercent}
          hint={UNREADABLE}
          error={isWrong('rateMilliPercent') && UNREADABLE}
          onChange={(rateMilliPercent) => put({ rateMilliPercent })}
        />
        <Checkbox
          label="Also charge tax on shipping"
          checked={rate.appliesToShipping}
          onChange={(event) => put({ appliesToShipping: event.currentTarget.checked })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">Done</Button>
        </Group>
      </Stack>
    </form>
  )
}

interface RegionSelectProps {
  readonly country: string
  readonly region: string | null
  readonly onChange: (region: string | null) => void
}

function RegionSelect({ country, region, onChange }: RegionSelectProps) {
  const { data, error } = useContractQuery(listRegionsCall, { parameters: { country } })
  // In some countries regions are free text: there is nothing to choose from.
  if (data?.regions.length === 0) return null
  return (
    <SearchSelect
      label="Region"
      placeholder={`All of ${placeInWords({ country })}`}
      data={(data?.regions ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      clearable
      value={region}
      error={error ? wordsFor(error) : null}
      onChange={onChange}
    />
  )
}
