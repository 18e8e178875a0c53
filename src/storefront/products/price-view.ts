import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { PriceTag } from '#shared/products/prices.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import { trialWords } from '#shared/subscription-plans/trial-words.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import type { UnitPrice } from '#shared/unit-prices/rules.ts'
import { productTexts } from './texts.ts'
import { unitPriceWords } from './unit-price-words.ts'

/** A price as text, ready to print. Browsers and servers may format money differently, so only the server does. */
export type PriceView = PriceLine & {
  /** The price for a quantity of what it contains: '€2.50 / 100 g'. */
  readonly unitPrice?: string
  /** How often it is paid: 'every 2 months'. */
  readonly renewal?: string
  /** What it begins with: 'Free for 14 days for new customers'. */
  readonly trial?: string
  /** The lowest price of the 30 days before the sale. */
  readonly lowestPrice?: string
}

type PriceLine =
  | { readonly kind: 'plain'; readonly price: string }
  | { readonly kind: 'from'; readonly price: string }
  | { readonly kind: 'sale'; readonly price: string; readonly original: string }

export type MoneySettings = Pick<StoreSettings, 'currency' | 'locale' | 'useCldrMoneyFormat'>

/** What a price is shown with. */
interface PriceNotes {
  /** The unit price of everything that the tag is for. */
  readonly unitPrice?: UnitPrice | null
  /** How the product renews; absent for what is sold once. */
  readonly plan?: SubscriptionPlan | null
  /** The lowest price of the 30 days before its sale, in hundredths. */
  readonly lowestCents?: number | null
}

/** The words for prices: 'from' for varied prices, the former price for a sale; the unit price where there is one. */
export function priceView(tag: PriceTag, settings: MoneySettings, notes: PriceNotes = {}): PriceView {
  const { unitPrice = null, lowestCents = null, plan = null } = notes
  const renewal = planWords(plan)
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
  const line = priceLine(tag, settings)
  return {
    ...line,
    ...(renewal !== null && { renewal }),
    ...(renewal !== null &&
      plan?.trial && { trial: productTexts.trial(trialWords(plan.trial, money(plan.trial.priceCents))) }),
    ...(unitPrice && { unitPrice: unitPriceWords(unitPrice, money) }),
    ...(lowestCents !== null && line.kind === 'sale' && { lowestPrice: productTexts.lowestPrice(money(lowestCents)) }),
  }
}

function priceLine(tag: PriceTag, settings: MoneySettings): PriceLine {
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
  if (tag.varies) return { kind: 'from', price: money(tag.fromCents) }
  if (tag.saleCents !== null) return { kind: 'sale', price: money(tag.saleCents), original: money(tag.regularCents) }
  return { kind: 'plain', price: money(tag.regularCents) }
}
