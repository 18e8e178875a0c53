import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { ownAmountsOf } from '#shared/products/own-amounts/rules.ts'
import type { OwnAmounts } from '#shared/products/own-amounts/schema.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { Product } from '#shared/products/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { productTexts } from '../../texts.ts'
import type { OwnAmountModel } from './model.ts'

/**
 * A product with the choice of an own amount, and what the field shows. A gift card with one value has no option: here
 * it gets one, so that its value is one of two choices.
 */
export function withAmountChoice<P extends Product>(
  product: P,
  settings: StoreSettings,
): { readonly product: P; readonly ownAmount?: OwnAmountModel } {
  const offered = ownAmountsOf(product)
  if (!offered) return { product }
  const { currency } = settings
  const ownAmount = { ...offered, currency, hint: amountHint(offered, settings) }
  if (product.options.length > 0) return { product, ownAmount }
  const name = productTexts.value
  const withOption = {
    ...product,
    options: [{ name, display: 'radio' as const }],
    variants: product.variants.map((variant) => ({
      ...variant,
      attributes: { [name]: shortMoney(unitPriceCents(variant), settings) },
    })),
  }
  return { product: withOption, ownAmount }
}

/** The amounts that can be chosen, as text. */
export const amountHint = ({ leastCents, mostCents }: OwnAmounts, settings: StoreSettings): string =>
  productTexts.amountsBetween(shortMoney(leastCents, settings), shortMoney(mostCents, settings))

const shortMoney = (cents: number, settings: StoreSettings) =>
  formatMoney(cents, settings.currency, { ...moneyFormatOf(settings), dropZeroFraction: true })
