import { formatMoney } from '#shared/money/format.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import type { SectionProps } from './section-props.ts'
import { SlotFields } from './slot-fields.tsx'
import { checkoutPageTexts } from './texts.ts'
import type { ShippingEstimate } from './use-shipping-estimate.ts'

/** The shipping methods; the choices depend on the address. */
export function ShippingSection(props: SectionProps & { readonly estimate: ShippingEstimate }) {
  const { model, cart, estimate } = props
  const { choosing, failure, isPlaceKnown, isRunning } = estimate
  const chosen = choosing ?? cart.selectedShippingOption?.id
  const options = cart.shippingOptions.filter((option) => !option.isPickup)
  return (
    <section className="checkout-section" aria-labelledby="checkout-shipping" aria-busy={isRunning}>
      <h2 id="checkout-shipping">{checkoutPageTexts.shippingMethod}</h2>
      {failure && (
        <p className="field-error" role="alert">
          {describeCartFailure(failure)}{' '}
          <button className="link-button" type="button" onClick={estimate.tryAgain}>
            {checkoutPageTexts.tryAgain}
          </button>
        </p>
      )}
      {!isPlaceKnown ? (
        <p className="checkout-hint">{checkoutPageTexts.addressFirst}</p>
      ) : options.length > 0 ? (
        <div role="radiogroup" aria-labelledby="checkout-shipping">
          {options.map((option) => (
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
              </span>
              <span className="choice-price">
                {option.costCents === 0
                  ? checkoutPageTexts.free
                  : formatMoney(option.costCents, cart.currency, model.moneyFormat)}
              </span>
            </label>
          ))}
          {cart.selectedShippingOption?.hasSlots && chosen === cart.selectedShippingOption.id && (
            <SlotFields {...props} key={chosen} methodId={chosen} />
          )}
        </div>
      ) : isRunning ? (
        <p className="checkout-hint">{checkoutPageTexts.loadingMethods}</p>
      ) : (
        !failure && <p className="notice">{checkoutPageTexts.noShipping}</p>
      )}
    </section>
  )
}
