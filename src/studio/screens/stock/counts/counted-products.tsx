import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { listProductsCall } from '#shared/products/api.ts'
import { countLimits } from '#shared/stock-counts/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface CountedProductsProps {
  readonly productIds: readonly string[]
  readonly onChange: (productIds: readonly string[]) => void
}

/** The products of a count, found by the server while someone types. */
export function CountedProducts({ productIds, onChange }: CountedProductsProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const found = useContractQuery(
    listProductsCall,
    { query: { ...(search && { search }) } },
    { keepsPreviousData: true },
  )
  const choices = (found.data?.products ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const chosen = productIds
    .filter((id) => !choices.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: titles[id] ?? '' }))
  return (
    <MultiSelect
      label="Products"
      placeholder={productIds.length === 0 ? 'Search products' : ''}
      data={[...chosen, ...choices]}
      // The server has searched already.
      filter={({ options }) => options.filter((option) => 'value' in option && !productIds.includes(option.value))}
      searchable
      value={[...productIds]}
      maxValues={countLimits.products}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={found.isFetching ? 'Searching…' : 'No products match.'}
      onChange={(next) => {
        setTitles((now) => ({ ...now, ...Object.fromEntries(choices.map(({ value, label }) => [value, label])) }))
        onChange(next)
      }}
    />
  )
}
