import { ActionIcon, Input, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { getProductCall, listProductsCall } from '#shared/products/api.ts'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { ask, keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import classes from './related-products.module.css'

interface RelatedProductsProps {
  readonly productId: string | null
  readonly relatedIds: readonly string[]
  readonly onChange: (relatedIds: string[]) => void
}

const MOST = 20

/** Products that are shown below this one; without any, the shop chooses from the same categories. */
export function RelatedProducts({ productId, relatedIds, onChange }: RelatedProductsProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = useContractQuery(
    listProductsCall,
    { query: { ...(search && { search }) } },
    { keepsPreviousData: true },
  )
  const chosen = useQueries({
    queries: relatedIds.map((id) => {
      const input = { parameters: { productId: id } }
      return {
        queryKey: keyOf(getProductCall, input),
        queryFn: () => ask(getProductCall, input),
        staleTime: 60_000,
      }
    }),
  })
  const choices = (found.data?.products ?? [])
    .filter(({ id }) => id !== productId && !relatedIds.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }))

  return (
    <Input.Wrapper label="Related products" description="Leave empty to show products from the same categories.">
      {relatedIds.length > 0 && (
        <ul className={classes.chosen}>
          {relatedIds.map((id, index) => {
            const product = chosen[index]?.data?.product
            const title = product?.title ?? (chosen[index]?.error ? 'Deleted product' : '…')
            return (
              <li key={id} className={classes.product}>
                <Thumbnail url={product?.pictures[0]?.assetUrl ?? null} width={100} size={32} />
                <span className={classes.title}>{title}</span>
                <ActionIcon
                  size={28}
                  aria-label={`Remove ${title}`}
                  onClick={() => onChange(relatedIds.filter((one) => one !== id))}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      {relatedIds.length < MOST && (
        <Select
          aria-label="Add a related product"
          placeholder="Search products"
          mt={6}
          data={choices}
          // The server has searched already.
          filter={({ options }) => options}
          searchable
          value={null}
          searchValue={typed}
          onSearchChange={setTyped}
          nothingFoundMessage={found.isFetching ? 'Searching…' : 'No products match.'}
          onChange={(id) => {
            if (id) onChange([...relatedIds, id])
            setTyped('')
          }}
        />
      )}
    </Input.Wrapper>
  )
}
