import type { PriceView } from './price-view.ts'
import { productTexts } from './texts.ts'

/** A price with its notes; a former price is struck through, and labeled for screen readers. */
export function Price({ view }: { view: PriceView }) {
  return (
    <div className={view.kind === 'sale' ? 'product-price is-sale' : 'product-price'}>
      <PriceLine view={view} />
      {view.unitPrice && <UnitPrice words={view.unitPrice} />}
      {view.lowestPrice && <span className="price-note">{view.lowestPrice}</span>}
    </div>
  )
}

function PriceLine({ view }: { view: PriceView }) {
  if (view.kind === 'from') return productTexts.from(view.price)
  if (view.kind === 'plain') return view.price
  return (
    <>
      <span className="visually-hidden">{productTexts.salePrice} </span>
      <span className="sale-price">{view.price}</span>{' '}
      <span className="visually-hidden">{productTexts.originalPrice} </span>
      <s className="original-price">{view.original}</s>
    </>
  )
}

/** A unit price, on a line of its own. */
export function UnitPrice({ words }: { words: string }) {
  return (
    <span className="price-note">
      <span className="visually-hidden">{productTexts.unitPriceLabel} </span>
      {words}
    </span>
  )
}
