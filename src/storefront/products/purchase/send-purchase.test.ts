import { describe, expect, test } from 'vitest'
import { variantsAttributes } from '#shared/products/data-attributes.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { buildSite } from '../../document/testing/build-site.ts'
import { buildPurchase } from './build-purchase.ts'
import { receivePurchase, sendPurchase } from './send-purchase.ts'

const settings = { ...buildSite().settings, scarcity: { enabled: true, text: '{qty} left', threshold: 2 } }
const mugs = buildProduct({
  variants: [
    buildVariant({ attributes: { Size: 'S' }, pictureId: 'picture-small' }),
    buildVariant({ attributes: { Size: 'M' } }),
    buildVariant({ attributes: { Size: 'L' }, qtyInStock: 2, priceCents: 4200, salePriceCents: 3900, onSale: true }),
  ],
})

describe('a purchase on its way to the browser', () => {
  test('arrives as it was sent, with the variants that the page tells', () => {
    const model = buildPurchase(mugs, '/shop/p/mug', settings)
    const onThePage = variantsAttributes(mugs, 'USD')!['data-variants']!
    const travelled = JSON.parse(JSON.stringify(sendPurchase(model)))
    expect(travelled.variants).toBeNull()
    expect(receivePurchase(travelled, () => onThePage)).toEqual(model)
  })

  test('says the same words once', () => {
    const { words, wordsOfVariants } = sendPurchase(buildPurchase(mugs, '/shop/p/mug', settings))
    expect(words).toHaveLength(2)
    expect(wordsOfVariants).toEqual([0, 0, 1])
  })

  test('brings its one variant along where there is nothing to choose', () => {
    const model = buildPurchase(buildProduct(), '/shop/p/mug', settings)
    const received = receivePurchase(sendPurchase(model), () => {
      throw new Error('The page has no variants to ask for.')
    })
    expect(received).toEqual(model)
  })
})
