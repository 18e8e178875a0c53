import { defineScreen } from '../../document/screen.ts'
import { Island } from '../../islands/place-island.tsx'
import { ProductGrid } from '../../products/product-grid.tsx'
import Cart from './island.tsx'
import type { CartModel } from './model.ts'
import { cartPageTexts } from './texts.ts'

/** The cart's page. Without JavaScript it is shown complete, and its forms work. */
export const cartScreen = defineScreen<CartModel>({
  component: CartScreen,
  styles: [
    'dialogs/dialog',
    'products/pay-later/pay-later',
    'products/product-card',
    'products/stars/stars',
    'purchases/summary',
    'purchases/free-shipping-line',
    'purchases/answer-list',
    'purchases/choice',
    'purchases/disclosure',
    'purchases/coupon-form',
    'purchases/empty-cart',
    'purchases/quantity-stepper',
    'screens/cart/screen',
  ],
})

function CartScreen({ model }: { model: CartModel }) {
  const { suggestions, ...alive } = model
  return (
    <div className="wrap cart-page" id="sqs-cart-root" data-cart-root="">
      <h1>{cartPageTexts.title}</h1>
      <Island className="sqs-cart-container" name="screens/cart" of={Cart} props={{ model: alive }} when="idle" />
      {suggestions.length > 0 && (
        <section className="cart-suggestions" aria-labelledby="cart-suggestions">
          <h2 id="cart-suggestions">{cartPageTexts.suggestions}</h2>
          <ProductGrid cards={suggestions} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
