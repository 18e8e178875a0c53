import { Alert, Button, Group, Text, Tooltip } from '@mantine/core'
import { ArrowUpDown, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { listProductsCall, type ProductRow, productSorts } from '#shared/products/api.ts'
import { productStatuses, productTypes } from '#shared/products/codes.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { SelectEverything } from '#studio/kit/select-everything.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useWholeSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { ExportMenu } from './export-menu.tsx'
import { productDrafts } from './product-drafts.ts'
import { lowVariantWords, statusWords, stockWords, typeWords } from './product-words.ts'
import { productsViewOnly } from './view-only.ts'

const types = [
  productTypes.physical,
  productTypes.digital,
  productTypes.service,
  productTypes.giftCard,
  productTypes.donation,
]

/** All products, the last edited first. */
export function ProductList() {
  const { values, change } = useFilters({
    search: 'text',
    status: productStatuses,
    stock: ['in-stock', 'few-left', 'sold-out'] as const,
    sellable: ['no'] as const,
    productType: types.map(String),
    collectionId: 'text',
    categoryId: 'text',
    sort: productSorts,
  })
  const { sort, ...narrowing } = values
  const filter = { ...narrowing, productType: types.find((type) => String(type) === narrowing.productType) }
  const isNarrowed = Object.keys(narrowing).length > 0
  const pages = useContractPages(listProductsCall, { query: { ...filter, sort } })
  const total = pages.data?.pages[0]?.total ?? null
  const stores = useContractQuery(listCollectionsCall, {}).data?.collections ?? []
  const rows = pages.data?.pages.flatMap((page) => page.products) ?? []
  const selection = useWholeSelection(
    rows.map(({ id }) => id),
    total,
    JSON.stringify(narrowing),
  )
  const formats = useFormats()
  const [kept, setKept] = useState(() => productDrafts.held())
  // Read again when the editor has closed: it stores the last input when it closes.
  useEffect(() => setKept(productDrafts.held()), [])
  const canWrite = useMay()('products.write')
  return (
    <>
      <ListPage
        title="Products"
        lead={canWrite ? undefined : productsViewOnly}
        noun="products"
        label="Products"
        pages={pages}
        rows={rows}
        total={total}
        keyOf={(product) => product.id}
        linkOf={(product) => `/products/${product.id}`}
        nameOf={(product) => product.title}
        nameTitle="Product"
        nameSorts={['title', 'title-last']}
        // Search results are sorted by relevance.
        sorting={
          values.search
            ? undefined
            : {
                value: sort ?? 'updated',
                isAscending: (one) => ascending.has(one),
                onChange: (next) => change({ sort: next === 'updated' ? null : next }),
              }
        }
        beforeRows={<SelectEverything selection={selection} shown={rows.length} total={total} noun="products" />}
        leadOf={({ picture }) => (
          <Thumbnail url={picture?.assetUrl ?? null} width={100} focalPoint={picture?.focalPoint} />
        )}
        columns={columnsFor(formats, kept.ids)}
        above={kept.hasNew && <UnsavedProduct />}
        phone={{
          aside: (product) => <Price product={product} formats={formats} />,
          below: (product) => (
            <>
              <Status product={product} formats={formats} isUnsaved={kept.ids.has(product.id)} />
              <Stock product={product} />
            </>
          ),
        }}
        selection={canWrite ? selection : undefined}
        actions={
          <>
            {canWrite && (
              <Button
                component={Link}
                to="/products/order"
                variant="default"
                leftSection={<ArrowUpDown size={16} aria-hidden />}
              >
                Reorder
              </Button>
            )}
            <ExportMenu />
            {canWrite && (
              <Button component={Link} to="/products/new" leftSection={<Plus size={16} aria-hidden />}>
                Add product
              </Button>
            )}
          </>
        }
        isNarrowed={isNarrowed}
        onWiden={() =>
          change({
            search: null,
            status: null,
            stock: null,
            sellable: null,
            productType: null,
            collectionId: null,
            categoryId: null,
          })
        }
        filters={
          <>
            <SearchField
              label="Search by title, SKU, option or tag"
              value={values.search ?? ''}
              onChange={(search) => change({ search })}
            />
            <FilterSelect
              label="Status"
              width={150}
              value={values.status}
              choices={productStatuses.map((status) => ({ value: status, label: statusWords[status].label }))}
              onChange={(status) => change({ status })}
            />
            <FilterSelect
              label="Stock"
              width={130}
              value={values.stock}
              choices={[
                { value: 'in-stock', label: 'In stock' },
                { value: 'few-left', label: 'Low stock' },
                { value: 'sold-out', label: 'Sold out' },
              ]}
              onChange={(stock) => change({ stock })}
            />
            <FilterSelect
              label="Type"
              width={130}
              value={values.productType}
              choices={types.map((type) => ({ value: String(type), label: typeWords[type] }))}
              onChange={(productType) => change({ productType })}
            />
            {values.sellable && (
              <FilterSelect
                label="Can be sold"
                width={130}
                value={values.sellable}
                choices={[{ value: 'no', label: 'Not yet' }]}
                onChange={(sellable) => change({ sellable })}
              />
            )}
            {stores.length > 1 && (
              <FilterSelect
                label="Store page"
                width={150}
                value={values.collectionId}
                choices={stores.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={(collectionId) => change({ collectionId })}
              />
            )}
            <CategoryFilter value={values.categoryId ?? ''} onChange={(categoryId) => change({ categoryId })} />
          </>
        }
        empty={
          <EmptyState
            title="No products yet"
            picture={<GhostRows withPictures />}
            action={
              canWrite && (
                <>
                  <Button component={Link} to="/products/new">
                    Add a product
                  </Button>
                  <Button component={Link} to="/imports" variant="default">
                    Import from another shop
                  </Button>
                </>
              )
            }
          >
            All you need is a title, a price and a photo.
          </EmptyState>
        }
      />
      <BulkBar selection={selection} filter={selection.isEverything ? filter : null} />
    </>
  )
}

/** Ascending orders: from A to Z, or from the lowest to the highest. */
const ascending = new Set<string>(['title', 'price-low', 'stock-low', 'updated-first'])

function columnsFor(formats: Formats, unsaved: ReadonlySet<string>): Column<ProductRow>[] {
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

function Status({ product, formats, isUnsaved }: StatusProps) {
  if (isUnsaved) return <StateMark tone="look">Unsaved changes</StateMark>
  const { tone, label } = statusWords[product.status]
  const isScheduled = product.status === 'scheduled' && product.publishAt !== null
  return <StateMark tone={tone}>{isScheduled ? `${label}, ${formats.day(product.publishAt!)}` : label}</StateMark>
}

/** A new product of this tab that is not saved yet. */
function UnsavedProduct() {
  return (
    <Alert color="notice" mb="md">
      <Group justify="space-between">
        <Text size="sm">You have a new product that isn’t saved yet.</Text>
        <Button component={Link} to="/products/new" size="compact-sm" variant="default">
          Continue editing
        </Button>
      </Group>
    </Alert>
  )
}

function Stock({ product }: { readonly product: ProductRow }) {
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

function Price({ product, formats }: { readonly product: ProductRow; readonly formats: Formats }) {
  const { priceFromCents, priceToCents, onSale } = product
  const words = formats.money(priceFromCents)
  return (
    <>
      {onSale && <span style={{ color: 'var(--ink-soft)' }}>sale </span>}
      {priceFromCents === priceToCents ? words : `from ${words}`}
    </>
  )
}
