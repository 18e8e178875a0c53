import { SimpleGrid, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { listCountries } from '#shared/addresses/countries.ts'
import { addressLayout } from '#shared/addresses/layout.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { RegionInput } from './region-input.tsx'

const countries = listCountries('en').map(({ code, name }) => ({ value: code, label: name }))

interface AddressFieldsProps {
  readonly title: string
  readonly name: string
  readonly address: Address
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (address: Address) => void
}

/** The fields of an address in the format of its country. */
export function AddressFields({ title, name, address, errors, onChange }: AddressFieldsProps) {
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <Title order={3} size="h5" component="legend" p={0} mb="xs">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        {addressLayout(address.country).map((input) => {
          const field = { label: input.label, error: errors[`${name}.${input.name}`] }
          if (input.name === 'country')
            return (
              <SearchSelect
                key={input.name}
                {...field}
                data={countries}
                value={address.country}
                // The states of one country are not those of another.
                onChange={(country) =>
                  country && onChange({ ...address, country: country as Address['country'], region: '' })
                }
              />
            )
          const put = (value: string) => onChange({ ...address, [input.name]: value })
          if (input.name === 'region')
            return (
              <RegionInput
                key={input.name}
                {...field}
                country={address.country}
                value={address.region}
                onChange={put}
              />
            )
          return (
            <TextInput
              key={input.name}
              {...field}
              value={address[input.name]}
              autoComplete="off"
              onChange={(event) => put(event.currentTarget.value)}
            />
          )
        })}
      </SimpleGrid>
    </fieldset>
  )
}
