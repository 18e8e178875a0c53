import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createProductCall, getProductCall, updateProductCall } from '#shared/products/api.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__')

test.each(inherited)('a product works whose options, values, tags and title are called %s', async (name) => {
  const { website, input } = await buildShop(app)
  const owner = await app.owner(website)
  const created = await owner.call(createProductCall, {
    body: {
      ...input({ title: name, tags: [name], excerpt: name }),
      options: [
        { name, display: 'dropdown' },
        { name: 'Size', display: 'dropdown' },
      ],
      variants: ['valueOf', 'toString'].map((value) => ({
        ...input().variants[0]!,
        attributes: { [name]: value, Size: name },
      })),
    },
  })
  expect(created.status, JSON.stringify(created.body)).toBe(200)
  const { product } = created.body
  const visitor = app.visitor(website)
  for (const url of [`/shop/p/${product.urlId}`, '/shop', `/search?q=${name}`, `/shop?tag=${name}`]) {
    const page = await visitor.request('GET', url)
    expect(page.statusCode, `${url}: ${page.body.slice(0, 300)}`).toBe(200)
  }
  expect((await visitor.request('GET', `/shop/p/${product.urlId}`)).body).toContain('toString')
  const plain = new URLSearchParams({ itemId: product.id, quantity: '1', [`variant-option-${name}`]: 'toString' })
  const half = await visitor.request('POST', '/cart/add', plain.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(half.statusCode).toBeLessThan(500)
  const opened = await owner.call(getProductCall, { parameters: { productId: product.id } })
  expect(opened.body.product.variants[1]!.attributes).toEqual({ [name]: 'toString', Size: name })
})

test('an option of a name that no map can hold is refused at its field', async () => {
  const { website, input } = await buildShop(app)
  const owner = await app.owner(website)
  const refused = await owner.call(createProductCall, {
    body: { ...input(), options: [{ name: '__proto__', display: 'dropdown' }] },
  })
  expect([refused.status, refused.failure.errors]).toEqual([
    400,
    { 'options.0.name': 'Choose another name for this option.' },
  ])
})

test('a product asks no form of another website; one that was deleted since stays where it is', async () => {
  const { website, addProduct, input } = await buildShop(app)
  const owner = await app.owner(website)
  const other = await app.buildWebsite()
  const [own, foreign] = [await buildForm(app, website), await buildForm(app, other)]
  const create = (additionalFieldsFormId: string) =>
    owner.call(createProductCall, { body: { ...input(), additionalFieldsFormId } })
  for (const formId of [foreign.id, 'no-such-form'])
    expect(await create(formId)).toMatchObject({ status: 404, code: 'form-not-found' })
  expect((await create(own.id)).status).toBe(200)

  const product = await addProduct({ additionalFieldsFormId: own.id })
  await app.services.database.updateTable('forms').set({ deleted_at: 1 }).where('id', '=', own.id).execute()
  const { id: productId, createdAt: _, pictures: __, ...rest } = product
  const body = {
    ...rest,
    title: 'Renamed',
    pictures: [],
    files: [],
    variants: product.variants.map((one) => ({ ...one, seenQtyInStock: null })),
  }
  expect((await owner.call(updateProductCall, { parameters: { productId }, body })).status).toBe(200)
  expect((await create(own.id)).status).toBe(404)
})
