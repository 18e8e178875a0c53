import { listRegionsCall } from '#shared/addresses/schema.ts'
import { wordsFor } from '#studio/kit/refusal.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface PickupRegionFieldProps {
  /** The country of the shop, where its customers pick up. */
  readonly country: string
  readonly region: string | undefined
  readonly onChange: (region: string | null) => void
}

/** The region in which pickup orders are taxed. Nothing in countries without regions. */
export function PickupRegionField({ country, region, onChange }: PickupRegionFieldProps) {
  const { data, error } = useContractQuery(listRegionsCall, { parameters: { country } })
  const known = data?.regions ?? []
  if (known.length === 0 && !error) return null
  return (
    <SearchSelect
      label="Pickup region"
      description="Pickup orders are taxed at the rates of this region."
      placeholder="Choose a region"
      data={known.map(({ code, name }) => ({ value: code, label: name }))}
      value={region ?? null}
      clearable
      error={error ? wordsFor(error) : null}
      onChange={onChange}
    />
  )
}
