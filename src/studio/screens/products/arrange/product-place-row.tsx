import { Link } from 'react-router'
import type { ProductRow } from '#shared/products/api.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import classes from '#studio/kit/sortable/order-list.module.css'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { statusWords, stockWords } from '../product-words.ts'

/** One product at its position: its handle moves it, its name opens it. */
export function ProductPlaceRow({ product, canMove }: { readonly product: ProductRow; readonly canMove: boolean }) {
  const { item, handle } = useSortableItem(product.id)
  const { id, title, picture, status, soldOut } = product
  return (
    <li {...item} className={classes.row}>
      {canMove && <DragHandle label={`Move ${title}`} handle={handle} />}
      <Thumbnail url={picture?.assetUrl ?? null} width={100} focalPoint={picture?.focalPoint} />
      <Link className={classes.name} to={`/products/${id}`}>
        {title}
      </Link>
      {status !== 'published' ? (
        <StateMark tone={statusWords[status].tone}>{statusWords[status].label}</StateMark>
      ) : (
        soldOut && <StateMark tone={stockWords(product).tone}>{stockWords(product).label}</StateMark>
      )}
    </li>
  )
}
