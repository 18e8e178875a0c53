import { Button } from '@mantine/core'
import { ArrowUpDown, Download, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { exportProducts } from '#shared/imports/schema.ts'
import { listProducts, type ProductRow } from '#shared/products/api.ts'
import { productStatuses, productTypes } from '#shared/products/codes.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/member-context.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { statusWords, stockWords, typeWords } from './product-words.ts'

const types = [productTypes.physical, productTypes.digital, productTypes.service, productTypes.giftCard]

/** All products, the last changed first. */
export function ProductList() {
  const { values, change, isNarrowed } = useFilters({
    search: 'text',
    status: productStatuses,
    stock: ['in-stock', 'sold-out'] as const,
    productType: types.map(String),
    categoryId: 'text',
  })
  const query = { ...values, productType: values.productType as unknown as number }
  const pages = useContractPages(listProducts, { query })
  const rows = pages.data?.pages.flatMap((page) => page.products) ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const formats = useFormats()
  const canWrite = useMay()('products.write')
  return (
    <>
      <ListPage
        title="Products"
        noun="products"
        label="Products"
        pages={pages}
        rows={rows}
        keyOf={(product) => product.id}
        linkOf={(product) => `/products/${product.id}`}
        nameOf={(product) => product.title}
        nameTitle="Product"
        leadOf={({ picture }) => (
          <Thumbnail url={picture?.assetUrl ?? null} width={100} focalPoint={picture?.focalPoint} />
        )}
        columns={columnsFor(formats)}
        phone={{
          aside: (product) => <Price product={product} formats={formats} />,
          below: (product) => (
            <>
              <Status product={product} formats={formats} />
              <Stock product={product} />
            </>
          ),
        }}
        selection={canWrite ? selection : undefined}
        actions={
          <>
            <Button
              component={Link}
              to="/products/order"
              variant="default"
              leftSection={<ArrowUpDown size={16} aria-hidden />}
            >
              Arrange
            </Button>
            <Button
              component="a"
              href={exportProducts.path}
              download
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
            >
              Export CSV
            </Button>
            {canWrite && (
              <Button component={Link} to="/products/new" leftSection={<Plus size={16} aria-hidden />}>
                Add product
              </Button>
            )}
          </>
        }
        isNarrowed={isNarrowed}
        onWiden={() => change({ search: null, status: null, stock: null, productType: null, categoryId: null })}
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
                { value: 'sold-out', label: 'Sold out' },
              ]}
              onChange={(stock) => change({ stock })}
            />
            <FilterSelect
              label="Kind"
              width={130}
              value={values.productType}
              choices={types.map((type) => ({ value: String(type), label: typeWords[type] }))}
              onChange={(productType) => change({ productType })}
            />
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
                    Add the first product
                  </Button>
                  <Button component={Link} to="/imports" variant="default">
                    Import from another shop
                  </Button>
                </>
              )
            }
          >
            A title, a price and a picture are enough to begin with.
          </EmptyState>
        }
      />
      <BulkBar selection={selection} />
    </>
  )
}

function columnsFor(formats: Formats): Column<ProductRow>[] {
  return [
    { title: 'Status', cell: (product) => <Status product={product} formats={formats} /> },
    { title: 'Stock', cell: (product) => <Stock product={product} /> },
    { title: 'Variants', align: 'end', isSpare: true, cell: (product) => formats.number(product.variantCount) },
    { title: 'Changed', isSpare: true, cell: (product) => formats.ago(product.updatedAt) },
    { title: 'Price', align: 'end', cell: (product) => <Price product={product} formats={formats} /> },
  ]
}

function Status({ product, formats }: { readonly product: ProductRow; readonly formats: Formats }) {
  const { tone, label } = statusWords[product.status]
  const isScheduled = product.status === 'scheduled' && product.publishAt !== null
  return <StateMark tone={tone}>{isScheduled ? `${label}, ${formats.day(product.publishAt!)}` : label}</StateMark>
}

function Stock({ product }: { readonly product: ProductRow }) {
  const { tone, label } = stockWords(product)
  return <StateMark tone={tone}>{label}</StateMark>
}

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
