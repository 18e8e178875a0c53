import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listRegionsCall } from '#shared/addresses/schema.ts'
import { type TaxRate, taxRateSchema } from '#shared/settings/schema.ts'
import { STANDARD_TAX, type TaxCategory } from '#shared/tax-categories/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { ReadField } from '#studio/kit/read-field.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { countryChoices, EVERYWHERE, hasRegions, placeInWords } from '../places.ts'
import { readPercent, writePercent } from './rate-words.ts'

const UNREADABLE = 'Enter a percentage like 7.25.'

interface RateDialogProps {
  readonly categories: readonly TaxCategory[]
  /** The rate that is open; null for none. */
  readonly rate: TaxRate | null
  readonly isNew: boolean
  readonly close: () => void
  readonly apply: (rate: TaxRate) => void
}

/** One tax rate: name, place and percentage. 'Done' puts it into the draft. */
export function RateDialog({ categories, rate, isNew, close, apply }: RateDialogProps) {
  return (
    <Modal opened={rate !== null} onClose={close} title={isNew ? 'New tax rate' : 'Tax rate'}>
      {rate && <RateForm categories={categories} before={rate} close={close} apply={apply} />}
    </Modal>
  )
}

interface RateFormProps extends Pick<RateDialogProps, 'categories' | 'close' | 'apply'> {
  readonly before: TaxRate
}

function RateForm({ categories, before, close, apply }: RateFormProps) {
  const { locale } = useStaff().website
  const form = useForm<TaxRate>({
    initialValues: before,
    validate: {
      name: (name) => (taxRateSchema.shape.name.safeParse(name).success ? null : 'Enter a name.'),
      rateMilliPercent: (rate) => (taxRateSchema.shape.rateMilliPercent.safeParse(rate).success ? null : UNREADABLE),
    },
  })
  const { place } = form.values
  const setPlace = (next: TaxRate['place']) => form.setFieldValue('place', next)
  return (
    <form noValidate onSubmit={form.onSubmit((rate) => apply(taxRateSchema.parse(rate)))}>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Customers see it in the cart and on their order."
          placeholder="Sales tax"
          data-autofocus
          maxLength={60}
          {...form.getInputProps('name')}
        />
        <SearchSelect
          label="Country"
          data={countryChoices}
          value={place.country}
          onChange={(country) => setPlace({ country: country ?? EVERYWHERE })}
        />
        {hasRegions(place.country) && (
          <RegionSelect
            country={place.country}
            region={place.region ?? null}
            onChange={(region) => setPlace({ country: place.country, ...(region && { region }) })}
          />
        )}
        {categories.length > 0 && (
          <Select
            label="Tax category"
            description="Where a place has no rate for a category, its standard rate applies."
            data={[
              { value: STANDARD_TAX, label: 'Standard' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            allowDeselect={false}
            value={form.values.categoryId ?? STANDARD_TAX}
            onChange={(id) => form.setFieldValue('categoryId', id || undefined)}
          />
        )}
        <ReadField
          label="Rate"
          rightSection="%"
          write={(milliPercent) => writePercent(milliPercent, locale)}
          read={readPercent}
          hint={UNREADABLE}
          value={form.values.rateMilliPercent}
          {...form.getInputProps('rateMilliPercent')}
        />
        <Checkbox
          label="Also charge tax on shipping"
          {...form.getInputProps('appliesToShipping', { type: 'checkbox' })}
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
