import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PublicForm } from '#shared/forms/schema.ts'
import { Price } from '../price.tsx'
import type { PriceView } from '../price-view.ts'
import type { StatusMarkView } from '../status-mark.tsx'
import { AddButton } from './add-button.tsx'
import type { PurchaseModel } from './model.ts'
import type { AddButtonState } from './press-add-button.ts'

interface Props {
  readonly model: PurchaseModel
  readonly form?: PublicForm | null
  readonly price: PriceView
  readonly mark: StatusMarkView | null
  readonly state: AddButtonState
  /** Whether what is chosen was just put into the cart. */
  readonly isAdded: boolean
  /** What the bar stands for: it shows while this is out of sight. */
  readonly row: RefObject<Element | null>
}

/** Price and button along the bottom of a phone. It is a part of the form, so its button sends the same choice. */
export function BuyBar({ row, price, isAdded, ...button }: Props) {
  const isOut = useIsOut(row)
  const bar = useRef<HTMLDivElement>(null)

  // There is never more than one add button in sight: when the bar goes, the focus goes on to the button in the page.
  useEffect(() => {
    if (!isOut && bar.current?.contains(document.activeElement))
      row.current?.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.focus({ preventScroll: true })
  }, [isOut, row])

  return (
    <div className="buy-bar" ref={bar} data-shown={isOut && button.model.mark?.kind !== 'sold-out' ? '' : undefined}>
      {isAdded ? (
        <a className="buy-bar-cart" href="/cart">
          View cart
        </a>
      ) : (
        <Price view={price} />
      )}
      <AddButton {...button} />
    </div>
  )
}

function useIsOut(row: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsOut(!entries.at(-1)!.isIntersecting))
    observer.observe(row.current!)
    return () => observer.disconnect()
  }, [row])
  return isOut
}
