import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { DraftLine } from '#shared/draft-orders/schema.ts'
import { isMoney } from '#shared/products/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { listStockCall, type StockRow } from '#shared/stock/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { AddBundleDialog } from './bundles/add-bundle-dialog.tsx'

type ProductLine = Extract<DraftLine, { kind: 'product' }>

interface AddProductProps {
  /** The variants that are in the draft already. */
  readonly chosen: readonly string[]
  /** Absent: all that are sold. */
  readonly accepts?: (variant: StockRow) => boolean
  readonly onAdd: (line: ProductLine) => void
  readonly label?: string
  readonly error?: string | undefined
  /** Whether bundles can be added; what customers pick of them is chosen in a dialog. */
  readonly withBundles?: boolean
}

/** Finds a variant of the shop, and adds it at its price. Gift cards are sold in the shop alone. */
export function AddProduct(props: AddProductProps) {
  const { chosen, accepts = () => true, onAdd, label = 'Add a product', error, withBundles = false } = props
  const [bundle, setBundle] = useState<ProductLine | null>(null)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = useContractQuery(
    listStockCall,
    { query: { ...(search && { search }), ...(withBundles && { bundles: '1' as const }) } },
    { keepsPreviousData: true },
  )
  const variants = (found.data?.variants ?? []).filter(
    (variant) => !chosen.includes(variant.variantId) && !isMoney(variant.productType) && accepts(variant),
  )
  const nameOf = ({ productTitle, attributes }: (typeof variants)[number]) =>
    [productTitle, variantTitle(attributes)].filter(Boolean).join(' · ')
  return (
    <>
      <Select
        label={label}
        error={error}
        placeholder="Search products"
        data={variants.map((variant) => ({ value: variant.variantId, label: `${nameOf(variant)} (${variant.sku})` }))}
        // The server has searched already.
        filter={({ options }) => options}
        searchable
        // The focus that returns from the dialog of a bundle opens no list.
        openOnFocus={false}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        nothingFoundMessage={found.isFetching ? 'Searching…' : 'No products match.'}
        style={{ flex: '1 1 260px' }}
        onChange={(variantId) => {
          const variant = variants.find((one) => one.variantId === variantId)
          setTyped('')
          if (!variant) return
          const line: ProductLine = {
            kind: 'product',
            productId: variant.productId,
            variantId: variant.variantId,
            title: nameOf(variant),
            quantity: 1,
            unitPriceCents: unitPriceCents(variant),
          }
          if (variant.isBundle) setBundle(line)
          else onAdd(line)
        }}
      />
      {bundle && <AddBundleDialog line={bundle} onAdd={onAdd} close={() => setBundle(null)} />}
    </>
  )
}
