import { expect, test } from 'vitest'
import { createCategory } from '#server/collections/save-category.ts'
import { newId } from '#server/identifiers.ts'
import { setStock } from '#server/stock/set-stock.ts'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/products/api.ts'
import { readVisibleProduct } from '../read-product.ts'
import { listVisibleProducts } from './list-visible-products.ts'
import { relatedProducts } from './related-products.ts'
import { valuesOf } from './stored.ts'
import type { VisibleList } from './visible-list.ts'
import { visibleSummaries } from './visible-products.ts'

const app = await startTestApp()

async function seen(shop: TestShop, list: Partial<VisibleList> = {}) {
  const { products, total } = await listVisibleProducts(app.reading(shop.website), {
    collectionId: shop.store.id,
    sort: 'manual',
    offset: 0,
    limit: 24,
    ...list,
  })
  return { products: valuesOf(products), total }
}

const titles = (list: { products: readonly { title: string }[] }) => list.products.map((product) => product.title)

test('visitors see published products in the order they ask for', async () => {
  const shop = await buildShop(app)
  for (const [title, priceCents] of [
    ['Éclair', 300],
    ['banana', 100],
    ['Apple', 200],
  ] as const) {
    await shop.addProduct({ title, variants: [{ priceCents }] })
    await new Promise((done) => setTimeout(done, 2))
  }
  for (const status of ['draft', 'private', 'needs-review'] as const) await shop.addProduct({ title: status, status })
  expect(titles(await seen(shop))).toEqual(['Éclair', 'banana', 'Apple'])
  expect(titles(await seen(shop, { sort: 'newest' }))).toEqual(['Apple', 'banana', 'Éclair'])
  expect(titles(await seen(shop, { sort: 'price-low' }))).toEqual(['banana', 'Apple', 'Éclair'])
  expect(titles(await seen(shop, { sort: 'price-high' }))).toEqual(['Éclair', 'Apple', 'banana'])
  expect(titles(await seen(shop, { sort: 'title' }))).toEqual(['Apple', 'banana', 'Éclair'])
  expect(await seen(shop, { offset: 2, limit: 1 })).toMatchObject({ products: [{ title: 'Apple' }], total: 3 })
  expect(await seen(shop, { offset: 30 })).toEqual({ products: [], total: 3 })
})

test('a category shows the products in it and in its categories', async () => {
  const shop = await buildShop(app)
  const [table, mugs, art] = await app.changing(shop.website, async (scope) => {
    const add = async (displayName: string, parentId: string | null = null) => {
      const made = await createCategory(scope, { collectionId: shop.store.id, displayName, parentId }, newId())
      return made.ok ? made.value.id : ''
    }
    const parent = await add('Table')
    return [parent, await add('Mugs', parent), await add('Art')] as const
  })
  await shop.addProduct({ title: 'Mug', categoryIds: [mugs, art] })
  await shop.addProduct({ title: 'Plate', categoryIds: [table] })
  await shop.addProduct({ title: 'Loose' })
  expect(titles(await seen(shop, { categoryId: table }))).toEqual(['Mug', 'Plate'])
  expect(titles(await seen(shop, { categoryId: mugs }))).toEqual(['Mug'])
  expect(await seen(shop, { categoryId: newId() })).toEqual({ products: [], total: 0 })
})

test('a product shows at its address while it may be seen', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct()
  const draft = await shop.addProduct({ status: 'draft' })
  const at = (urlId: string) => readVisibleProduct(app.reading(shop.website), shop.store.id, urlId)
  expect((await at('harbor-mug'))?.id).toBe(product.id)
  expect(await at(draft.urlId)).toBeNull()
  expect(await at('nothing')).toBeNull()
})

test("related products are the owner's pick, then those of the same category, never sold out", async () => {
  const shop = await buildShop(app)
  const category = await app.changing(shop.website, (scope) =>
    createCategory(scope, { collectionId: shop.store.id, displayName: 'Mugs' }, newId()),
  )
  const categoryIds = category.ok ? [category.value.id] : []
  const near = await shop.addProduct({ title: 'Near', categoryIds })
  const gone = await shop.addProduct({ title: 'Gone', categoryIds })
  const picked = await shop.addProduct({ title: 'Picked' })
  const hidden = await shop.addProduct({ title: 'Hidden', status: 'private' })
  const mug = await shop.addProduct({ categoryIds, relatedProductIds: [gone.id, hidden.id, picked.id] })
  await app.changing(shop.website, (scope) =>
    setStock(scope, [{ kind: 'set', variantId: gone.variants[0]!.id, quantity: 0 }], newId()),
  )
  const related = await relatedProducts(app.reading(shop.website), mug, 8)
  expect(related.map(({ value }) => value.id)).toEqual([picked.id, near.id])
  const some = await visibleSummaries(app.reading(shop.website), [hidden.id, picked.id, gone.id])
  expect(some.map((product) => product.title)).toEqual(['Picked', 'Gone'])
})

