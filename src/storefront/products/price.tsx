import type { PriceView } from './price-view.ts'
import { productTexts } from './texts.ts'

/**
 * A price; a former price is struck through, and labeled for screen readers.
 * @param notes whether its notes are below it; else `PriceNotes` draws them elsewhere
 */
export function Price({ view, notes = true }: { view: PriceView; notes?: boolean }) {
  return (
    <div className={view.kind === 'sale' ? 'product-price is-sale' : 'product-price'}>
      <PriceLine view={view} />
      {view.renewal && <span className="price-renewal"> {view.renewal}</span>}
      {view.trial && <span className="price-note">{view.trial}</span>}
      {notes && <Notes view={view} />}
    </div>
  )
}

/** What is said of a price in small letters. */
function Notes({ view: { unitPrice, lowestPrice } }: { view: PriceView }) {
  return (
    <>
      {unitPrice && <UnitPrice words={unitPrice} />}
      {lowestPrice && <span className="price-note">{lowestPrice}</span>}
    </>
  )
}

/** The notes of a price that changes, with space for those of all prices, so that nothing below moves. */
export function PriceNotes({ view, views }: { view: PriceView; views: readonly PriceView[] }) {
  const lines = Math.max(...views.map((one) => [one.unitPrice, one.lowestPrice].filter(Boolean).length))
  return (
    lines > 0 && (
      <div className="price-notes" data-lines={lines}>
        <Notes view={view} />
      </div>
    )
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
