import { describe, expect, it, test } from 'vitest'
import {
  buildShop,
  catalogueOf,
  checkFile,
  fixture,
  importFile,
  productsOf,
  realFile,
  rowsOf,
  upload,
} from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import type { ImportFormat } from '#shared/imports/formats.ts'
import type { ImportRow } from '#shared/imports/schema.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '400' })

const inWords = (rows: readonly ImportRow[]) => rows.map(({ line, action, title }) => `${line} ${action} ${title}`)
const problemsIn = (rows: readonly ImportRow[]) =>
  rows.flatMap((row) => row.problems.map(({ severity, line, sentence }) => `${severity} ${line}: ${sentence}`))

describe('a dry run', () => {
  it('lists row by row what will happen, and changes nothing', async () => {
    const { site, owner } = await buildShop(app)
    const version = (await app.services.websites.byId(site.id))!.version
    const checked = await checkFile(app, site, owner, fixture('squarespace-32'))
    expect(checked).toMatchObject({
      state: 'checked',
      format: 'squarespace-32',
      total: 8,
      planned: { create: 5, update: 0, unchanged: 0, skip: 0, error: 3, warnings: 1 },
      outcome: null,
      canStart: true,
      canUndo: false,
      notices: [
        'The file names a store page that isn’t on your site: workshops (one product).',
        'URLs of the old shop will redirect to the 5 products here. Each is listed below its product.',
        '3 images will be downloaded from 192.0.2.10. Keep the old shop open until then.',
        'The file doesn’t name its units: weights are read as pounds and sizes as inches.',
      ],
      newCategories: ['Mugs', 'Blue', 'Blue > Deep Sea', 'Workshops', 'Garden'],
    })
    expect(inWords(await rowsOf(owner, checked.id))).toEqual([
      '2 create Harbor Mug',
      '3 create Wheel Workshop',
      '6 create Breakfast Set',
      '7 error Salt Pinch',
      '8 error ',
      '9 error Glaze Tests',
      '11 create Gift Card',
      '12 create Planter',
    ])
    expect(await productsOf(app, site)).toEqual([])
    expect((await app.services.websites.byId(site.id))!.version).toBe(version)
  })

  it('names bad rows with line and reason', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await checkFile(app, site, owner, fixture('squarespace-32'))
    expect(problemsIn(await rowsOf(owner, id, { only: 'problems' }))).toEqual([
      'error 7: “twelve” isn’t a price.',
      'error 8: There is no title.',
      'error 10: “n/a” isn’t a price.',
      'warning 11: Only new gift cards are sold with it: the codes and balances of those that customers have aren’t in the file.',
    ])
  })

  it('is a job with progress, which the worker does', async () => {
    const { owner } = await buildShop(app)
    const { id, state } = (await upload(owner, fixture('shopify'))).body.import
    expect(state).toBe('checking')
    await app.runJobs()
    const { body } = await owner.call(contracts.getImportCall, { parameters: { importId: id } })
    expect(body.import).toMatchObject({ state: 'checked', position: 5, total: 5 })
    expect(body.import.notices).toContain('Not imported: vendors of 3 products.')
  })

  it.each([
    ['in the middle of its last line', 'cup,Cup,9,1\njug,Jug,9', true],
    ['nowhere: its last line break alone is not there', 'cup,Cup,9,1\njug,Jug,9,', false],
    ['nowhere: empty cells are left out at the ends of lines', 'cup,Cup,9\njug,Jug,9', false],
    ['nowhere: its last line ends', 'cup,Cup,9,1\njug,Jug,9\n', false],
  ])('looks whether a file was cut off: %s', async (_, lines, is) => {
    const { site, owner } = await buildShop(app)
    const { notices } = await checkFile(app, site, owner, `Handle,Title,Variant Price,Variant Inventory Qty\n${lines}`)
    expect(notices.some((notice) => notice.startsWith('The file looks cut off: line 3, its last one,'))).toBe(is)
  })

  it('says that columns with the same heading leave one of them unread', async () => {
    const { site, owner } = await buildShop(app)
    const { notices } = await checkFile(
      app,
      site,
      owner,
      'Handle,Title,Variant Price,Notes,Notes,Title\nmug,Mug,1,,,Cup',
    )
    expect(notices).toContain('The file has several columns called “Title”. Only the last one is used.')
  })

  it('says that cells are missing at the ends of lines', async () => {
    const { site, owner } = await buildShop(app)
    const noticesOf = async (...lines: string[]) =>
      (await checkFile(app, site, owner, ['Handle,Title,Variant Price,Tags', ...lines].join('\n'))).notices
    expect(await noticesOf('mug,Mug,1.00', 'jug,Jug,2.00,blue')).toContain(
      'Line 2 has fewer cells than the header. The missing ones were treated as empty.',
    )
    expect(await noticesOf('jug,Jug,2.00,blue', 'mug,Mug,1.00', 'pot,Pot,3.00')).toContain(
      '2 lines have fewer cells than the header, first on line 3. The missing ones were treated as empty.',
    )
  })
})

