import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getProductCall, listProductsCall } from '#shared/products/api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface ProductChoiceProps {
  readonly label: string
  readonly description?: string
  readonly value: string | null
  readonly change: (value: string) => void
}

const SEARCH_DELAY = 250

/** One product of the site, found by its name. */
export function ProductChoice({ value, change, ...common }: ProductChoiceProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, SEARCH_DELAY)
  const found = useContractQuery(
    listProductsCall,
    { query: search === '' ? {} : { search } },
    { keepsPreviousData: true },
  )
  const chosen = useContractQuery(
    getProductCall,
    { parameters: { productId: value ?? '' } },
    { enabled: value !== null },
  )
  const products = (found.data?.products ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const isListed = products.some((one) => one.value === value)
  const title = chosen.data?.product.title
  return (
    <Select
      {...common}
      data={value !== null && !isListed && title ? [{ value, label: title }, ...products] : products}
      value={value}
      placeholder={value === null ? 'Choose a product' : 'Deleted product'}
      nothingFoundMessage="No matches"
      searchable
      // The server has searched already.
      filter={({ options }) => options}
      onSearchChange={(words) => setTyped(words === title ? '' : words)}
      onChange={(next) => next && change(next)}
    />
  )
}
