import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { ShippingZone } from '#shared/settings/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { type Countries, countriesOf, hasRegions, placeInWords, placesOf } from '../places.ts'
import { CountriesField } from './countries-field.tsx'
import { RegionsField } from './regions-field.tsx'
import type { TakenCountries } from './toggle-countries.ts'

interface ZoneDialogProps {
  /** The zone that is open; null for none. */
  readonly zone: ShippingZone | null
  /** All other zones: a place belongs to one zone only. */
  readonly others: readonly ShippingZone[]
  readonly close: () => void
  readonly apply: (zone: ShippingZone) => void
}

/** A zone: its name and places. 'Done' puts it into the draft. */
export function ZoneDialog({ zone, others, close, apply }: ZoneDialogProps) {
  return (
    <Modal opened={zone !== null} onClose={close} title="Shipping zone">
      {zone && <ZoneForm before={zone} others={others} close={close} apply={apply} />}
    </Modal>
  )
}

function ZoneForm({ before, others, close, apply }: Omit<ZoneDialogProps, 'zone'> & { readonly before: ShippingZone }) {
  const form = useForm<{ name: string; countries: Countries }>({
    initialValues: { name: before.name, countries: countriesOf(before.places) },
    validate: {
      name: (name) => (name.trim() === '' ? 'Enter a name for the zone.' : null),
      countries: (countries) => errorOf(countries, others),
    },
  })
  const { countries } = form.values
  const narrowed = [...countries].filter(([, regions]) => regions.length > 0)
  const [asked, setAsked] = useState<string[]>(() => narrowed.map(([country]) => country))
  const narrowable = [...countries.keys()].filter((country) => hasRegions(country) && !asked.includes(country))

  function choose(chosen: readonly string[]) {
    form.setFieldValue('countries', new Map(chosen.map((country) => [country, countries.get(country) ?? []])))
    setAsked((before) => before.filter((country) => chosen.includes(country)))
  }
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name }) => apply({ ...before, name: name.trim(), places: placesOf(countries) }))}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Only you and your team see it."
          data-autofocus
          maxLength={80}
          {...form.getInputProps('name')}
        />
        <CountriesField
          chosen={[...countries.keys()]}
          taken={takenBy(others)}
          error={(form.errors.countries as string | undefined) ?? null}
          onChange={choose}
        />
        {asked.map((country) => (
          <RegionsField
            key={country}
            country={country}
            regions={countries.get(country) ?? []}
            onChange={(regions) => form.setFieldValue('countries', new Map(countries).set(country, regions))}
          />
        ))}
        {narrowable.length > 0 && (
          <Select
            label="Only some regions of a country"
            placeholder="Choose the country"
            data={narrowable.map((country) => ({ value: country, label: placeInWords({ country }) }))}
            value={null}
            onChange={(country) => country && setAsked((before) => [...before, country])}
          />
        )}
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

/** The countries that other zones have as a whole, with the names of the zones. */
const takenBy = (others: readonly ShippingZone[]): TakenCountries =>
  new Map(
    others.flatMap(({ name, places }) =>
      places.filter(({ region }) => !region).map(({ country }): [string, string] => [country, name]),
    ),
  )

/** The error of a zone's places; null without one. */
function errorOf(countries: Countries, others: readonly ShippingZone[]): string | null {
  if (countries.size === 0) return 'Choose the countries of this zone.'
  const keyOf = ({ country, region = '' }: { country: string; region?: string | undefined }) => `${country} ${region}`
  const taken = new Map(others.flatMap((zone) => zone.places.map((place) => [keyOf(place), zone.name])))
  const twice = placesOf(countries).find((place) => taken.has(keyOf(place)))
  return twice ? `${placeInWords(twice)} is in “${taken.get(keyOf(twice))}” already.` : null
}
