import { Button, Skeleton } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import {
  type CollectionRow,
  type ItemRow,
  listItemCollectionsCall,
  listItemsCall,
  moveItemCall,
} from '#shared/items/api.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import classes from '#studio/kit/sortable/order-list.module.css'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { useShownOrder } from '#studio/kit/sortable/use-shown-order.ts'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { statusTones } from './item-words.ts'
import { capital, kindWords } from './kind-words.ts'

/** The order of a collection whose items the owner arranges. */
export function ItemOrder() {
  const { collectionId = '' } = useParams()
  const query = useContractQuery(listItemCollectionsCall, {})
  const back = { to: `/collections/${collectionId}`, label: 'Collection' }
  return (
    <DetailPage query={query} back={back} waitingTitle="Order">
      {({ collections }) => {
        const collection = collections.find(({ id }) => id === collectionId)
        if (collection) return <Order collection={collection} />
        return (
          <Page title="Order" back={{ to: '/collections', label: 'Collections' }}>
            <EmptyState title="This collection no longer exists">It may have been deleted.</EmptyState>
          </Page>
        )
      }}
    </DetailPage>
  )
}

function Order({ collection }: { readonly collection: CollectionRow }) {
  const { item, items } = kindWords[collection.kind]
  return (
    <Page
      title={`${capital(item)} order`}
      back={{ to: `/collections/${collection.id}`, label: collection.title }}
      lead={`Visitors see ${items} in this order. Drag to reorder, or press Space and use the arrow keys.`}
      width="narrow"
      actions={
        <Button component="a" href={collection.path} target="_blank" rel="noreferrer" variant="default">
          View page
        </Button>
      }
    >
      <Rows collection={collection} />
    </Page>
  )
}

function Rows({ collection }: { readonly collection: CollectionRow }) {
  const { item, items } = kindWords[collection.kind]
  const pages = useContractPages(listItemsCall, { parameters: { collectionId: collection.id }, query: {} })
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? []
  const sayUndo = useUndoNotice()
  const move = useContractMutation(moveItemCall, {
    outdates: [listItemsCall, listChangesCall],
    onDone: ({ batchId }) => sayUndo(`${capital(item)} moved`, batchId),
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const order = useShownOrder({ ids: [...byId.keys()], updatedAt: pages.dataUpdatedAt }, move)
  const onMove = (itemId: string, overId: string) =>
    move.mutate({ parameters: { itemId }, body: { afterItemId: order.show(itemId, overId) } })
  if (pages.error && !pages.data) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
  if (pages.isPending) return <Skeleton height={320} radius="md" />
  if (rows.length === 0)
    return (
      <EmptyState title={`No ${items} yet`} picture={<GhostRows withPictures />}>
        Add {items} to set their order.
      </EmptyState>
    )
  return (
    <SortableList ids={order.ids} nameOf={(id) => byId.get(id)?.title ?? ''} onMove={onMove}>
      <ol className={classes.list} aria-label={`${capital(items)} in their order`}>
        {order.ids.map((id) => (
          <PlaceRow key={id} row={byId.get(id)!} />
        ))}
      </ol>
    </SortableList>
  )
}

/** One item at its position: its handle moves it, its name opens it. */
function PlaceRow({ row: { id, title, picture, status } }: { readonly row: ItemRow }) {
  const { item, handle } = useSortableItem(id)
  return (
    <li {...item} className={classes.row}>
      <DragHandle label={`Move ${title}`} handle={handle} />
      <Thumbnail url={picture?.assetUrl ?? null} width={100} focalPoint={picture?.focalPoint} />
      <Link className={classes.name} to={`/items/${id}`}>
        {title}
      </Link>
      {status !== 'published' && <StateMark tone={statusTones[status]}>{statusLabels[status]}</StateMark>}
    </li>
  )
}
