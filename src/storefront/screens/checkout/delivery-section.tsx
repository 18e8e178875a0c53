import type { Address } from '#shared/addresses/schema.ts'
import type { SectionProps } from './section-props.ts'
import { SlotFields } from './slot-fields.tsx'
import { checkoutPageTexts } from './texts.ts'
import type { ShippingEstimate } from './use-shipping-estimate.ts'

/** Shipping or pickup, and for pickup where and when; it comes first, because the other fields depend on it. */
export function DeliverySection(props: SectionProps & { readonly estimate: ShippingEstimate }) {
  const { model, cart, form, estimate, onChange } = props
  const { pickupOptions, selectedShippingOption } = cart
  if (pickupOptions.length === 0) return null
  const pickups = pickupOptions.map(({ id }) => id)
  const chosen = estimate.choosing ?? selectedShippingOption?.id ?? ''
  // The owner of a draft order has chosen the place: nothing else could be ordered.
  const shipsAnywhere = model.countries.length > 0 && !cart.draftOrder?.fixesShipping

  /** A name that was typed already is copied. */
  function choose(pickupId: string | null) {
    const { buyer, shippingAddress } = form
    onChange(
      pickupId === null
        ? { shippingAddress: withName(shippingAddress, buyer) }
        : { buyer: withName(buyer, shippingAddress) },
    )
    estimate.pickUp(pickupId)
  }
  return (
    <section className="checkout-section" aria-labelledby="checkout-delivery">
      <h2 id="checkout-delivery">{checkoutPageTexts.delivery}</h2>
      <div role="radiogroup" aria-labelledby="checkout-delivery">
        {shipsAnywhere && (
          <label className="choice">
            <input type="radio" name="delivery" checked={!pickups.includes(chosen)} onChange={() => choose(null)} />
            <span className="choice-text">{checkoutPageTexts.shipToAddress}</span>
          </label>
        )}
        {pickupOptions.map((option) => (
          <label key={option.id} className="choice">
            <input type="radio" name="delivery" checked={chosen === option.id} onChange={() => choose(option.id)} />
            <span className="choice-text">
              {option.name}
              {option.description && <small>{option.description}</small>}
              {chosen === option.id && (
                <small className="choice-place">{option.place ?? model.pickupInstructions}</small>
              )}
            </span>
            <span className="choice-price">{checkoutPageTexts.free}</span>
          </label>
        ))}
      </div>
      {selectedShippingOption?.isPickup && selectedShippingOption.hasSlots && chosen === selectedShippingOption.id && (
        <SlotFields {...props} key={chosen} methodId={chosen} />
      )}
    </section>
  )
}

const withName = (address: Address, other: Address): Address =>
  address.firstName || address.lastName ? address : { ...address, firstName: other.firstName, lastName: other.lastName }
