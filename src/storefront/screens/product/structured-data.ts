import { decimalOf } from '#shared/money/money.ts'
import { hasPieces } from '#shared/products/add-to-cart.ts'
import { productTypes } from '#shared/products/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { isSellableKind } from '#shared/products/sellable.ts'
import { variantLink } from '#shared/products/variants.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { pictureUrl } from '../../pictures/widths.ts'
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
  readonly settings: Pick<StoreSettings, 'currency'>
  readonly breadcrumbs: readonly Breadcrumb[]
}

/** The page's schema.org objects: one Product with its offers, one BreadcrumbList. */
export function productStructuredData(facts: Facts): object[] {
  return [productData(facts), breadcrumbData(facts)]
}

function productData({ product, fullUrl, origin, siteTitle, settings }: Facts): object {
  const url = origin + fullUrl
  const offers = product.variants.map((variant) => offer(product, variant, url, settings.currency))
  const prices = product.variants.map(unitPriceCents)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    url,
    ...(product.excerpt && { description: product.excerpt }),
    ...(product.pictures.length > 0 && {
      image: product.pictures.map((picture) => absolute(origin, pictureUrl(picture.assetUrl, 1500))),
    }),
    ...(product.variants.length === 1 && product.variants[0]!.sku && { sku: product.variants[0]!.sku }),
    brand: { '@type': 'Brand', name: siteTitle },
    offers:
      offers.length === 1
        ? offers[0]
        : {
            '@type': 'AggregateOffer',
            priceCurrency: settings.currency,
            lowPrice: decimalOf(Math.min(...prices), settings.currency),
            highPrice: decimalOf(Math.max(...prices), settings.currency),
            offerCount: offers.length,
            ...(offers.length <= MOST_OFFERS && { offers }),
          },
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
    availability: `https://schema.org/${isSellableKind(product) && hasPieces(product, variant, 1) ? 'InStock' : 'OutOfStock'}`,
    ...(product.productType === productTypes.physical && { itemCondition: 'https://schema.org/NewCondition' }),
  }
}

function breadcrumbData({ breadcrumbs, origin }: Facts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}

const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)
