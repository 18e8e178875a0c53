import { formatMoney } from '#shared/money/format.ts'
import { moneyFormatForPages } from '#shared/money/format-for-pages.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import type { ProductType } from '#shared/products/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { isCounted, type Pricing, type Stock } from '#shared/products/rules.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { BundleItem, BundleModel } from './model.ts'

/** A variant of a part, as the catalog has it in the currency of the visitor. */
export interface PartVariant extends Pricing, Stock {
  readonly variantId: string
  readonly productId: string
  readonly productType: ProductType
  readonly sku: string
  readonly title: string
  readonly attributes: Readonly<Record<string, string>>
  readonly fullUrl: string
  readonly picture: BundleItem['picture']
  readonly isVisible: boolean
  readonly canBePart: boolean
}

/**
 * What a bundle's page shows of its parts.
 * @param variants all variants of its parts' products, in order
 * @param priceCents of one bundle, in hundredths of the visitor's currency
 */
export function buildBundle(
  bundle: Bundle,
  variants: readonly PartVariant[],
  priceCents: number,
  settings: StoreSettings,
): BundleModel {
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatForPages(settings))
  const centsOf = (variant: PartVariant) => roundToCurrency(unitPriceCents(variant), settings.currency)
  const sold = variants.filter(({ isVisible, canBePart }) => isVisible && canBePart)
  const fitting = ({ productId, variantId }: Bundle['parts'][number]) =>
    sold.filter((one) => one.productId === productId && (variantId === null || one.variantId === variantId))
  const toItem = (variant: PartVariant): BundleItem => ({
    itemId: variant.productId,
    sku: variant.sku,
    title: variant.title,
    options: variantTitle(variant.attributes),
    price: money(centsOf(variant)),
    href: variant.fullUrl,
    picture: variant.picture && { ...variant.picture, altText: '' },
    available: isCounted(variant.productType) && !variant.unlimited ? variant.qtyInStock : null,
  })
  /** What some pieces of one of these variants cost: the cheapest, and the most expensive. */
  const rangeOf = (some: readonly PartVariant[], quantity: number) => {
    const prices = some.map(centsOf)
    return { least: Math.min(...prices) * quantity, most: Math.max(...prices) * quantity }
  }
  const worthOf = (ranges: readonly ReturnType<typeof rangeOf>[]): BundleModel['worth'] => {
    const least = sum(ranges.map((range) => range.least))
    const most = sum(ranges.map((range) => range.most))
    if (!Number.isFinite(least) || least <= priceCents) return null
    return { separately: least === most ? money(least) : null, saved: money(least - priceCents) }
  }
  if (bundle.kind === 'choice') {
    const items = [...new Map(bundle.parts.flatMap(fitting).map((one) => [one.variantId, one])).values()]
    const { kind, pick, repeats } = bundle
    return {
      ...{ kind, pick, repeats, items: items.map(toItem) },
      worth: worthOf([rangeOf(items, pick)]),
      isOffered: items.length > 0 && (repeats || items.length >= pick),
    }
  }
  const parts = bundle.parts.map((part) => ({
    ...{ quantity: part.quantity, isOpen: part.variantId === null },
    fits: fitting(part),
  }))
  return {
    kind: 'fixed',
    parts: parts
      .filter(({ fits }) => fits.length > 0)
      .map(({ quantity, isOpen, fits }) => ({ quantity, isOpen, items: fits.map(toItem) })),
    worth: worthOf(parts.map(({ quantity, fits }) => rangeOf(fits, quantity))),
    isOffered: parts.every(({ fits }) => fits.length > 0),
  }
}
