import { MultiSelect } from '@mantine/core'
import { listRegionsCall } from '#shared/addresses/schema.ts'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { placeInWords } from '../places.ts'

interface RegionsFieldProps {
  readonly country: string
  readonly regions: readonly string[]
  readonly onChange: (regions: string[]) => void
}

/** Regions of a country; none chosen means all of it. */
export function RegionsField({ country, regions, onChange }: RegionsFieldProps) {
  const { data, error } = useContractQuery(listRegionsCall, { parameters: { country } })
  const known = data?.regions ?? []
  const name = placeInWords({ country })
  // In some countries regions are free text: there is nothing to choose from.
  const isFree = data !== undefined && known.length === 0
  return (
    <MultiSelect
      label={`Regions of ${name}`}
      description={isFree ? 'Addresses in this country have no regions to choose from.' : undefined}
      placeholder={regions.length === 0 ? `All of ${name}` : ''}
      data={data ? known.map((region) => ({ value: region.code, label: region.name })) : [...regions]}
      searchable
      disabled={isFree}
      maxDropdownHeight={260}
      value={[...regions]}
      error={error ? wordsFor(error) : null}
      onChange={onChange}
    />
  )
}
