import type { PriceView } from './price-view.ts'
import { productTexts } from './texts.ts'

/** A price; a former price is struck through, and labeled for screen readers. */
export function Price({ view }: { view: PriceView }) {
  if (view.kind === 'from') return <div className="product-price">{productTexts.from(view.price)}</div>
  if (view.kind === 'plain') return <div className="product-price">{view.price}</div>
  return (
    <div className="product-price is-sale">
      <span className="visually-hidden">{productTexts.salePrice} </span>
      <span className="sale-price">{view.price}</span>{' '}
      <span className="visually-hidden">{productTexts.originalPrice} </span>
      <s className="original-price">{view.original}</s>
    </div>
  )
}
