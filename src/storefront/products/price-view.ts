import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { PriceTag } from '#shared/products/prices.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** A price in words, ready to print. Browsers and servers may format money differently, so only the server does. */
export type PriceView =
  | { readonly kind: 'plain'; readonly price: string }
  | { readonly kind: 'from'; readonly price: string }
  | { readonly kind: 'sale'; readonly price: string; readonly original: string }

export type MoneySettings = Pick<StoreSettings, 'currency' | 'locale' | 'useCldrMoneyFormat'>

/** The words for prices: 'from' for varied prices, the former price for a sale. */
export function priceView(tag: PriceTag, settings: MoneySettings): PriceView {
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
  if (tag.varies) return { kind: 'from', price: money(tag.fromCents) }
  if (tag.saleCents !== null) return { kind: 'sale', price: money(tag.saleCents), original: money(tag.regularCents) }
  return { kind: 'plain', price: money(tag.regularCents) }
}
