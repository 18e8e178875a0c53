import { showsLowestPrices } from '#shared/lowest-prices/settings.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { PriceTag } from '#shared/products/prices.ts'
import { planOf } from '#shared/products/sellable.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import { averageOf, countOf, noStars } from '#shared/reviews/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { unitPriceOf } from '#shared/unit-prices/rules.ts'
import { type MoneySettings, type PriceView, priceView } from './price-view.ts'
import { type StatusMarkView, statusMarkView } from './status-mark.tsx'
import { productTexts } from './texts.ts'

/** A product in a list, ready to print. */
export interface ProductCardModel {
  readonly id: string
  readonly collectionId: string
  readonly title: string
  readonly fullUrl: string
  readonly excerpt: string
  readonly price: PriceView
  readonly mark: StatusMarkView | null
  /** The average of its reviews; null without any, and where lists do not show it. */
  readonly stars: { readonly average: number; readonly count: number } | null
  readonly picture: Picture | null
  readonly secondPicture: Picture | null
  /** Null when the list has no quick view. */
  readonly quickViewText: string | null
}

export type ListSettings = MoneySettings & Pick<StoreSettings, 'texts' | 'country' | 'lowestPrices' | 'reviews'>

/** The content of a product's card. */
export function productCardModel(
  product: ProductSummary,
  settings: ListSettings,
  options: { quickView?: boolean } = {},
): ProductCardModel {
  const mark = product.soldOut ? 'sold-out' : product.onSale ? 'sale' : null
  return {
    id: product.id,
    collectionId: product.collectionId,
    title: product.title,
    fullUrl: product.fullUrl,
    excerpt: product.excerpt,
    price: priceView(priceTagOf(product), settings, {
      plan: planOf(product),
      // Of prices that vary, a card shows the lowest alone.
      unitPrice: product.variedPrices ? null : unitPriceOf(product.priceFromCents, product.content, settings.currency),
      lowestCents: showsLowestPrices(settings) ? (product.lowestPriceCents ?? null) : null,
    }),
    mark: statusMarkView(mark, product.customSoldOutText, settings.texts),
    stars: starsInList(product, settings),
    picture: product.picture,
    secondPicture: product.secondPicture,
    quickViewText: options.quickView ? settings.texts.productQuickViewText || productTexts.quickView : null,
  }
}

function starsInList(product: ProductSummary, { reviews }: ListSettings): ProductCardModel['stars'] {
  const stars = product.stars ?? noStars
  const average = reviews.isOn && reviews.isInLists ? averageOf(stars) : null
  return average === null ? null : { average, count: countOf(stars) }
}

const priceTagOf = (product: ProductSummary): PriceTag => ({
  fromCents: product.priceFromCents,
  toCents: product.priceToCents,
  regularCents: product.regularPriceCents,
  saleCents: product.onSale ? product.priceFromCents : null,
  varies: product.variedPrices,
})
