import { expect, test } from 'vitest'
import { indexLater } from '#server/collections/index-later.ts'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { searchSite } from '#server/pages/search/search-site.ts'
import { visibleSummaries } from '#server/products/visible/visible-products.ts'
import { changeProducts } from '#server/products/write/change-products.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createCategoryCall, updateCategoryCall } from '#shared/collections/api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { suggestSearchesCall } from '#shared/search/schema.ts'

const app = await startTestApp()

/** The titles of the products that visitors find. */
async function found(shop: TestShop, text: string) {
  const scope = app.reading(shop.website)
  const { kinds } = await searchSite(scope, text)
  const ids = kinds.find(({ kind }) => kind === 'product')?.ids ?? []
  return (await visibleSummaries(scope, ids)).map((product) => product.title)
}

async function pottery() {
  const shop = await buildShop(app)
  const mug = await shop.addProduct({
    title: 'Harbor Mug',
    tags: ['stoneware'],
    variants: [{ attributes: { Glaze: 'Celadon' }, sku: 'MUG-001-CEL' }, { attributes: { Glaze: 'Bone' } }],
  })
  await shop.addProduct({ title: 'Noodle bowl', excerpt: 'Larger than a mug.' })
  await shop.addProduct({ title: 'Café plate', tags: ['stoneware'] })
  await shop.addProduct({ title: 'Hidden mug', status: 'draft' })
  return { shop, mug }
}

test('finds by title, option value, SKU and tag; a title goes before other words', async () => {
  const { shop } = await pottery()
  expect(await found(shop, 'mug')).toEqual(['Harbor Mug', 'Noodle bowl'])
  expect(await found(shop, 'celadon')).toEqual(['Harbor Mug'])
  expect(await found(shop, 'mug-001-cel')).toEqual(['Harbor Mug'])
  expect(await found(shop, 'MUG001')).toEqual(['Harbor Mug'])
  expect(await found(shop, 'stoneware')).toEqual(['Café plate', 'Harbor Mug'])
  expect(await found(shop, 'stoneware plate')).toEqual(['Café plate'])
  expect(await found(shop, 'cafe')).toEqual(['Café plate'])
})

test('finds by description, picture, category and sale; a category that is renamed is found by its new name', async () => {
  const { shop } = await pottery()
  const owner = await app.owner(shop.website)
  const parameters = { collectionId: shop.store.id }
  const body = { displayName: 'Drinkware', parentId: null, urlId: 'drinkware' }
  const created = await owner.call(createCategoryCall, { parameters, body })
  await shop.addProduct({
    title: 'Beaker',
    body: '<p>Goes in the <b>dishwasher</b>&nbsp;every day.</p>',
    categoryIds: [created.body.category.id],
    variants: [{ onSale: true, salePriceCents: 1500 }],
  })
  for (const word of ['dishwasher', 'drinkware', 'sale']) expect(await found(shop, word), word).toEqual(['Beaker'])
  expect(await found(shop, 'nbsp')).toEqual([])
  await owner.call(updateCategoryCall, {
    parameters: { categoryId: created.body.category.id },
    body: { displayName: 'Cupboard', urlId: 'drinkware' },
  })
  await app.runJobs()
  expect(await found(shop, 'cupboard')).toEqual(['Beaker'])
  expect(await found(shop, 'drinkware')).toEqual([])
})

test('a job brings an index from before up to date', async () => {
  const { shop } = await pottery()
  await shop.addProduct({ title: 'Beaker', body: '<p>Dishwasher.</p>' })
  await app.changing(shop.website, async (scope) => {
    for (const table of ['search_postings', 'search_documents'] as const)
      await scope.database.deleteFrom(table).where('website_id', '=', shop.website.id).execute()
    await indexLater(scope, null)
  })
  expect(await found(shop, 'dishwasher')).toEqual([])
  await app.runJobs()
  expect(await found(shop, 'dishwasher')).toEqual(['Beaker'])
})

test('says which word was meant, and leaves what was typed alone when asked to', async () => {
  const { shop } = await pottery()
  const search = (text: string, isExact = false) => searchSite(app.reading(shop.website), text, isExact)
  expect((await search('celdon mug')).correctedText).toBe('celadon mug')
  expect((await search('celadon')).correctedText).toBeNull()
  expect((await search('cela')).correctedText).toBeNull()
  expect(await search('celdon', true)).toMatchObject({ kinds: [], correctedText: null })
})

test('suggests products and pages that visitors can see, for two letters and more', async () => {
  const { shop } = await pottery()
  const visitor = app.visitor(shop.website)
  const suggest = async (q: string) => (await visitor.call(suggestSearchesCall, { query: { q } })).body.suggestions
  expect(await suggest('har')).toMatchObject([
    { title: 'Harbor Mug', kind: 'product', detail: '$20.00', picture: null },
  ])
  expect(await suggest('h')).toEqual([])
  expect(await suggest('hidden')).not.toMatchObject([{ title: 'Hidden mug' }])
})

