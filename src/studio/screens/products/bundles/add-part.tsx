import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { listProductsCall } from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface AddPartProps {
  /** The product that is edited: a bundle is no part of itself. */
  readonly productId: string | null
  /** An error of a bundle without parts. */
  readonly error: string | null
  readonly onAdd: (productId: string) => void
}

/** Finds a product of the shop for a bundle. */
export function AddPart({ productId, error, onAdd }: AddPartProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = useContractQuery(
    listProductsCall,
    { query: { ...(search && { search }) } },
    { keepsPreviousData: true },
  )
  const choices = (found.data?.products ?? [])
    .filter(({ id, productType }) => id !== productId && productType !== productTypes.giftCard)
    .map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Select
      label="Add a product"
      placeholder="Search products"
      data={choices}
      // The server has searched already.
      filter={({ options }) => options}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={found.isFetching ? 'Searching…' : 'No products match.'}
      error={error}
      onChange={(id) => {
        if (id) onAdd(id)
        setTyped('')
      }}
    />
  )
}
