import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createCategory } from '#server/collections/save-category.ts'
import { newId } from '#server/identifiers.ts'
import { findPage } from '#server/pages/find-page.ts'
import { createPageSources } from '#server/pages/page-sources.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import { setStock } from '#server/stock/set-stock.ts'
import { buildShop, type ProductFacts } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getHeaderFooterCall, saveHeaderFooterCall } from '#shared/header-footer/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { noDrawingCache } from '#storefront/document/drawing-cache.ts'
import { someBrowserFiles } from '#storefront/document/testing/build-site.ts'
import type { PageRequest } from './page-request.ts'
import type { PageSources } from './sources.ts'

const app = await startTestApp()

/** The same program without anything that is kept between two pages. */
async function loadWithoutKeeping(): Promise<typeof findPage> {
  vi.resetModules()
  vi.doMock('./drawing-cache.ts', () => ({
    createDrawingCache: () => ({
      ...noDrawingCache,
      document: (_site: object, _name: string, draw: () => unknown) => draw(),
    }),
  }))
  const loaded = await import('#server/pages/find-page.ts')
  vi.doUnmock('./drawing-cache.ts')
  return loaded.findPage
}

/** A shop of three products, its changes, and its pages. */
async function openShop() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const made = await app.changing(shop.website, (scope) =>
    createCategory(scope, { collectionId: shop.store.id, displayName: 'Pottery' }, newId()),
  )
  if (!made.ok) throw new Error(made.failure.code)
  const categoryIds = [made.value.id]
  const products: Product[] = []
  for (const title of ['Harbor mug', 'Tide bowl', 'Kelp jar'])
    products.push(
      await shop.addProduct({
        title,
        categoryIds,
        variants: [
          { sku: `${title} 1`, attributes: { Glaze: 'Bone' } },
          { sku: `${title} 2`, attributes: { Glaze: 'Sea' }, priceCents: 3000 },
        ],
      }),
    )
  const [mug] = products as [Product, Product, Product]
  const variantsOf = (product: Product) => product.variants.map(({ id, sku, attributes }) => ({ id, sku, attributes }))
  const variants = variantsOf(mug)
  const save = (changes: ProductFacts, product = mug) =>
    app.changing(shop.website, (scope) =>
      saveProduct(
        scope,
        {
          productId: product.id,
          input: shop.input({
            ...{ variants: variantsOf(product), categoryIds, title: product.title, urlId: product.urlId },
            ...changes,
          }),
        },
        { batchId: newId(), productLimit: 100 },
      ),
    )
  const stock = (quantity: number) =>
    app.changing(shop.website, (scope) =>
      setStock(
        scope,
        mug.variants.map(({ id }) => ({ kind: 'set', variantId: id, quantity }) as const),
        newId(),
      ),
    )
  const announce = async (text: string) => {
    const { header, footer } = (await owner.call(getHeaderFooterCall, {})).body
    const announcement = { text, href: null, colors: 'accent' as const, isDismissible: false }
    return owner.call(saveHeaderFooterCall, { body: { header: { ...header, announcement }, footer } })
  }
  const changes: Record<string, () => Promise<unknown>> = {
    'the title': () => save({ title: `Mug ${newId().slice(-4)}` }),
    'the description': () => save({ body: '<p>New</p>' }),
    'a price': () => save({ variants: variants.map((one) => ({ ...one, priceCents: 4500 })) }),
    'a product beside it': () => save({ title: `Bowl ${newId().slice(-4)}` }, products[1]),
    'related products': () => save({ relatedProductIds: [products[1]!.id] }),
    'nothing in stock': () => stock(0),
    'a few in stock': () => stock(3),
    'the header': () => announce(`Closed on ${newId().slice(-4)}`),
  }
  const urls = [mug, products[1]!].flatMap(({ urlId }) => [
    `/shop/p/${urlId}`,
    `/shop/p/${urlId}?variant=Harbor%20mug%202`,
  ])
  return {
    ...shop,
    changes,
    urls: [
      ...urls,
      '/shop',
      '/shop/pottery',
      '/shop?sort=title&view=list',
      '/shop?in-stock=1',
      '/shop?option.Glaze=Sea&price-to=40',
    ],
  }
}

test('pages that are put together from what was drawn before are the same as pages that are drawn whole', async () => {
  const drawWhole = await loadWithoutKeeping()
  const [shop, neighbor] = [await openShop(), await openShop()]
  const known = new Map<string, PageSources>()

  async function compare({ website: { id }, urls }: typeof shop) {
    const website = (await app.services.websites.byId(id))!
    const sources = known.get(`${id} ${website.version}`) ?? createPageSources(app.reading(website))
    known.set(`${id} ${website.version}`, sources)
    for (const url of urls) {
      const { pathname: path, searchParams: query } = new URL(url, 'https://shop.example')
      const request: PageRequest = {
        ...{ website, origin: 'https://shop.example', path, query, files: someBrowserFiles },
        ...{ sources, testAccess: null, isWithoutCode: false },
      }
      const kept = await findPage(request)
      const whole = await drawWhole({ ...request, sources: createPageSources(app.reading(website)) })
      expect((await findPage(request)).pieces, `${url} is kept`).toBe(kept.pieces)
      expect([kept.status, kept.headers, kept.html], url).toEqual([whole.status, whole.headers, whole.html])
    }
  }

  for (const where of [shop, neighbor]) {
    for (const [name, change] of Object.entries(where.changes)) {
      expect(await change(), name).not.toMatchObject({ ok: false })
      await compare(shop)
      await compare(neighbor)
    }
  }
  const names = fc.constantFrom(...Object.keys(shop.changes))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(shop, neighbor), names, async (where, name) => {
      expect(await where.changes[name]!(), name).not.toMatchObject({ ok: false })
      await compare(shop)
      await compare(neighbor)
    }),
    { numRuns: 20 },
  )
})
