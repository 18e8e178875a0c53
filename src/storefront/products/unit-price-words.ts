import type { UnitPrice } from '#shared/unit-prices/rules.ts'
import { units } from '#shared/unit-prices/units.ts'
import { productTexts } from './texts.ts'

/** A unit price as text: '€2.50 / 100 g', '€9.00 / kg'. */
export function unitPriceWords({ cents, per }: UnitPrice, money: (cents: number) => string): string {
  const { amount, unit } = per
  if (unit === 'item') return productTexts.unitPrice(money(cents), productTexts.items(amount))
  const { symbol } = units[unit]
  return productTexts.unitPrice(money(cents), amount === 1 ? symbol : `${amount} ${symbol}`)
}
