import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { formatPercent } from '#shared/money/percent.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { breaksOf, priceWithBreaks } from '#shared/products/quantity-breaks/rules.ts'
import { isSoldOut } from '#shared/products/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { QuantityBreaksModel } from './model.ts'
import { quantityBreakTexts as texts } from './texts.ts'

/**
 * The table of lower prices on a product's page; null without one. Variants that differ in price have percentages, or
 * the fixed prices; all others the price of one piece.
 */
export function buildQuantityBreaks(product: Product, settings: StoreSettings): QuantityBreaksModel | null {
  const breaks = breaksOf(product)
  if (!breaks || isSoldOut(product)) return null
  const prices = [...new Set(product.variants.map(unitPriceCents))]
  const [single] = prices.length === 1 ? prices : []
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
  const steps = breaks.steps.map((step) => ({
    from: step.from,
    price:
      single !== undefined
        ? money(priceWithBreaks(single, breaks, step.from, settings.currency))
        : breaks.kind === 'price'
          ? money(step.priceCents)
          : texts.off(formatPercent(step.percentMilli, settings.locale)),
  }))
  const first = { from: 1, price: single === undefined ? texts.full : money(single) }
  const all = [first, ...steps]
  const isLower = single === undefined || steps.some(({ price }) => price !== first.price)
  if (!isLower) return null
  return {
    rows: all.map(({ from, price }, index) => {
      const next = all[index + 1]
      return { quantity: next ? texts.between(from, next.from - 1) : texts.orMore(from), price }
    }),
    note: breaks.isTogether && product.variants.length > 1 ? texts.together : null,
  }
}