test('the newest of a category are beside a product, however many of them are sold out or hidden', async () => {
  const shop = await buildShop(app)
  const categoryIds: string[] = []
  for (const displayName of ['Mugs', 'Gifts']) {
    const made = await app.changing(shop.website, (scope) =>
      createCategory(scope, { collectionId: shop.store.id, displayName }, newId()),
    )
    if (made.ok) categoryIds.push(made.value.id)
  }
  const mug = await shop.addProduct({ categoryIds })
  const gift = await shop.addProduct({ title: 'Gift', categoryIds: categoryIds.slice(1) })
  const old = []
  for (const title of ['One', 'Two', 'Three'])
    old.push(await shop.addProduct({ title, categoryIds: [categoryIds[0]!] }))
  const beside = async () =>
    (await relatedProducts(app.reading(shop.website), mug, 4)).map(({ value: { title } }) => title)
  expect(await beside()).toEqual(['Three', 'Two', 'One', 'Gift'])
  for (let count = 0; count < 9; count += 1)
    await shop.addProduct({ title: `Hidden ${count}`, categoryIds, status: count % 2 ? 'draft' : 'private' })
  expect(await beside()).toEqual(['Three', 'Two', 'One', 'Gift'])
  for (const title of ['Four', 'Five']) await shop.addProduct({ title, categoryIds: [categoryIds[0]!] })
  expect(await beside()).toEqual(['Five', 'Four', 'Three', 'Two'])
  expect((await relatedProducts(app.reading(shop.website), gift, 4)).map(({ value }) => value.id)).toEqual([mug.id])
})

test('owners leaf through all products, filtered, without meeting one twice', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  for (let index = 0; index < 60; index += 1) {
    await shop.addProduct({
      title: `Mug ${index}`,
      status: index % 2 ? 'draft' : 'published',
      variants: [{ qtyInStock: index % 3 }],
    })
  }
  const all = async (query: Record<string, string>) => {
    const found: string[] = []
    let after: string | undefined
    do {
      const { body } = await owner.call(api.listProductsCall, { query: { ...query, ...(after && { after }) } as never })
      found.push(...body.products.map((product) => product.title))
      after = body.next ?? undefined
    } while (after)
    return found
  }
  for (const sort of ['updated', 'newest', 'title', 'manual']) {
    const found = await all({ sort, collectionId: shop.store.id })
    expect(new Set(found).size, sort).toBe(60)
    expect(found, sort).toHaveLength(60)
  }
  expect(await all({ status: 'draft' })).toHaveLength(30)
  expect(await all({ stock: 'sold-out', status: 'published' })).toHaveLength(10)
  expect(await all({ search: 'mug' })).toHaveLength(60)
  // SKUs are random and may begin with 17 as well; the title comes first.
  expect((await all({ search: 'mug 17' }))[0]).toBe('Mug 17')
})

test('the list is sorted by its columns, page after page, and says how long it is', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  for (let number = 0; number < 52; number += 1) {
    await shop.addProduct({
      title: `Mug ${String(number).padStart(2, '0')}`,
      variants: [{ priceCents: (number % 7) * 100 + 100, qtyInStock: number % 5 }],
    })
  }
  const unlimited = await shop.addProduct({ title: 'Zebra', variants: [{ unlimited: true, priceCents: 5 }] })
  const listed = async (sort: (typeof api.productSorts)[number]) => {
    const first = (await owner.call(api.listProductsCall, { query: { sort } })).body
    const second = (await owner.call(api.listProductsCall, { query: { sort, after: first.next! } })).body
    expect([first.total, second.total, second.next]).toEqual([53, null, null])
    return [...first.products, ...second.products] as api.ProductRow[]
  }
  const by = async (sort: (typeof api.productSorts)[number], fact: (row: api.ProductRow) => number | string) => {
    const facts = (await listed(sort)).map(fact)
    expect(facts).toHaveLength(53)
    return facts
  }
  const prices = await by('price-low', (row) => row.priceFromCents)
  expect(prices).toEqual(prices.toSorted((one, other) => Number(one) - Number(other)))
  const left = await by('stock-high', (row) => row.qtyInStock ?? 1000)
  expect(left).toEqual(left.toSorted((one, other) => Number(other) - Number(one)))
  const names = await by('title-last', (row) => row.title)
  expect(names[0]).toBe(unlimited.title)
  expect(names).toEqual(names.toSorted().toReversed())
})

test('the list narrows to what has few left', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  await shop.addProduct({ title: 'Sold out mug', variants: [{ qtyInStock: 0 }] })
  await shop.addProduct({ title: 'Last mug', variants: [{ qtyInStock: 2 }] })
  await shop.addProduct({ title: 'Many mugs', variants: [{ qtyInStock: 99 }] })
  await shop.addProduct({ title: 'Endless mug', variants: [{ unlimited: true, qtyInStock: 1 }] })
  const fewLeft = async (search?: string) =>
    titles((await owner.call(api.listProductsCall, { query: { stock: 'few-left', search } })).body)
  expect(await fewLeft()).toEqual(['Last mug'])
  expect(await fewLeft('mug')).toEqual(['Last mug'])
})

test('the short description of a product is where its field says: in lists and for search engines', async () => {
  const shop = await buildShop(app)
  const { urlId } = await shop.addProduct({ title: 'Mug', excerpt: 'Holds 12 oz.', body: '<p>Thrown each Monday.</p>' })
  const read = async (path: string) => (await app.visitor(shop.website).request('GET', path)).body
  expect(await read(`/${shop.store.urlId}?view=list`)).toContain('<p>Holds 12 oz.</p>')
  const page = await read(`/${shop.store.urlId}/p/${urlId}`)
  expect(page).toContain('<meta name="description" content="Holds 12 oz."/>')
  expect(page, 'beside the price is the description').not.toContain('>Holds 12 oz.</p>')
})
