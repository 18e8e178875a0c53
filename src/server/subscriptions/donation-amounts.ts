import { readVariantsOfProducts } from '#server/products/visible/read-cart-variants.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { type AmountFailure, type AmountMoney, checkOwnAmount } from '#shared/products/own-amounts/check-amount.ts'
import { ownAmountsIn } from '#shared/products/own-amounts/rules.ts'
import type { OwnAmounts } from '#shared/products/own-amounts/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { isOver } from '#shared/subscription-plans/rules.ts'
import { writeSubscriptionEmailJob } from './jobs.ts'
import { readSubscription, type Subscription, saveSubscription } from './subscription-store.ts'

/** How amounts of a subscription are read and written: in its own currency. */
export const moneyOfSubscription = (
  { currency }: Pick<Subscription, 'currency'>,
  settings: Pick<StoreSettings, 'locale' | 'useCldrMoneyFormat'>,
): AmountMoney => ({ currency, format: moneyFormatOf(settings) })

/**
 * What the amount of a donation that renews can be changed to, in hundredths of its currency: between the limits of the
 * product or, where it has none, between its smallest and its largest amount. Null where there is nothing to choose.
 */
export async function amountsOfDonation(
  scope: Scope,
  { productId, currency, content, state }: Pick<Subscription, 'productId' | 'currency' | 'content' | 'state'>,
): Promise<OwnAmounts | null> {
  if (!isDonation(content.item) || isOver(state)) return null
  const variants = await readVariantsOfProducts(scope, [productId])
  const prices = variants.map(({ priceCents }) => priceCents)
  const offered = variants[0]?.ownAmounts ?? { leastCents: Math.min(...prices), mostCents: Math.max(...prices) }
  if (variants.length === 0 || offered.leastCents === offered.mostCents) return null
  const settings = await scope.settings()
  if (currency === settings.currency) return offered
  const conversion = settings.currencies.find(({ code }) => code === currency)
  return conversion ? ownAmountsIn(offered, conversion) : null
}

/**
 * Changes the amount of a donation from its next payment on, for its donor or for staff, and tells the donor by email.
 * @param cents hundredths of its currency
 */
export async function changeDonationAmount(
  scope: ChangeScope,
  subscriptionId: string,
  cents: number,
): Promise<Result<void, 'subscription-not-found' | 'subscription-over' | 'subscription-changed' | AmountFailure>> {
  const subscription = await readSubscription(scope, subscriptionId)
  if (!subscription) return fail('subscription-not-found')
  const { content, state } = subscription
  if (content.item.unitPriceCents === cents) return succeed(undefined)
  if (isOver(state)) return fail('subscription-over')
  const money = moneyOfSubscription(subscription, await scope.settings())
  const checked = checkOwnAmount(cents, (await amountsOfDonation(scope, subscription)) ?? undefined, money)
  if (!checked.ok) return checked
  const [option] = Object.keys(content.item.attributes)
  const words = formatMoney(cents, money.currency, { ...money.format, dropZeroFraction: true })
  const item = {
    ...content.item,
    unitPriceCents: cents,
    ...(option !== undefined && { attributes: { ...content.item.attributes, [option]: words } }),
  }
  if (!(await saveSubscription(scope, subscription, { content: { ...content, item } })))
    return fail('subscription-changed')
  await scope.enqueue(writeSubscriptionEmailJob, { subscriptionId, kind: 'amount-changed' })
  return succeed(undefined)
}
