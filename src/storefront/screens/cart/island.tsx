import { useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutObstacle } from '../../purchases/checkout-obstacle.ts'
import { CouponForm } from '../../purchases/coupon-form.tsx'
import { EmptyCart } from '../../purchases/empty-cart.tsx'
import { FreeShippingLine } from '../../purchases/free-shipping-line.tsx'
import { Summary } from '../../purchases/summary.tsx'
import { purchaseTexts } from '../../purchases/texts.ts'
import { useFreshCart } from '../../purchases/use-fresh-cart.ts'
import { arrangeRows, lineKey, type RemovedEntry } from './arrange-rows.ts'
import { CartLine } from './cart-line.tsx'
import { EstimateForm } from './estimate-form.tsx'
import type { LiveCartModel } from './model.ts'
import { PayLaterLine } from './pay-later-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import { cartPageTexts } from './texts.ts'

/** The cart with its script: each change is sent at once, and the page shows the server's answer. */
export default function Cart({ model }: { readonly model: LiveCartModel }) {
  // Bought or emptied in another tab: the server knows the order.
  const cart = useFreshCart(model.cart, (shown, now) => {
    if (shown.entries.length > 0 && now.entries.length === 0) location.replace('/cart')
  })
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([])
  /** Whether the buyer has chosen another country, for which nothing is calculated yet. */
  const [isPlaceLeft, setIsPlaceLeft] = useState(false)
  /** The line that was restored last, which gets the focus. */
  const [returned, setReturned] = useState<string | null>(null)
  const rows = arrangeRows(cart.entries, removed)

  function putBack({ entry }: RemovedEntry) {
    setRemoved((list) => list.filter((one) => one.entry !== entry))
    setReturned(lineKey(entry))
  }

  return (
    <div className="cart-layout">
      <div className="cart-content">
        {model.error && (
          <div className="notice is-error" role="alert">
            <p className="notice-title">{model.error.title}</p> <p>{model.error.text}</p>
          </div>
        )}
        {rows.length > 0 && (
          <ul className="cart-lines">
            {rows.map((row, index) =>
              row.kind === 'entry' ? (
                <CartLine
                  key={row.entry.id}
                  entry={row.entry}
                  model={model}
                  takesFocus={returned === lineKey(row.entry)}
                  isFirst={index === 0}
                  onRemoved={() => setRemoved((list) => [...list, { entry: row.entry, row: index }])}
                />
              ) : (
                <RemovedLine
                  key={`removed ${row.removed.entry.id}`}
                  entry={row.removed.entry}
                  row={row.row}
                  onBack={() => putBack(row.removed)}
                />
              ),
            )}
          </ul>
        )}
        {cart.entries.length === 0 ? (
          <EmptyCart cart={cart} shopHref={model.shopHref} sellsProducts={model.sellsProducts} placed={model.placed} />
        ) : (
          <a className="cart-continue" href={model.shopHref}>
            {cartPageTexts.continueShopping}
          </a>
        )}
      </div>
      {cart.entries.length > 0 && (
        <aside className="cart-aside" aria-label={cartPageTexts.orderSummary}>
          <FreeShippingLine cart={cart} moneyFormat={model.moneyFormat} />
          <Summary
            cart={cart}
            moneyFormat={model.moneyFormat}
            unknownShipping={cartPageTexts.unknownShipping}
            unknownTax={isPlaceLeft && cart.taxPlaces.byCountry ? purchaseTexts.unknownTax : undefined}
          />
          <PayLaterLine cart={cart} model={model} />
          <div className="cart-extras">
            <CouponForm cart={cart} csrfToken={model.csrfToken} />
            {cart.requiresShipping && <EstimateForm cart={cart} model={model} onPlaceLeft={setIsPlaceLeft} />}
          </div>
          <CheckoutLink cart={cart} model={model} />
        </aside>
      )}
    </div>
  )
}

/** The link to checkout, or the reason why there is none yet. */
function CheckoutLink({ cart, model }: { cart: ShoppingCart; model: LiveCartModel }) {
  const obstacle = checkoutObstacle(cart, model)
  if (obstacle === null) {
    return (
      <a className="button cart-checkout" href="/checkout">
        {cartPageTexts.checkOut}
      </a>
    )
  }
  return (
    <>
      <p className="notice" role="status" id="checkout-obstacle">
        {obstacle}
      </p>
      <button className="button cart-checkout" type="button" disabled aria-describedby="checkout-obstacle">
        {cartPageTexts.checkOut}
      </button>
    </>
  )
}
