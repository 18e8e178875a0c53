import { Button, Select, Skeleton } from '@mantine/core'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { productsViewOnly } from '#studio/session/view-only.ts'
import { ProductOrder } from './product-order.tsx'

/** The shop's own order: what visitors see first on a store page, unless they choose another one. */
export function ArrangeScreen() {
  const stores = useContractQuery(listCollectionsCall, {})
  const { values, change } = useFilters({ store: 'text' })
  const canWrite = useMay()('products.write')
  const list = stores.data?.collections ?? []
  const store = list.find(({ id }) => id === values.store) ?? list[0]
  return (
    <Page
      title="Product order"
      back={{ to: '/products', label: 'Products' }}
      lead={
        canWrite
          ? 'Visitors see products in this order. Drag to reorder, or press Space and use the arrow keys.'
          : productsViewOnly
      }
      width="narrow"
      actions={
        store && (
          <>
            {list.length > 1 && (
              <Select
                aria-label="Store page"
                w={180}
                data={list.map(({ id, title }) => ({ value: id, label: title }))}
                value={store.id}
                onChange={(id) => change({ store: id })}
              />
            )}
            <Button component="a" href={collectionPath(store)} target="_blank" variant="default">
              View page
            </Button>
          </>
        )
      }
    >
      {stores.error && !stores.data ? (
        <ErrorState error={stores.error} onRetry={() => stores.refetch()} />
      ) : !stores.data ? (
        <Skeleton height={320} radius="md" />
      ) : store ? (
        <ProductOrder key={store.id} collectionId={store.id} />
      ) : (
        <EmptyState title="No store page yet" picture={<GhostRows withPictures />}>
          Products are shown on a store page, which is linked in the navigation.
        </EmptyState>
      )}
    </Page>
  )
}
