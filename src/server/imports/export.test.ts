import { describe, expect, it, test } from 'vitest'
import { newBatchId } from '#server/changes/record-change.ts'
import { createStore } from '#server/collections/create-store.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import {
  buildShop,
  catalogueOf,
  checkFile,
  fixture,
  importFile,
  productsOf,
  realFile,
  rowsOf,
} from '#server/testing/imports/import-file.ts'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import type { Browser } from '#server/testing/test-app.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { ImportFormat } from '#shared/imports/formats.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '400' })

const exported = (owner: Browser, query = '') => owner.request('GET', `/api/owner/products.csv${query}`)

describe('an export', () => {
  test.each<ImportFormat>(['squarespace-26', 'squarespace-32', 'shopify', 'woocommerce'])(
    'of what a %s file brought changes nothing when it is imported again',
    async (format) => {
      const { site, owner } = await buildShop(app)
      await importFile(app, site, owner, fixture(format))
      const before = await productsOf(app, site)
      const response = await exported(owner)
      const checked = await checkFile(app, site, owner, response.rawPayload)
      expect((await rowsOf(owner, checked.id)).flatMap(({ changes }) => changes)).toEqual([])
      expect(checked.planned).toMatchObject({ create: 0, update: 0, unchanged: before.length, error: 0, skip: 0 })
      const { outcome } = await importFile(app, site, owner, response.rawPayload)
      expect(outcome).toMatchObject({ create: 0, update: 0, unchanged: before.length })
      expect(await productsOf(app, site)).toEqual(before)
    },
  )

  it('of a real shop changes nothing when it is imported again', async ({ skip }) => {
    const bytes = realFile('squarespace-32-columns.csv')
    if (!bytes) return skip('the files of real shops are not here')
    const { site, owner } = await buildShop(app)
    await importFile(app, site, owner, bytes)
    const before = await productsOf(app, site)
    const { outcome } = await importFile(app, site, owner, (await exported(owner)).rawPayload)
    expect(outcome).toMatchObject({ create: 0, update: 0, unchanged: 307, error: 0 })
    expect(await productsOf(app, site)).toEqual(before)
  })

  it('builds the same catalogue in another shop', async () => {
    const [one, other] = [await buildShop(app), await buildShop(app)]
    await importFile(app, one.site, one.owner, fixture('squarespace-32'))
    await importFile(app, other.site, other.owner, (await exported(one.owner)).rawPayload)
    expect(await catalogueOf(app, other.site)).toEqual(await catalogueOf(app, one.site))
  })

  it('has the columns of Squarespace, and is a file with a name', async () => {
    const { site, owner } = await buildShop(app)
    await importFile(app, site, owner, fixture('squarespace-26'))
    const response = await exported(owner)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename=products-${site.slug}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
      ),
    })
    const original = readTable(fixture('squarespace-26').toString())
    const table = readTable((await exported(owner, '?columns=26')).body)
    expect(table.ok && table.value.headings).toEqual(original.ok && original.value.headings)
    expect(readTable((await exported(owner, '?columns=32')).body)).toMatchObject({
      value: { headings: { length: 32 } },
    })
  })

  it('writes six options when a product has more than three', async () => {
    const { site, owner } = await buildShop(app)
    const header = readTable(fixture('squarespace-32').toString())
    const headings = header.ok ? header.value.headings : []
    const cells: Record<string, string> = {
      'Product ID [Non Editable]': 'p1',
      Title: 'Bowl',
      SKU: 'B',
      Price: '5.00',
      Stock: '1',
      Visible: 'Yes',
      'On Sale': 'No',
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].flatMap((option) => [
          [`Option Name ${option}`, `o${option}`],
          [`Option Value ${option}`, `v${option}`],
        ]),
      ),
    }
    await importFile(
      app,
      site,
      owner,
      `${headings.join(',')}\n${headings.map((heading) => cells[heading] ?? '').join(',')}\n`,
    )
    const response = await exported(owner, '?columns=32')
    expect(readTable(response.body)).toMatchObject({ value: { headings: { length: 32 } } })
    expect((await importFile(app, site, owner, response.rawPayload)).outcome).toMatchObject({ unchanged: 1 })
  })

  it('contains no formula that a spreadsheet would run', async () => {
    const { site, owner } = await buildShop(app)
    await importFile(
      app,
      site,
      owner,
      'Handle,Title,Tags,Variant Price\na,"=HYPERLINK(""http://evil.example"")",+1,1.00\nb,@SUM(1),-2,1.00\n',
    )
    const { body, rawPayload } = await exported(owner)
    const cells = body.split('\n').flatMap((line) => line.split('","'))
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([])
    expect((await importFile(app, site, owner, rawPayload)).outcome).toMatchObject({ unchanged: 2 })
    expect((await productsOf(app, site)).map(({ title, tags }) => [title, tags])).toEqual([
      ['=HYPERLINK("http://evil.example")', ['+1']],
      ['@SUM(1)', ['-2']],
    ])
  })

  it('tells drafts, scheduled and private products as invisible, and leaves them what they are', async () => {
    const { site, owner } = await buildShop(app)
    await importFile(app, site, owner, fixture('squarespace-26'))
    const products = await productsOf(app, site)
    for (const [place, status] of (['draft', 'needs-review', 'scheduled'] as const).entries()) {
      const product = products[place]!
      const publishAt = status === 'scheduled' ? Date.now() + 3_600_000 : null
      await app.changing(site, (scope) =>
        saveProduct(
          scope,
          { productId: product.id, input: { ...toInput(product), status, publishAt } },
          { batchId: newBatchId(), productLimit: 400 },
        ),
      )
    }
    const before = await productsOf(app, site)
    const { outcome } = await importFile(app, site, owner, (await exported(owner)).rawPayload)
    expect(outcome).toMatchObject({ update: 0, unchanged: 6 })
    expect(await productsOf(app, site)).toEqual(before)
  })

  it('keeps each product on its store page, and can be of one page alone', async () => {
    const { site, owner, storeId } = await buildShop(app, 'Pottery')
    await app.changing(site, (scope) => createStore(scope, { title: 'Workshops' }, newBatchId()))
    await importFile(app, site, owner, fixture('squarespace-32'))
    const stores = (await catalogueOf(app, site)).map((product) => (product as { store: string }).store)
    expect(stores).toEqual(['Pottery', 'Pottery', 'Pottery', 'Pottery', 'Workshops'])
    expect((await importFile(app, site, owner, (await exported(owner)).rawPayload)).outcome).toMatchObject({
      unchanged: 5,
    })
    const one = readTable((await exported(owner, `?columns=32&collectionId=${storeId}`)).body)
    expect(one.ok && one.value.lines.length).toBe(4)
  })

  it('is for those who may see products', async () => {
    const { site } = await buildShop(app)
    expect((await exported(app.visitor(site))).statusCode).toBe(401)
    expect((await exported(await app.owner(site, roles.billing))).statusCode).toBe(403)
    expect((await exported(await app.owner(site, roles.editor))).statusCode).toBe(200)
  })
})
