import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { frequencyOf } from '#shared/cart/donations/donation-form.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { type Failure, type Result, succeed } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { planOfFrequency } from '#shared/products/donations/rules.ts'
import {
  type AmountFailure,
  type AmountMoney,
  checkOwnAmount,
  ownAmountProblem,
} from '#shared/products/own-amounts/check-amount.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { productTexts } from '#storefront/products/texts.ts'

type Settings = Pick<StoreSettings, 'currency' | 'locale' | 'useCldrMoneyFormat'>
type Amount = Pick<StoredEntry, 'ownAmount'>
/** What the buyer of a line has chosen besides its variant. */
type Chosen = Amount & Pick<StoredEntry, 'additionalFields'>

/** How amounts of a visitor are read and written. */
export const amountMoneyOf = (settings: Settings): AmountMoney => ({
  currency: settings.currency,
  format: moneyFormatOf(settings),
})

/** An amount as a line stores it, once it is checked; nothing where the buyer pays a price of the catalog. */
export function storedAmount(
  cents: number | undefined,
  variant: CartVariant,
  settings: Settings,
): Result<Amount, AmountFailure> {
  if (cents === undefined) return succeed({})
  const checked = checkOwnAmount(cents, variant.ownAmounts, amountMoneyOf(settings))
  return checked.ok ? succeed({ ownAmount: { cents, currency: settings.currency } }) : checked
}

/** Why the amount of a line cannot be bought now; null when it can, and for lines without one. */
export const amountProblem = ({ ownAmount }: Amount, variant: CartVariant, settings: Settings): Failure | null =>
  ownAmount ? ownAmountProblem(ownAmount, variant.ownAmounts, amountMoneyOf(settings)) : null

/** The price of one piece of a line, in hundredths: what the buyer has chosen, or that of the catalog. */
export const priceOfEntry = ({ ownAmount }: Amount, variant: CartVariant): number =>
  ownAmount?.cents ?? unitPriceCents(variant)

/**
 * The variant of a line: with an own amount it has that price, and is named by it as other values are. A donation renews
 * as its donor has chosen.
 */
export function variantOfEntry(entry: Chosen, given: CartVariant, settings: Settings): CartVariant {
  const { ownAmount, additionalFields } = entry
  const { donation } = given
  const variant = donation
    ? { ...given, subscriptionPlan: planOfFrequency(frequencyOf(donation, additionalFields)) }
    : given
  if (!ownAmount) return variant
  const { cents, currency } = ownAmount
  const [option = productTexts.value] = Object.keys(variant.attributes)
  const { fixedPrices: _, ...rest } = variant
  return {
    ...rest,
    ...{ priceCents: cents, salePriceCents: cents, onSale: false },
    attributes: { [option]: formatMoney(cents, currency, { ...moneyFormatOf(settings), dropZeroFraction: true }) },
  }
}
