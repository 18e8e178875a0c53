import { describe, expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { productStructuredData } from './structured-data.ts'

const describeProduct = (
  changes: Partial<Product>,
  reviews: Parameters<typeof productStructuredData>[0]['reviews'] = null,
) =>
  productStructuredData({
    reviews,
    product: buildProduct(changes),
    fullUrl: '/shop/p/harbor-mug',
    origin: 'https://shop.example.com',
    siteTitle: 'Saltmarsh',
    homePath: '/',
    settings: { currency: 'USD' },
    description: changes.excerpt ?? '',
    breadcrumbs: [
      { label: 'Shop', href: '/shop' },
      { label: 'Harbor Mug', href: '/shop/p/harbor-mug' },
    ],
  })

describe('the reviews of a product', () => {
  test('are its average and those that the page shows', () => {
    const review = {
      ...{ id: 'review-0001', rating: 4, title: 'Sturdy', body: '', name: 'Ada', isVerified: true },
      ...{ createdAt: Date.UTC(2026, 10, 20), reply: '', repliedAt: null, pictures: [] },
    }
    expect(describeProduct({}, { stars: [0, 0, 0, 1, 2], shown: [review] })[0]).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3, bestRating: 5 },
      review: [
        {
          ...{ '@type': 'Review', author: { '@type': 'Person', name: 'Ada' }, datePublished: '2026-11-20' },
          ...{ reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 }, name: 'Sturdy' },
        },
      ],
    })
  })

  test.each([null, { stars: [0, 0, 0, 0, 0] as const, shown: [] }])('are not named where there are none', (reviews) => {
    const [product] = describeProduct({}, reviews)
    expect(product).not.toHaveProperty('aggregateRating')
    expect(product).not.toHaveProperty('review')
  })
})

describe("a product's structured data", () => {
  test('is one product with its offer, and one way to it', () => {
    expect(describeProduct({ excerpt: 'A mug.' })).toMatchInlineSnapshot(`
      [
        {
          "@id": "https://shop.example.com/shop/p/harbor-mug#product",
          "@type": "Product",
          "brand": {
            "@type": "Brand",
            "name": "Saltmarsh",
          },
          "description": "A mug.",
          "name": "Harbor Mug",
          "offers": {
            "@type": "Offer",
            "availability": "https://schema.org/InStock",
            "itemCondition": "https://schema.org/NewCondition",
            "price": "19.99",
            "priceCurrency": "USD",
            "sku": "SKU-only",
            "url": "https://shop.example.com/shop/p/harbor-mug",
          },
          "sku": "SKU-only",
          "url": "https://shop.example.com/shop/p/harbor-mug",
        },
        {
          "@type": "BreadcrumbList",
          "itemListElement": [
            {
              "@type": "ListItem",
              "item": "https://shop.example.com/shop",
              "name": "Shop",
              "position": 1,
            },
            {
              "@type": "ListItem",
              "item": "https://shop.example.com/shop/p/harbor-mug",
              "name": "Harbor Mug",
              "position": 2,
            },
          ],
        },
      ]
    `)
  })

  test('says that it is new only of what can be used', () => {
    const conditionOf = (productType: Product['productType']) =>
      (describeProduct({ productType }) as [{ offers: { itemCondition?: string } }])[0].offers.itemCondition
    expect(conditionOf(productTypes.physical)).toBe('https://schema.org/NewCondition')
    expect([conditionOf(productTypes.service), conditionOf(productTypes.digital)]).toEqual([undefined, undefined])
  })

  test('has an offer for each variant, with the range of their prices', () => {
    const [product] = describeProduct({
      variants: [
        buildVariant({ attributes: { Size: 'S' }, priceCents: 3400, qtyInStock: 0 }),
        buildVariant({ attributes: { Size: 'L' }, priceCents: 4200, salePriceCents: 3900, onSale: true }),
      ],
    }) as [{ offers: { offers: object[] } }]
    expect(product.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '34.00',
      highPrice: '39.00',
      offerCount: 2,
    })
    expect(product.offers.offers).toMatchObject([
      { price: '34.00', availability: 'https://schema.org/OutOfStock', sku: 'SKU-S' },
      {
        price: '39.00',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example.com/shop/p/harbor-mug?variant=variant-L',
      },
    ])
  })

  test('has the range of prices alone where variants are too many to list', () => {
    const variants = Array.from({ length: 250 }, (_, at) =>
      buildVariant({ id: `variant-${at}`, priceCents: 3000 + at }),
    )
    const [product] = describeProduct({ variants }) as [{ offers: object }]
    expect(product.offers).toEqual({
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: '30.00',
      highPrice: '32.49',
      offerCount: 250,
      availability: 'https://schema.org/InStock',
    })
  })
})
