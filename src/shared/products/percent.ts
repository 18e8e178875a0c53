import { smallestCents } from '#shared/money/money.ts'
import type { Variant } from './schema.ts'

type Priced = Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>

/**
 * A price changed by a percentage, rounded to what the currency can pay.
 * @param cents hundredths of the currency's unit
 * @param percent -20 for a fifth less
 */
export function changedByPercent(cents: number, percent: number, currency: string): number {
  const step = smallestCents(currency)
  return Math.max(0, Math.round((cents * (100 + percent)) / 100 / step) * step)
}

/** A variant with its price, and its sale price where it has one, changed by a percentage. */
export function withPricesChanged<V extends Priced>(variant: V, percent: number, currency: string): V {
  const priceCents = changedByPercent(variant.priceCents, percent, currency)
  const salePriceCents = changedByPercent(variant.salePriceCents, percent, currency)
  // Rounding may raise a sale price to the price: then the sale ends.
  return { ...variant, priceCents, salePriceCents, onSale: variant.onSale && salePriceCents < priceCents }
}

/** A variant on sale for a percentage less than its price; one that costs nothing is unchanged. */
export function withSale<V extends Priced>(variant: V, percent: number, currency: string): V {
  const salePriceCents = changedByPercent(variant.priceCents, -percent, currency)
  return salePriceCents < variant.priceCents ? { ...variant, salePriceCents, onSale: true } : variant
}

/** Reads '+10 %', '-5%' or '20%'; null for anything else. */
export function readPercent(text: string): number | null {
  const match = /^([+−-]?) ?(\d{1,4}(?:[.,]\d{1,2})?) ?%$/.exec(text.trim())
  if (!match) return null
  const amount = Number(match[2]!.replace(',', '.'))
  return match[1] === '' || match[1] === '+' ? amount : -amount
}
