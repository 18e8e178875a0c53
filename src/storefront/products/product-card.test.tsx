import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ProductSummary } from '#shared/products/summary.ts'
import { buildSite } from '../document/testing/build-site.ts'
import { ProductCard } from './product-card.tsx'
import { productCardModel } from './product-card-model.ts'
import { buildSummary } from './testing/build-summary.ts'

const { settings } = buildSite()
const draw = (changes: Partial<ProductSummary>, quickView = false) =>
  renderToStaticMarkup(
    <ProductCard card={productCardModel(buildSummary(changes), settings, { quickView })} sizes="50vw" />,
  )

describe('a product card', () => {
  test('is one link with a price', () => {
    expect(draw({})).toMatchInlineSnapshot(
      `"<article class="product-card" data-item-id="product-1"><div class="product-card-words"><h2 class="product-card-title"><a href="/shop/p/harbor-mug">Harbor Mug</a></h2><div class="product-price">$34.00</div></div><div class="product-card-picture"><span class="missing-picture" data-initial="H" aria-hidden="true"></span></div></article>"`,
    )
  })

  test('strikes the old price through and names both for a screen reader', () => {
    expect(draw({ onSale: true, priceFromCents: 2800, priceToCents: 2800 })).toContain(
      '<div class="product-price is-sale"><span class="visually-hidden">Sale Price: </span><span class="sale-price">$28.00</span> <span class="visually-hidden">Original Price: </span><s class="original-price">$34.00</s></div>',
    )
  })

  test('says from what price where prices vary, even on sale', () => {
    expect(draw({ variedPrices: true, onSale: true, priceFromCents: 2800, priceToCents: 4200 })).toContain(
      '<div class="product-price">from $28.00</div>',
    )
  })

  test('shows a unit price, and beside a sale the lowest price before it where the shop is in the EU', () => {
    const content = { amount: 250, unit: 'g', per: { amount: 100, unit: 'g' } } as const
    const honey = { onSale: true, priceFromCents: 2800, priceToCents: 2800, content, lowestPriceCents: 3000 }
    const notes = (some: Partial<ProductSummary>, country = 'DE') => {
      const card = productCardModel(buildSummary({ ...honey, ...some }), { ...settings, country })
      return [card.price.unitPrice, card.price.lowestPrice]
    }
    const lowest = 'Lowest price in the last 30 days: $30.00'
    expect(notes({})).toEqual(['$11.20 / 100 g', lowest])
    expect(notes({}, 'US')).toEqual(['$11.20 / 100 g', undefined])
    expect(notes({ variedPrices: true })).toEqual([undefined, undefined])
    expect(notes({ onSale: false })).toEqual(['$11.20 / 100 g', undefined])
    expect(draw(honey)).toContain(
      '<span class="price-note"><span class="visually-hidden">Unit price: </span>$11.20 / 100 g</span></div>',
    )
  })

  test('wears one mark: sold out goes before sale, in the words of the product or the shop', () => {
    expect(draw({ soldOut: true, onSale: true })).toContain('<div class="product-mark sold-out">sold out</div>')
    expect(draw({ soldOut: true, customSoldOutText: 'Gone' })).toContain(
      '<div class="product-mark sold-out">Gone</div>',
    )
    expect(draw({ onSale: true })).toContain('<div class="product-mark sale">sale</div>')
    expect(draw({})).not.toContain('product-mark')
  })

  test('offers a quick view as a link to the product, where the list has one', () => {
    expect(draw({}, true)).toContain(
      '<a class="sqs-product-quick-view-button" href="/shop/p/harbor-mug" data-id="product-1" data-group="collection-1" data-quick-view="" aria-label="Quick View: Harbor Mug">',
    )
    expect(draw({})).not.toContain('quick-view')
  })
})
