import type { SubscriptionAction } from '#server/subscriptions/change-subscription.ts'
import { moneyOfSubscription } from '#server/subscriptions/donation-amounts.ts'
import type { Subscription } from '#server/subscriptions/subscription-store.ts'
import { regions } from '#shared/addresses/regions.ts'
import { type AddressErrors, tidyAddress, validateAddress } from '#shared/addresses/rules.ts'
import { type Address, addressSchema } from '#shared/addresses/schema.ts'
import { sentenceOf } from '#shared/failures.ts'
import { parseAmount } from '#shared/money/parse.ts'
import { unreadable } from '#shared/products/own-amounts/check-amount.ts'
import { allowsSeveral, readQuantity } from '#shared/products/quantity.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { methodById, offeredZones, sendsTo } from '#shared/shipping/rules.ts'
import type { SubscriptionContent } from '#shared/subscriptions/content.ts'
import { checkoutPageTexts } from '#storefront/screens/checkout/texts.ts'
import { subscriptionPageTexts as texts } from '#storefront/screens/subscription/texts.ts'
import type { TypedChange } from './describe-subscription.ts'

/** Another amount of a donation, in hundredths of the currency of the subscription. */
export interface DonationAmount {
  readonly kind: 'amount'
  readonly cents: number
}

type Read =
  | { readonly ok: true; readonly action: SubscriptionAction | DonationAmount }
  /** Without a problem, nothing was to be saved: the fields of another country were asked for. */
  | {
      readonly ok: false
      readonly typed: TypedChange | null
      readonly problem: string | null
      readonly typedAmount?: string
    }

const LONGEST_AMOUNT = 40

/** Reads what a buyer has pressed and typed on the page of their subscription. */
export function readAction(body: unknown, subscription: Subscription, settings: StoreSettings): Read {
  const { content } = subscription
  const form = new Map(Object.entries((body ?? {}) as Readonly<Record<string, unknown>>))
  const pressed = form.get('do')
  if (pressed === 'resume' || pressed === 'cancel') return { ok: true, action: { kind: pressed } }
  if (pressed === 'skip' || pressed === 'unskip') {
    const nextAt = Number(form.get('next'))
    return { ok: true, action: { kind: pressed, ...(Number.isSafeInteger(nextAt) && nextAt > 0 && { nextAt }) } }
  }
  if (pressed === 'pause') return { ok: true, action: { kind: 'pause', by: 'buyer' } }
  if (pressed === 'amount') {
    const typedAmount = String(form.get('amount') ?? '').slice(0, LONGEST_AMOUNT)
    const { currency, format } = moneyOfSubscription(subscription, settings)
    const cents = parseAmount(typedAmount, currency, format.locale)
    if (cents !== null) return { ok: true, action: { kind: 'amount', cents } }
    return { ok: false, typed: null, typedAmount, problem: sentenceOf(unreadable(currency).failure) }
  }
  if (pressed !== 'change' && pressed !== 'fields')
    return { ok: false, typed: null, problem: sentenceOf({ code: 'bad-request' }) }
  const { item, shippingAddress, billingAddress } = content
  const typed = shippingAddress && addressSchema.safeParse(addressIn(form, shippingAddress))
  if (typed && !typed.success) return { ok: false, typed: null, problem: sentenceOf({ code: 'bad-request' }) }
  const address = typed ? tidyAddress(typed.data) : null
  const quantityText = String(form.get('quantity') ?? item.quantity)
  if (pressed === 'fields')
    return { ok: false, typed: { address, errors: {}, quantityText, quantityError: null }, problem: null }
  const errors = address ? errorsOf(address, content, settings) : {}
  const quantity = readQuantity(quantityText)
  if (!quantity.ok || Object.keys(errors).length > 0) {
    const quantityError = quantity.ok ? null : sentenceOf(quantity.failure)
    return { ok: false, typed: { address, errors, quantityText, quantityError }, problem: texts.notSaved }
  }
  const pieces = allowsSeveral(item.productType, settings) ? quantity.value : item.quantity
  // A billing address that was the same moves with it.
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress)
  return {
    ok: true,
    action: {
      kind: 'change',
      content: {
        item: { ...item, quantity: pieces },
        ...(address && { shippingAddress: address, ...(isSame && { billingAddress: address }) }),
      },
    },
  }
}

/** What is wrong with an address. The next order could not be sent to a place that the shop does not ship to. */
function errorsOf(address: Address, { shippingMethodId }: SubscriptionContent, settings: StoreSettings): AddressErrors {
  const errors = validateAddress(address, regions)
  const isPickedUp = shippingMethodId !== null && methodById(settings, shippingMethodId)?.rate.kind === 'pickup'
  if (isPickedUp || sendsTo(offeredZones(settings), address)) return errors
  return { ...errors, country: checkoutPageTexts.noShipping }
}

/**
 * The address of the form; a part that its country does not ask for stays as it is. A region that was chosen for another
 * country is left out, as in a form whose script empties it.
 */
function addressIn(form: ReadonlyMap<string, unknown>, before: Readonly<Record<string, string>>) {
  const typed = Object.fromEntries(
    Object.keys(addressSchema.shape).map((name) => [
      name,
      String(form.get(`shippingAddress.${name}`) ?? before[name] ?? ''),
    ]),
  )
  const drawnFor = String(form.get('drawnFor') ?? before.country)
  return typed.country === drawnFor ? typed : { ...typed, region: '' }
}
