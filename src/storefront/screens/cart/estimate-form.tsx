import { type FormEvent, useState } from 'react'
import { addressLayout } from '#shared/addresses/layout.ts'
import { missingSentence } from '#shared/addresses/rules.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney } from '#shared/money/format.ts'
import { announce } from '../../islands/announce.ts'
import { choosePickup, setShippingLocation } from '../../islands/cart-store.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import { PlaceOptions } from '../../purchases/place-options.tsx'
import { RegionField } from '../../purchases/region-field.tsx'
import type { LiveCartModel } from './model.ts'
import { cartPageTexts } from './texts.ts'

interface EstimateFormProps {
  readonly cart: ShoppingCart
  readonly model: LiveCartModel
  /** Whether another country was chosen than that of the totals. */
  readonly onPlaceLeft: (isLeft: boolean) => void
}

/** Shipping and tax before checkout: the destination, and the price of each method. */
export function EstimateForm({ cart, model, onPlaceLeft }: EstimateFormProps) {
  const [place, setPlace] = useState(() => startOf(cart, model))
  const [error, setError] = useState<string | null>(null)
  const [regionError, setRegionError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // It stays open while the destination is not known.
  const [isOpen, setIsOpen] = useState(cart.shippingLocation !== null)
  const [choosing, setChoosing] = useState<string | null>(null)
  const money = (cents: number) => formatMoney(cents, cart.currency, model.moneyFormat)

  async function estimate(shippingMethodId: string | null) {
    if (isBusy) return
    setIsBusy(true)
    setChoosing(shippingMethodId)
    const result = await setShippingLocation({ ...place, shippingMethodId })
    setIsBusy(false)
    setChoosing(null)
    setError(result.ok ? null : describeCartFailure(result.failure))
    if (!result.ok) return
    onPlaceLeft(false)
    announce(cartPageTexts.totalNow(money(result.value.grandTotalCents)))
  }

  /** Prices for the country before are wrong: the cart has no destination until this one is estimated. */
  function chooseCountry(country: string) {
    setPlace({ country, region: '', postalCode: '' })
    setRegionError(undefined)
    onPlaceLeft(true)
    if (cart.shippingLocation !== null) void choosePickup(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const region = addressLayout(place.country).find(({ name }) => name === 'region')
    const isMissing = region?.isRequired === true && place.region === ''
    setRegionError(isMissing ? missingSentence(region.label) : undefined)
    // An estimate for the country alone would leave out the taxes of its regions.
    if (!isMissing) void estimate(null)
  }

  return (
    <details
      className="disclosure estimate"
      aria-busy={isBusy}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{cartPageTexts.estimateTitle}</summary>
      <form noValidate method="post" action="/cart/estimate" onSubmit={submit}>
        <input type="hidden" name="crumb" value={model.csrfToken} />
        <div className="estimate-form">
          <div className="field">
            <label htmlFor="estimate-country">{cartPageTexts.country}</label>
            <select
              id="estimate-country"
              name="estimate-country"
              className="select"
              value={place.country}
              autoComplete="shipping country"
              onChange={(event) => chooseCountry(event.target.value)}
            >
              <PlaceOptions places={model.countries} />
            </select>
          </div>
          <RegionField
            id="estimate-region"
            section="shipping"
            country={place.country}
            value={place.region}
            regions={model.regions}
            error={regionError}
            onChange={(region) => {
              setPlace({ ...place, region })
              setRegionError(undefined)
            }}
          />
          <button className="button is-secondary" type="submit" aria-disabled={isBusy}>
            {cartPageTexts.estimate}
          </button>
        </div>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        {cart.shippingLocation && cart.shippingOptions.length === 0 && <p role="status">{cartPageTexts.noShipping}</p>}
        {cart.shippingOptions.length > 0 && (
          <fieldset className="estimate-options">
            <legend className="visually-hidden">{cartPageTexts.shippingMethods}</legend>
            {cart.shippingOptions.map((option) => (
              <label key={option.id} className="choice">
                <input
                  type="radio"
                  name="shippingMethodId"
                  value={option.id}
                  checked={(choosing ?? cart.selectedShippingOption?.id) === option.id}
                  onChange={() => void estimate(option.id)}
                />
                <span className="choice-text">
                  {option.name}
                  {option.description && <small>{option.description}</small>}
                </span>
                <span className="choice-price">
                  {option.costCents === 0 ? cartPageTexts.free : money(option.costCents)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </form>
    </details>
  )
}

/** The cart's destination, if the shop ships there, else the shop's default country. */
function startOf({ shippingLocation }: ShoppingCart, { countries, startCountry }: LiveCartModel) {
  const isOffered = countries.some(({ code }) => code === shippingLocation?.country)
  return isOffered && shippingLocation ? shippingLocation : { country: startCountry, region: '', postalCode: '' }
}
