import { formatMoney } from '#shared/money/format.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import type { SectionProps } from './section-props.ts'
import type { ShippingEstimate } from './use-shipping-estimate.ts'

/** How the goods are sent; the choices follow the address. */
export function ShippingSection({ model, cart, estimate }: SectionProps & { readonly estimate: ShippingEstimate }) {
  const { choosing, failure, isPlaceKnown, isRunning } = estimate
  const chosen = choosing ?? cart.selectedShippingOption?.id
  return (
    <section className="checkout-section" aria-labelledby="checkout-shipping" aria-busy={isRunning}>
      <h2 id="checkout-shipping">Shipping</h2>
      {failure && (
        <p className="field-error" role="alert">
          {describeCartFailure(failure)}{' '}
          <button className="link-button" type="button" onClick={estimate.tryAgain}>
            Try again
          </button>
        </p>
      )}
      {!isPlaceKnown ? (
        <p className="checkout-hint">Write the address first; then the ways of sending appear here.</p>
      ) : cart.shippingOptions.length > 0 ? (
        <div role="radiogroup" aria-labelledby="checkout-shipping">
          {cart.shippingOptions.map((option) => (
            <label key={option.id} className="choice">
              <input
                type="radio"
                name="shipping-method"
                checked={chosen === option.id}
                onChange={() => estimate.choose(option.id)}
              />
              <span className="choice-text">
                {option.name}
                {option.description && <small>{option.description}</small>}
                {option.isPickup && chosen === option.id && model.pickupInstructions && (
                  <small>{model.pickupInstructions}</small>
                )}
              </span>
              <span className="choice-price">
                {option.costCents === 0 ? 'Free' : formatMoney(option.costCents, cart.currency, model.moneyFormat)}
              </span>
            </label>
          ))}
        </div>
      ) : isRunning ? (
        <p className="checkout-hint">Looking up the ways of sending…</p>
      ) : (
        !failure && <p className="notice">We do not send to this place yet.</p>
      )}
    </section>
  )
}
