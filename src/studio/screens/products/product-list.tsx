import { Alert, Button, Group, Text } from '@mantine/core'
import { ArrowUpDown, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { listProductsCall } from '#shared/products/api.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { SelectEverything } from '#studio/kit/select-everything.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useWholeSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { productsViewOnly } from '#studio/session/view-only.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ExportMenu } from './export-menu.tsx'
import { columnsFor, Price, Status, Stock } from './product-cells.tsx'
import { productDrafts } from './product-drafts.ts'
import { ProductFilters, productFilters, typeOf } from './product-filters.tsx'

/** Ascending orders: from A to Z, or from the lowest to the highest. */
const ascending = new Set<string>(['title', 'price-low', 'stock-low', 'updated-first'])

/** All products, the last edited first. */
export function ProductList() {
  const { values, change } = useFilters(productFilters)
  const { sort, ...narrowing } = values
  const filter = { ...narrowing, productType: typeOf(narrowing.productType) }
  const isNarrowed = Object.keys(narrowing).length > 0
  const pages = useContractPages(listProductsCall, { query: { ...filter, sort } })
  const total = pages.data?.pages[0]?.total ?? null
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
        filters={<ProductFilters values={values} change={change} />}
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