describe('an import', () => {
  test.each<[ImportFormat, number, object]>([
    ['squarespace-26', 6, { create: 6, error: 0, warnings: 1 }],
    ['squarespace-32', 5, { create: 5, error: 3, skip: 0, warnings: 1 }],
    ['shopify', 4, { create: 4, error: 1, skip: 0, warnings: 2 }],
    ['woocommerce', 4, { create: 4, error: 2, skip: 2, warnings: 3 }],
  ])('of a %s file brings in what is good, and a second one changes nothing', async (format, count, outcome) => {
    const { site, owner } = await buildShop(app)
    const first = await importFile(app, site, owner, fixture(format))
    expect(first).toMatchObject({ state: 'done', outcome, canUndo: true })
    const before = await productsOf(app, site)
    expect(before).toHaveLength(count)

    const second = await importFile(app, site, owner, fixture(format))
    expect(second.outcome).toMatchObject({ create: 0, update: 0, unchanged: count })
    expect(second.canUndo).toBe(false)
    expect(await productsOf(app, site)).toEqual(before)
  })

  it('keeps what the file says: prices, stock, options, categories, tags, addresses', async () => {
    const { site, owner } = await buildShop(app)
    await importFile(app, site, owner, fixture('squarespace-32'))
    const catalogue = await catalogueOf(app, site)
    expect(catalogue).toMatchObject([
      { title: 'Breakfast Set', variants: [{ priceCents: 7500, salePriceCents: 6000, onSale: true, qtyInStock: 4 }] },
      { title: 'Gift Card', productType: 4, taxable: false, variants: [{ priceCents: 5000, unlimited: true }] },
      {
        title: 'Harbor Mug',
        urlId: 'harbor-mug',
        status: 'published',
        categories: ['/All/Blue/Deep Sea', '/All/Mugs'],
        tags: ['daily', 'blue'],
        body: '<p>Thrown in one piece, <b>glazed</b> inside.</p>',
        variants: [{ sku: 'MUG-HARB', weightGrams: 340.19, lengthMillimetres: 101.6 }],
      },
      { title: 'Planter', categories: ['/All/Garden'] },
      {
        title: 'Wheel Workshop',
        productType: 3,
        options: [{ name: 'Term' }, { name: 'Day' }],
        // The style attribute in the file is removed.
        body: '<p>Two hours at the wheel.</p>',
        variants: [
          { sku: 'WORK-SPRING', attributes: { Term: 'Spring', Day: 'Monday' }, unlimited: true },
          { sku: 'WORK-SUMMER', unlimited: true },
          { sku: 'WORK-AUTUMN', unlimited: false, qtyInStock: 8 },
        ],
      },
    ])
  })

  it('updates by product id what an earlier file brought, and shows which fields change', async () => {
    const { site, owner } = await buildShop(app)
    await importFile(app, site, owner, fixture('squarespace-26'))
    const [mug] = (await productsOf(app, site)).filter(({ title }) => title === 'Harbor Mug')
    const checked = await checkFile(app, site, owner, fixture('squarespace-32'))
    const [row] = await rowsOf(owner, checked.id, { action: 'update' })
    expect(row).toMatchObject({ title: 'Harbor Mug', productId: mug!.id })
    expect(row!.changes).toEqual([
      { field: 'Categories', before: '', after: 'Blue > Deep Sea, Mugs' },
      { field: 'Price', before: '$28.00', after: '$29.00' },
      { field: 'Stock', before: '12', after: '9' },
    ])
  })

  it('updates by SKU what the owner made by hand', async () => {
    const { site, owner } = await buildShop(app)
    const file = (id: string, price: string) =>
      `ID,Type,SKU,Name,Published,Regular price\n${id},simple,MUG-1,Mug,1,${price}\n`
    await importFile(app, site, owner, file('5', '10'))
    const [before] = await productsOf(app, site)
    const { outcome } = await importFile(app, site, owner, file('77', '12'))
    const [after] = await productsOf(app, site)
    expect([outcome!.update, after!.id, after!.variants[0]!.priceCents]).toEqual([1, before!.id, 1200])
    expect(after!.variants[0]!.id).toBe(before!.variants[0]!.id)
  })

  it('creates a category that is missing once, whatever its capitals', async () => {
    const { site, owner } = await buildShop(app)
    const file = [
      'Type,Name,Regular price,Categories',
      'simple,A,1,Mugs > Small',
      'simple,B,1,"mugs > small, MUGS"',
    ].join('\n')
    await importFile(app, site, owner, file)
    expect((await catalogueOf(app, site)).map((product) => (product as { categories: string[] }).categories)).toEqual([
      ['/All/Mugs/Small'],
      ['/All/Mugs', '/All/Mugs/Small'],
    ])
  })

  it('writes the stock that it sets into the history, and its changes into the log as one action', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await importFile(app, site, owner, fixture('squarespace-26'))
    const { database } = app.services
    const history = await database.selectFrom('stock_changes').selectAll().where('website_id', '=', site.id).execute()
    expect(history.map(({ reason, about_id, change }) => [reason, about_id, change])).toContainEqual(['import', id, 12])
    const batches = await database
      .selectFrom('change_batches')
      .select(['size'])
      .where('website_id', '=', site.id)
      .execute()
    expect(batches.map(({ size }) => size)).toContain(6)
  })

  it('sends products to the store pages that the file names, the others to the chosen one', async () => {
    const { site, owner, storeId } = await buildShop(app, 'Pottery')
    const other = await buildShop(app)
    expect((await upload(owner, fixture('shopify'), { collectionId: other.storeId })).code).toBe('collection-not-found')
    await importFile(app, site, owner, fixture('squarespace-26'), { collectionId: storeId })
    expect(new Set((await productsOf(app, site)).map((product) => product.collectionId))).toEqual(new Set([storeId]))
  })
})

describe('real files', () => {
  it('go in, one after the other, and again without a change', async ({ skip }) => {
    const { site, owner } = await buildShop(app)
    const outcomes: unknown[] = []
    for (const name of [
      'squarespace-26-columns.csv',
      'squarespace-32-columns.csv',
      'shopify-home-and-garden.csv',
      'woocommerce-sample.csv',
    ]) {
      const bytes = realFile(name)
      if (!bytes) return skip('the files of real shops are not here')
      for (const _round of [1, 2]) {
        const { create, update, unchanged, skip: skipped, error } = (await importFile(app, site, owner, bytes)).outcome!
        outcomes.push([create, update, unchanged, skipped, error])
      }
    }
    expect(outcomes).toEqual([
      [87, 0, 0, 0, 0],
      [0, 0, 87, 0, 0],
      [221, 86, 0, 0, 0],
      [0, 0, 307, 0, 0],
      [20, 0, 0, 0, 0],
      [0, 0, 20, 0, 0],
      [16, 0, 0, 2, 0],
      [0, 0, 16, 2, 0],
    ])
  }, 60_000)
})
