import { useEffect, useRef, useState } from 'react'
import type { CartEntry } from '#shared/cart/schema.ts'
import { addToCart } from '../../islands/cart-store.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import { titleOf } from './cart-line-parts.tsx'
import { cartPageTexts } from './texts.ts'

interface RemovedLineProps {
  readonly entry: CartEntry
  /** The line's position among the entries of the cart. */
  readonly row: number
  readonly onBack: () => void
}

/** Replaces a removed line, with a button that restores it. It gets the focus that the line had. */
export function RemovedLine({ entry, row, onBack }: RemovedLineProps) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])

  async function undo() {
    if (isBusy) return
    setIsBusy(true)
    const { itemId, quantity, chosenVariant, additionalFields, ownAmountCents, picks } = entry
    const result = await addToCart({
      ...{ itemId, sku: chosenVariant.sku, quantity, additionalFields, ownAmountCents, row },
      parts: picks,
    })
    if (result.ok) return onBack()
    setIsBusy(false)
    setError(describeCartFailure(result.failure))
  }

  return (
    <li className="cart-removed" aria-busy={isBusy}>
      <p>
        {cartPageTexts.removed(titleOf(entry))}{' '}
        {error && (
          <span className="field-error" role="alert">
            {error}
          </span>
        )}
      </p>
      <button ref={button} className="button is-quiet" type="button" onClick={() => void undo()}>
        {cartPageTexts.undo}
        <span className="visually-hidden">{cartPageTexts.removalOf(titleOf(entry))}</span>
      </button>
    </li>
  )
}
