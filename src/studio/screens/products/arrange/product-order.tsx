import { Skeleton } from '@mantine/core'
import { listChangesCall } from '#shared/changes/schema.ts'
import { listProductsCall, moveProductCall } from '#shared/products/api.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import classes from '#studio/kit/sortable/order-list.module.css'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { useShownOrder } from '#studio/kit/sortable/use-shown-order.ts'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { ProductPlaceRow } from './product-place-row.tsx'

/** The products of a store page in the shop's own order, moved by pointer or keyboard. */
export function ProductOrder({ collectionId }: { readonly collectionId: string }) {
  const pages = useContractPages(listProductsCall, { query: { collectionId, sort: 'manual' } })
  const rows = pages.data?.pages.flatMap((page) => page.products) ?? []
  const canWrite = useMay()('products.write')
  const sayUndo = useUndoNotice()
  const move = useContractMutation(moveProductCall, {
    outdates: [listProductsCall, listChangesCall],
    onDone: ({ batchId }) => sayUndo('Product moved', batchId),
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const order = useShownOrder({ ids: [...byId.keys()], updatedAt: pages.dataUpdatedAt }, move)
  const onMove = (productId: string, overId: string) =>
    move.mutate({ parameters: { productId }, body: { afterProductId: order.show(productId, overId) } })

  if (pages.error && !pages.data) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
  if (pages.isPending) return <Skeleton height={320} radius="md" />
  if (rows.length === 0)
    return (
      <EmptyState title="No products yet" picture={<GhostRows withPictures />}>
        Add another product to set the order.
      </EmptyState>
    )
  return (
    <>
      <SortableList ids={order.ids} nameOf={(id) => byId.get(id)?.title ?? ''} onMove={onMove} isDisabled={!canWrite}>
        <ol className={classes.list} aria-label="Products in their order">
          {order.ids.map((id) => (
            <ProductPlaceRow key={id} product={byId.get(id)!} canMove={canWrite} />
          ))}
        </ol>
      </SortableList>
      <ShowMore pages={pages} />
    </>
  )
}
