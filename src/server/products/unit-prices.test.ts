import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getProductCall, updateProductCall } from '#shared/products/api.ts'
import { toInput } from './write/to-input.ts'

const app = await startTestApp()
const content = { amount: 250, unit: 'g', per: { amount: 100, unit: 'g' } } as const

test('a unit price is on the product’s page, in lists, in the cart and at checkout, and follows the sale', async () => {
  const shop = await buildShop(app)
  const honey = await shop.addProduct({ title: 'Honey', variants: [{ priceCents: 625, content }] })
  const visitor = app.visitor(shop.website)
  const html = async (path: string) => (await visitor.request('GET', path)).body
  await add(visitor, { itemId: honey.id, sku: honey.variants[0]!.sku })
  for (const path of ['/shop', `/shop/p/${honey.urlId}`, '/cart', '/checkout'])
    expect(await html(path), path).toContain('$2.50 / 100 g')
  expect(await html(`/shop/p/${honey.urlId}`)).toContain(
    '"referenceQuantity":{"@type":"QuantitativeValue","value":250,"unitCode":"GRM","valueReference":{"@type":"QuantitativeValue","value":100,"unitCode":"GRM"}}',
  )

  const owner = await app.owner(shop.website)
  const parameters = { productId: honey.id }
  const { product } = (await owner.call(getProductCall, { parameters })).body
  expect(product.variants[0]!.content).toEqual(content)
  const input = toInput(product)
  const [variant] = input.variants
  const save = (changes: object, updatedAt: number) =>
    owner.call(updateProductCall, {
      parameters,
      body: { ...input, variants: [{ ...variant!, ...changes }], updatedAt },
    })
  const sold = await save({ salePriceCents: 500, onSale: true }, product.updatedAt)
  for (const path of ['/shop', `/shop/p/${honey.urlId}`, '/cart'])
    expect(await html(path), path).toContain('$2.00 / 100 g')

  const otherKind = { ...content, per: { amount: 1, unit: 'l' } }
  expect((await save({ content: otherKind }, sold.body.product.updatedAt)).code).toBe('invalid-fields')
  await save({ content: undefined }, sold.body.product.updatedAt)
  expect(await html('/shop')).not.toContain(' / 100 g')
})

test('a list shows a unit price where all variants have the same', async () => {
  const shop = await buildShop(app)
  const size = (value: string, priceCents: number, amount: number) => ({
    attributes: { Size: value },
    priceCents,
    content: { ...content, amount },
  })
  await shop.addProduct({ title: 'Tea', variants: [size('Mint', 500, 200), size('Sage', 500, 200)] })
  await shop.addProduct({ title: 'Rice', variants: [size('Small', 500, 200), size('Large', 900, 400)] })
  const { body } = await app.visitor(shop.website).request('GET', '/shop')
  expect(body.match(/\$[\d.]+ \/ 100 g/g)).toEqual(['$2.50 / 100 g'])
})
