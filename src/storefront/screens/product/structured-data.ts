import { decimalOf } from '#shared/money/money.ts'
import { hasPieces } from '#shared/products/add-to-cart.ts'
import { productTypes } from '#shared/products/codes.ts'
import { ownAmountsOf } from '#shared/products/own-amounts/rules.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { isSellableKind } from '#shared/products/sellable.ts'
import { variantLink } from '#shared/products/variants.ts'
import { averageOf, countOf } from '#shared/reviews/rules.ts'
import type { ShownReview, StarCounts } from '#shared/reviews/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { type Quantity, units } from '#shared/unit-prices/units.ts'
import { breadcrumbData, imageUrl } from '../../document/structured-data.ts'
import type { Breadcrumb } from './model.ts'

/**
 * Above this number only the price range is given: hundreds of offers would make the page too large, and no search
 * engine shows them.
 */
const MOST_OFFERS = 50

interface Facts {
  readonly product: Product
  readonly fullUrl: string
  readonly origin: string
  readonly siteTitle: string
  readonly homePath: string
  readonly description: string
  readonly settings: Pick<StoreSettings, 'currency'>
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Null or absent where the shop shows none. */
  readonly reviews?: { readonly stars: StarCounts; readonly shown: readonly ShownReview[] } | null
}

/** The page's schema.org objects: one Product with its offers, one BreadcrumbList. */
export function productStructuredData(facts: Facts): object[] {
  const { siteTitle: title, origin, homePath, breadcrumbs } = facts
  return [productData(facts), breadcrumbData({ title, origin, homePath }, breadcrumbs)]
}

function productData({ product, fullUrl, origin, siteTitle, settings, description, reviews }: Facts): object {
  const url = origin + fullUrl
  const offers = product.variants.map((variant) => offer(product, variant, url, settings.currency))
  const ownAmounts = ownAmountsOf(product)
  const ends = ownAmounts ? [ownAmounts.leastCents, ownAmounts.mostCents] : []
  const prices = [...product.variants.map(unitPriceCents), ...ends]
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    url,
    ...(description && { description }),
    ...(product.pictures.length > 0 && {
      image: product.pictures.map((picture) => imageUrl(origin, picture)),
    }),
    ...(product.variants.length === 1 && product.variants[0]!.sku && { sku: product.variants[0]!.sku }),
    brand: { '@type': 'Brand', name: siteTitle },
    ...(reviews && reviewData(reviews)),
    offers:
      offers.length === 1 && !ownAmounts
        ? offers[0]
        : {
            '@type': 'AggregateOffer',
            priceCurrency: settings.currency,
            lowPrice: decimalOf(Math.min(...prices), settings.currency),
            highPrice: decimalOf(Math.max(...prices), settings.currency),
            offerCount: offers.length,
            availability: stockOf(product, product.variants),
            ...(offers.length <= MOST_OFFERS && { offers }),
          },
  }
}

/** The average and the reviews that the page shows; nothing where there are none, which search engines refuse. */
function reviewData({ stars, shown }: NonNullable<Facts['reviews']>): object {
  const average = averageOf(stars)
  if (average === null) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: countOf(stars), bestRating: 5 },
    ...(shown.length > 0 && {
      review: shown.map(({ rating, title, body, name, createdAt }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        author: { '@type': 'Person', name },
        datePublished: new Date(createdAt).toISOString().slice(0, 10),
        ...(title && { name: title }),
        ...(body && { reviewBody: body }),
      })),
    }),
  }
}

function offer(product: Product, variant: Variant, url: string, currency: string): object {
  const isOnlyOne = product.variants.length === 1
  return {
    '@type': 'Offer',
    url: isOnlyOne ? url : variantLink(url, variant),
    ...(!isOnlyOne && { name: Object.values(variant.attributes).join(' / ') }),
    ...(variant.sku && { sku: variant.sku }),
    price: decimalOf(unitPriceCents(variant), currency),
    priceCurrency: currency,
    ...unitPricing(variant, currency),
    availability: stockOf(product, [variant]),
    ...(product.productType === productTypes.physical && { itemCondition: 'https://schema.org/NewCondition' }),
  }
}

/** What the price is for, and the quantity that search engines compare it by. */
function unitPricing({ content, ...prices }: Variant, currency: string): object {
  if (!content) return {}
  const quantity = ({ amount, unit }: Quantity) => ({
    '@type': 'QuantitativeValue',
    value: amount,
    unitCode: units[unit].code,
  })
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: decimalOf(unitPriceCents(prices), currency),
      priceCurrency: currency,
      referenceQuantity: { ...quantity(content), valueReference: quantity(content.per) },
    },
  }
}

/** Whether one of some variants can be bought. */
const stockOf = (product: Product, variants: readonly Variant[]): string =>
  `https://schema.org/${isSellableKind(product) && variants.some((variant) => hasPieces(product, variant, 1)) ? 'InStock' : 'OutOfStock'}`
