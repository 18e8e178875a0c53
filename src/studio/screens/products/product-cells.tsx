import { Text, Tooltip } from '@mantine/core'
import type { ProductRow } from '#shared/products/api.ts'
import type { Column } from '#studio/kit/row-list.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import type { Formats } from '#studio/kit/use-formats.ts'
import { lowVariantWords, statusWords, stockWords } from './product-words.ts'

/** The columns of the list of products. @param unsaved ids of products with unsaved changes in this tab */
export function columnsFor(formats: Formats, unsaved: ReadonlySet<string>): Column<ProductRow>[] {
  return [
    {
      title: 'Status',
      width: 190,
      cell: (product) => <Status product={product} formats={formats} isUnsaved={unsaved.has(product.id)} />,
    },
    {
      title: 'Stock',
      width: 128,
      sorts: ['stock-low', 'stock-high'],
      cell: (product) => <Stock product={product} />,
    },
    {
      title: 'Variants',
      width: 84,
      align: 'end',
      isSpare: true,
      cell: (product) => formats.number(product.variantCount),
    },
    {
      title: 'Last edited',
      width: 132,
      isSpare: true,
      sorts: ['updated', 'updated-first'],
      cell: (product) => formats.ago(product.updatedAt),
    },
    {
      title: 'Price',
      width: 148,
      align: 'end',
      sorts: ['price-low', 'price-high'],
      cell: (product) => <Price product={product} formats={formats} />,
    },
  ]
}

interface StatusProps {
  readonly product: ProductRow
  readonly formats: Formats
  /** Whether this tab stores unsaved changes of it. */
  readonly isUnsaved: boolean
}

/** Whether visitors see a product, or that it has unsaved changes here. */
export function Status({ product, formats, isUnsaved }: StatusProps) {
  if (isUnsaved) return <StateMark tone="look">Unsaved changes</StateMark>
  const { tone, label } = statusWords[product.status]
  const isScheduled = product.status === 'scheduled' && product.publishAt !== null
  return <StateMark tone={tone}>{isScheduled ? `${label}, ${formats.day(product.publishAt!)}` : label}</StateMark>
}

/** What of a product can be sold, and which of its variants are low. */
export function Stock({ product }: { readonly product: ProductRow }) {
  const { tone, label } = stockWords(product)
  const low = product.lowVariants.map(lowVariantWords)
  return (
    <div>
      <StateMark tone={tone}>{label}</StateMark>
      {low.length > 0 && (
        <Tooltip
          label={shortList(low).join('\n')}
          events={{ hover: true, focus: true, touch: true }}
          style={{ whiteSpace: 'pre-line' }}
        >
          <Text size="xs" c="var(--ink-soft)" truncate>
            {low.length === 1 ? low[0] : `${low.length} variants low`}
          </Text>
        </Tooltip>
      )}
    </div>
  )
}

/** As many variants as a tooltip has space for; the stock sheet shows all of them. */
const MOST_NAMED = 12

const shortList = (low: readonly string[]): readonly string[] =>
  low.length > MOST_NAMED ? [...low.slice(0, MOST_NAMED), `and ${low.length - MOST_NAMED} more`] : low

/** The price of a product, or the lowest one of its variants. */
export function Price({ product, formats }: { readonly product: ProductRow; readonly formats: Formats }) {
  const { priceFromCents, priceToCents, onSale } = product
  const words = formats.money(priceFromCents)
  return (
    <>
      {onSale && <span style={{ color: 'var(--ink-soft)' }}>sale </span>}
      {priceFromCents === priceToCents ? words : `from ${words}`}
    </>
  )
}
