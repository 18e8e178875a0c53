import { useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutObstacle } from '../../purchases/checkout-obstacle.ts'
import { CouponForm } from '../../purchases/coupon-form.tsx'
import { EmptyCart } from '../../purchases/empty-cart.tsx'
import { Summary } from '../../purchases/summary.tsx'
import { useFreshCart } from '../../purchases/use-fresh-cart.ts'
import { arrangeRows, type RemovedEntry, type ReturnedEntry, wishOf } from './arrange-rows.ts'
import { CartLine } from './cart-line.tsx'
import { EstimateForm } from './estimate-form.tsx'
import type { CartModel } from './model.ts'
import { PayLaterLine } from './pay-later-line.tsx'
import { RemovedLine } from './removed-line.tsx'

/** The cart, alive: each change is sent at once, and the page shows the server's answer. */
export default function Cart({ model }: { readonly model: CartModel }) {
  const cart = useFreshCart(model.cart)
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([])
  /** The one that came back last is the last of them. */
  const [returned, setReturned] = useState<readonly ReturnedEntry[]>([])
  const rows = arrangeRows(cart.entries, removed, returned)

  function putBack({ entry, row }: RemovedEntry) {
    const wish = wishOf(entry)
    setRemoved((list) => list.filter((one) => one.entry !== entry))
    setReturned((list) => [...list.filter((one) => one.wish !== wish), { wish, row }])
  }

  return (
    <div className="cart-layout">
      <div className="cart-content">
        {model.error && (
          <p className="notice is-error" role="alert">
            {model.error}
          </p>
        )}
        {rows.length > 0 && (
          <ul className="cart-lines">
            {rows.map((row, index) =>
              row.kind === 'entry' ? (
                <CartLine
                  key={row.entry.id}
                  entry={row.entry}
                  model={model}
                  takesFocus={returned.at(-1)?.wish === wishOf(row.entry)}
                  onRemoved={() => setRemoved((list) => [...list, { entry: row.entry, row: index }])}
                />
              ) : (
                <RemovedLine
                  key={`removed ${row.removed.entry.id}`}
                  entry={row.removed.entry}
                  onBack={() => putBack(row.removed)}
                />
              ),
            )}
          </ul>
        )}
        {cart.entries.length === 0 && <EmptyCart shopHref={model.shopHref} />}
      </div>
      {cart.entries.length > 0 && (
        <aside className="cart-aside" aria-label="Order summary">
          <Summary cart={cart} moneyFormat={model.moneyFormat} unknownShipping="At checkout" />
          <PayLaterLine cart={cart} model={model} />
          <div className="cart-extras">
            <CouponForm cart={cart} />
            {cart.requiresShipping && <EstimateForm cart={cart} model={model} />}
          </div>
          <CheckoutLink cart={cart} model={model} />
        </aside>
      )}
    </div>
  )
}

/** The way to checkout, or the reason why there is none yet. */
function CheckoutLink({ cart, model }: { cart: ShoppingCart; model: CartModel }) {
  const obstacle = checkoutObstacle(cart, model)
  if (obstacle === null) {
    return (
      <a className="button cart-checkout" href="/checkout">
        Checkout
      </a>
    )
  }
  return (
    <>
      <p className="notice" role="status" id="checkout-obstacle">
        {obstacle}
      </p>
      <button className="button cart-checkout" type="button" disabled aria-describedby="checkout-obstacle">
        Checkout
      </button>
    </>
  )
}
