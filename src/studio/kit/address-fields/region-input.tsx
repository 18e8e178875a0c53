import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Address, listRegionsCall } from '#shared/addresses/schema.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface RegionInputProps {
  readonly label: string
  readonly country: Address['country']
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (region: string) => void
}

/**
 * The state, province or prefecture of an address. Taxes depend on its code, so it is chosen from a list where the
 * country has codes, and typed elsewhere.
 */
export function RegionInput({ label, country, value, error, onChange }: RegionInputProps) {
  const { data } = useContractQuery(listRegionsCall, { parameters: { country } })
  const known = data?.regions ?? []
  if (known.length === 0)
    return (
      <TextInput
        label={label}
        value={value}
        autoComplete="off"
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const isKnown = value === '' || known.some(({ code }) => code === value)
  return (
    <SearchSelect
      label={label}
      data={[
        ...known.map(({ code, name }) => ({ value: code, label: name })),
        ...(isKnown ? [] : [{ value, label: `${value} (not in the list)` }]),
      ]}
      value={value || null}
      error={error}
      clearable
      onChange={(region) => onChange(region ?? '')}
    />
  )
}
