import { Check, X } from 'lucide-react'
import { useEffect } from 'react'
import type { CartEntry, ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { useDialog } from '../../dialogs/use-dialog.ts'
import { MissingPicture } from '../../pictures/missing-picture.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { BundlePartsList } from '../bundle-parts-list.tsx'
import { checkoutObstacle } from '../checkout-obstacle.ts'
import { FreeShippingLine } from '../free-shipping-line.tsx'
import { purchaseTexts } from '../texts.ts'

export interface MiniCartProps {
  readonly cart: ShoppingCart
  /** The line that was just changed. */
  readonly added: CartEntry
  readonly moneyFormat: MoneyFormat
  readonly onClosed: () => void
}

/**
 * The added item, the cart's total, and links to cart and checkout: at the side of a wide window, at the bottom of a
 * phone.
 */
export default function MiniCart({ cart, added, moneyFormat, onClosed }: MiniCartProps) {
  const { ref, open, close } = useDialog()
  useEffect(open, [open])
  const money = (cents: number) => formatMoney(cents, cart.currency, moneyFormat)
  const { totalQuantity } = cart
  const obstacle = checkoutObstacle(cart, { moneyFormat, takesPayments: true })
  return (
    <dialog className="mini-cart" ref={ref} aria-labelledby="mini-cart-title" onClose={onClosed}>
      <div className="mini-cart-content">
        <div className="mini-cart-head">
          <h2 id="mini-cart-title">
            <Check aria-hidden />
            {purchaseTexts.addedToCart}
          </h2>
          <button className="icon-button" type="button" aria-label={purchaseTexts.close} onClick={close}>
            <X aria-hidden />
          </button>
        </div>
        <AddedLine entry={added} price={money(added.subTotal)} />
        <FreeShippingLine cart={cart} moneyFormat={moneyFormat} />
        <dl className="totals">
          <div className="is-grand">
            <dt>{purchaseTexts.subtotalOf(totalQuantity)}</dt>
            <dd>{money(cart.subtotalCents)}</dd>
          </div>
        </dl>
        {obstacle && <p className="mini-cart-obstacle">{obstacle}</p>}
        <div className="mini-cart-actions">
          <a className="button is-secondary" href="/cart">
            {purchaseTexts.viewCart}
          </a>
          {!obstacle && (
            <a className="button" href="/checkout">
              {purchaseTexts.checkOut}
            </a>
          )}
          <button className="button is-quiet" type="button" onClick={close}>
            {purchaseTexts.continueShopping}
          </button>
        </div>
      </div>
    </dialog>
  )
}

function AddedLine({ entry, price }: { readonly entry: CartEntry; readonly price: string }) {
  const options = Object.values(entry.chosenVariant.attributes).join(', ')
  const language = useContentLanguage()
  return (
    <div className="mini-cart-line">
      <div className="mini-cart-picture">
        {entry.image ? (
          <Picture picture={{ ...entry.image, altText: '' }} sizes="80px" loading="eager" />
        ) : (
          <MissingPicture title={entry.title} />
        )}
      </div>
      <div>
        <p className="mini-cart-title" lang={language}>
          {entry.title}
        </p>
        {options && (
          <p className="mini-cart-options" lang={language}>
            {options}
          </p>
        )}
        <BundlePartsList entry={entry} />
        {entry.allowsSeveral && <p className="mini-cart-options">{purchaseTexts.quantity(entry.quantity)}</p>}
      </div>
      <p className="mini-cart-price">{price}</p>
    </div>
  )
}
