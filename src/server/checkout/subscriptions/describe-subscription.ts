import type { KeyObject } from 'node:crypto'
import { orderPath } from '#server/orders/order-link.ts'
import type { Scope } from '#server/scope.ts'
import { amountsOfDonation } from '#server/subscriptions/donation-amounts.ts'
import { skippedOrderAt } from '#server/subscriptions/skipped-order.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import { ordersOfSubscription, type Subscription } from '#server/subscriptions/subscription-store.ts'
import type { Website } from '#server/websites/website.ts'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { listCountries } from '#shared/addresses/countries.ts'
import { regions, regionsOf } from '#shared/addresses/regions.ts'
import type { AddressErrors } from '#shared/addresses/rules.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { formatDate } from '#shared/dates/format.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { decimalOf } from '#shared/money/money.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { allowsSeveral } from '#shared/products/quantity.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { countriesSentTo, offeredZones } from '#shared/shipping/rules.ts'
import { formatSubscriptionNumber, isOver, priceAt, trialEndsAt } from '#shared/subscription-plans/rules.ts'
import { NO_PLAN_WORDS, planWords } from '#shared/subscription-plans/words.ts'
import { amountHint } from '#storefront/products/purchase/own-amount/amount-choice.ts'
import type { SubscriptionModel } from '#storefront/screens/subscription/model.ts'
import { subscriptionPageTexts as texts } from '#storefront/screens/subscription/texts.ts'

/** What a buyer has typed, with what is wrong. */
export interface TypedChange {
  /** Null where nothing is shipped. */
  readonly address: Address | null
  readonly errors: AddressErrors
  readonly quantityText: string
  readonly quantityError: string | null
}

/** A subscription for its buyer, as text. */
export async function describeSubscription(
  scope: Scope,
  website: Website,
  secret: KeyObject,
  subscription: Subscription,
  {
    typed,
    typedAmount,
    changesCard,
  }: { readonly typed: TypedChange | null; readonly typedAmount: string | null; readonly changesCard: boolean },
): Promise<Omit<SubscriptionModel, 'done' | 'problem'>> {
  const { settings } = website
  const { content, state, nextAt, cycles, currency } = subscription
  const { item, plan, newPrice } = content
  const money = (cents: number, of = currency) => formatMoney(cents, of, moneyFormatOf(settings))
  const now = Date.now()
  const { timeZone } = settings
  const isClosed = isOver(state)
  const shipsTo = content.shippingAddress as Address | null
  const { keptMethod, lostMethod } = content
  const method = keptMethod?.label ?? paymentMethod(subscription.paymentMethod).name
  const nextDay = nextAt === null ? null : formatDate(nextAt, settings)
  const amounts = await amountsOfDonation(scope, subscription)
  const isGiven = isDonation(item)
  const trialEnds = isClosed ? null : trialEndsAt(content, { cycles, timeZone })
  // After its end a trial is named only while it is paused, when nothing was tried to be paid yet.
  const isTrialSaid = trialEnds !== null && state !== 'past-due' && !(lostMethod && trialEnds <= now)
  const skipped = skippedOrderAt(subscription, { now, timeZone })
  const trialDay = isTrialSaid ? formatDate(trialEnds, settings) : null
  return {
    number: formatSubscriptionNumber(subscription.number),
    item: {
      title: item.title,
      options: Object.values(item.attributes).join(', '),
      imageUrl: item.imageUrl,
      quantity: item.quantity,
    },
    state,
    price: `${money(priceAt(content, now) * item.quantity)} ${planWords(plan) ?? NO_PLAN_WORDS}`,
    newPrice:
      newPrice && newPrice.from > now && !isClosed
        ? texts.newPrice(money(newPrice.unitPriceCents * item.quantity), formatDate(newPrice.from, settings))
        : null,
    nextDay,
    skippedDay: skipped === null ? null : formatDate(skipped, settings),
    trialDay,
    paysOnResume: trialEnds !== null && trialEnds <= now,
    nextAt,
    method: lostMethod ? texts.noMethod : method,
    lostMethod: lostMethod && !isClosed ? texts.lostMethod(lostMethod.label) : null,
    shipsTo: shipsTo ? addressLines(shipsTo, { locale: settings.locale, from: settings.country, regions }) : [],
    isWaiting: !isClosed && content.waitsFor !== '',
    isPausedByPayment: state === 'paused' && content.pausedBy === 'payment' && !lostMethod,
    retry:
      state === 'past-due' && nextDay !== null
        ? (changesCard ? texts.declined : texts.declinedOnly)(method, nextDay)
        : null,
    may: {
      skip: state === 'active' && trialEnds === null && nextAt !== null && nextAt > now && content.waitsFor === '',
      pause: state === 'active' || state === 'past-due',
      resume: state === 'paused' && !lostMethod,
      change: !isClosed,
      changeCard: !isClosed && changesCard,
    },
    quantityInput: allowsSeveral(item.productType, settings)
      ? { value: typed?.quantityText ?? String(item.quantity), error: typed?.quantityError ?? null }
      : null,
    amountInput: amounts && {
      value: typedAmount ?? decimalOf(item.unitPriceCents, currency),
      hint: amountHint(amounts, { ...settings, currency }),
      isOpen: typedAmount !== null,
    },
    isGiven,
    address: shipsTo && addressOf({ address: typed?.address ?? shipsTo, errors: typed?.errors ?? {} }, settings),
    isTyped: typed !== null,
    orders: (await ordersOfSubscription(scope, subscription.id)).map((order) => ({
      href: orderPath(secret, website.id, order.id),
      name: `${formatOrderNumber(order.number)}, ${formatDate(order.placed_at, settings)}`,
      total: money(order.grand_total_cents, order.currency),
    })),
    action: subscriptionPath(secret, website.id, subscription.id),
  }
}

/** The form of the address. Its country can always be chosen, even one that the shop no longer ships to. */
function addressOf({ address, errors }: Pick<TypedChange, 'errors'> & { address: Address }, settings: StoreSettings) {
  const sentTo = countriesSentTo(offeredZones(settings))
  return {
    address,
    errors,
    countries: listCountries(settings.locale, sentTo ? [...new Set([...sentTo, address.country])] : undefined),
    regions: { [address.country]: regionsOf(address.country) },
  }
}