test('corrects a typing error, completes a beginning, and ignores a word that is on no page', async () => {
  const { shop } = await pottery()
  for (const slip of [
    'harbour mug',
    'habor',
    'harobr',
    'haarbor',
    'harb',
    'harbor xyzzy',
    'stonewear',
    'mugs harbor',
    // Short words: the plural, an extra letter, two exchanged ones, a missing one, a wrong one.
    'mugs',
    'mugg',
    'mgu',
    'umg',
    'mog',
    'muug',
  ]) {
    expect(await found(shop, slip), slip).toContain('Harbor Mug')
  }
  for (const nonsense of ['xyzzy', '', '   ', '%', "' or 1=1 --", 'constructor', '\u0000']) {
    expect(await found(shop, nonsense), nonsense).toEqual([])
  }
})

test('a slip in a short word is forgiven only where nothing is written so, and a wrong letter last of all', async () => {
  const shop = await buildShop(app)
  await shop.addProduct({ title: 'Jug' })
  await shop.addProduct({ title: 'Mug' })
  await shop.addProduct({ title: 'Gum bowl' })
  await shop.addProduct({ title: 'Berry dish' })
  expect(await found(shop, 'jug')).toEqual(['Jug'])
  expect(await found(shop, 'gmu')).toEqual(['Gum bowl'])
  expect(await found(shop, 'rug')).toEqual(expect.arrayContaining(['Jug', 'Mug']))
  expect(await found(shop, 'bwl')).toEqual(['Gum bowl'])
  for (const words of ['berries', 'dishes', 'berries dishes', 'bery'])
    expect(await found(shop, words)).toEqual(['Berry dish'])
  for (const other of ['mx', 'm1g', '12g', 'xyz']) expect(await found(shop, other), other).toEqual([])
})

test('finds in scripts without spaces and without Latin letters', async () => {
  const shop = await buildShop(app)
  await shop.addProduct({ title: '陶器のマグカップ' })
  await shop.addProduct({ title: 'Кружка синяя' })
  expect(await found(shop, 'マグ')).toEqual(['陶器のマグカップ'])
  expect(await found(shop, 'кружка')).toEqual(['Кружка синяя'])
  expect(await found(shop, 'кружку')).toEqual(['Кружка синяя'])
})

test('what is renamed is found by its new name, what is deleted by none', async () => {
  const { shop, mug } = await pottery()
  await app.changing(shop.website, (scope) =>
    saveProduct(
      scope,
      { productId: mug.id, input: { ...toInput(mug), title: 'Cliff cup' } },
      { batchId: newId(), productLimit: 200 },
    ),
  )
  expect(await found(shop, 'harbor')).toEqual([])
  expect(await found(shop, 'cliff cup')).toEqual(['Cliff cup'])
  await app.changing(shop.website, (scope) =>
    changeProducts(scope, { action: 'delete', productIds: [mug.id] }, newId()),
  )
  expect(await found(shop, 'cliff')).toEqual([])
  const left = await app.services.database
    .selectFrom('search_postings')
    .select('word')
    .where('website_id', '=', shop.website.id)
    .where('noun_id', '=', mug.id)
    .execute()
  expect(left).toEqual([])
})

test('products that learn the same words at once do not block each other', async () => {
  const shop = await buildShop(app)
  const titles = Array.from({ length: 20 }, (_, index) =>
    ['alpha', 'bravo', 'charlie', 'delta', 'echo'].toSorted(() => (index % 2 ? 1 : -1)).join(' '),
  )
  await Promise.all(titles.map((title) => shop.addProduct({ title })))
  expect(await found(shop, 'alpha echo')).toHaveLength(20)
})

test('pages and products are found apart', async () => {
  const { shop } = await pottery()
  const page = (title: string, html: string, status: 'draft' | 'published') =>
    buildPage({
      id: newId(),
      urlId: title.toLowerCase(),
      title,
      status,
      blocks: [{ type: 'text', settings: { html } }],
    })
  await app.changing(shop.website, async (scope) => {
    await insertPage(scope, page('About', '<p>A workshop by the <b>harbor</b></p>', 'published'))
    await insertPage(scope, page('Later', '<p>The harbor in winter</p>', 'draft'))
  })
  expect(await found(shop, 'harbor')).toEqual(['Harbor Mug'])
  const { body } = await app.visitor(shop.website).request('GET', '/search?q=harbor')
  expect(body).toContain('2 results for “harbor”')
  expect(body).toContain('<a href="/about">About</a>')
  expect(body).not.toContain('href="/later"')
})
