import { smallestCents } from '#shared/money/money.ts'
import type { Variant } from './schema.ts'

type Priced = Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>

/**
 * A price after some percent up or down, rounded to what the currency can pay.
 * @param cents hundredths of the currency's unit
 * @param percent -20 for a fifth less
 */
export function changedByPercent(cents: number, percent: number, currency: string): number {
  const step = smallestCents(currency)
  return Math.max(0, Math.round((cents * (100 + percent)) / 100 / step) * step)
}

/** A variant with its price, and its sale price where it has one, changed by some percent. */
export function withPricesChanged<V extends Priced>(variant: V, percent: number, currency: string): V {
  const priceCents = changedByPercent(variant.priceCents, percent, currency)
  const salePriceCents = changedByPercent(variant.salePriceCents, percent, currency)
  // Rounding may bring a sale price up to the price: then there is no sale any more.
  return { ...variant, priceCents, salePriceCents, onSale: variant.onSale && salePriceCents < priceCents }
}

/** A variant on sale for some percent less than its price; one that costs nothing stays as it is. */
export function withSale<V extends Priced>(variant: V, percent: number, currency: string): V {
  const salePriceCents = changedByPercent(variant.priceCents, -percent, currency)
  return salePriceCents < variant.priceCents ? { ...variant, salePriceCents, onSale: true } : variant
}

/** Reads '+10 %', '-5%' or '20%'; null where it is no percentage. */
export function readPercent(text: string): number | null {
  const match = /^([+−-]?) ?(\d{1,4}(?:[.,]\d{1,2})?) ?%$/.exec(text.trim())
  if (!match) return null
  const amount = Number(match[2]!.replace(',', '.'))
  return match[1] === '' || match[1] === '+' ? amount : -amount
}
