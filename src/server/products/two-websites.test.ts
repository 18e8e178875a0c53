import { expect, test } from 'vitest'
import { createCategory } from '#server/collections/save-category.ts'
import { newId } from '#server/identifiers.ts'
import { writeRedirects } from '#server/redirects/redirect-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { readCount } from '#server/stock/counts/count-store.ts'
import { startCount } from '#server/stock/counts/start-count.ts'
import { insertTransfer } from '#server/stock/transfers/transfer-store.ts'
import { buildAsset, buildShop } from '#server/testing/build-shop.ts'
import { buildLocation } from '#server/testing/stock-locations/build-location.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { blankLink } from '#shared/collections/menus.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import { roles } from '#shared/roles/rules.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import { blankTransfer } from '#shared/stock-transfers/rules.ts'
import type { Transfer } from '#shared/stock-transfers/schema.ts'
import { productLog } from './change-log.ts'
import { insertDownloadFile } from './download-files.ts'
import { noFilters } from './visible/list-filters.ts'
import { toInput } from './write/to-input.ts'

const app = await startTestApp()
const { undoing } = app.services

type Store = (scope: ChangeScope, ...others: unknown[]) => unknown

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../{products,collections,stock,stock-locations,changes,search,redirects,uses}/**/*.ts',
    '../cart/visible-form.ts',
    '../files/picture-assets.ts',
    '../pages/index-page.ts',
    '!../**/*.test.ts',
  ],
  { eager: true },
)
/** Every store function has a scope as its first parameter. */
const stores = new Map(
  Object.values(modules)
    .flatMap((exports) => Object.entries(exports))
    .filter((entry): entry is [string, Store] =>
      /^(async )?function \w+\(\s*(scope|\{ database)/.test(String(entry[1])),
    ),
)

/** A word in every text of the other website. */
const CANARY = 'canary'
const tables = [
  'collections', 'categories', 'site_layouts', 'products', 'variants', 'product_pictures', 'product_files', 'product_categories',
  'stock_changes', 'change_batches', 'changes', 'search_documents', 'search_postings', 'search_words', 'search_spellings',
  'redirects', 'asset_uses', 'low_stock_notices', 'stock_locations', 'variant_stock', 'stock_allocations',
  'stock_transfers', 'stock_transfer_lines', 'stock_counts', 'stock_count_lines',
] as const // biome-ignore format: one list

const mine = await buildShop(app)
const other = await buildShop(app)
const made = await app.changing(other.website, (scope) =>
  createCategory(scope, { collectionId: other.store.id, displayName: CANARY }, newId()),
)
if (!made.ok) throw new Error(made.failure.code)
const category = made.value
const categoryId = category.id
const asset = await buildAsset(app, other.website, `${CANARY}.jpg`)
const file = { id: newId(), filename: `${CANARY}.pdf`, bytes: 1, storageKey: 'downloads/none' }
await app.changing(other.website, (scope) => insertDownloadFile(scope, file))
const product = await other.addProduct({
  productType: productTypes.digital,
  files: [{ id: newId(), fileId: file.id }],
  title: `${CANARY} mug`,
  body: `${CANARY} ${asset}`,
  tags: [CANARY],
  categoryIds: [categoryId],
  pictures: [{ id: asset, altText: CANARY, focalPoint: { x: 0.5, y: 0.5 } }],
  variants: [{ sku: `${CANARY}-1`, qtyInStock: 5 }],
})
const variantId = product.variants[0]!.id
const { batch_id: foreignBatch } = await app.services.database
  .selectFrom('changes')
  .select('batch_id')
  .where('website_id', '=', other.website.id)
  .where('noun', '=', 'product')
  .executeTakeFirstOrThrow()

const redirect = {
  id: newId(),
  from: `/${CANARY}`,
  to: `/${CANARY}-2`,
  coversBelow: true,
  origin: 'manual',
  createdAt: 0,
} as const
await app.changing(other.website, (scope) => writeRedirects(scope, [redirect]))

const ids = [product.id]
const storeId = other.store.id
const storeRow = { id: storeId, title: 'Mine', details: '{}', enabled: 1 }
const batchId = newId()
const options = { batchId, productLimit: 200 }
const input = toInput(product)
const changed = { ...product, title: 'changed' }
const item = { productId: product.id, input }
const list = { collectionId: storeId, sort: 'manual', offset: 0, limit: 24 } as const
const placeId = await buildLocation(app, other.website, { name: CANARY, variantId, paymentId: 'payment' })
const place = { name: CANARY, sellsOnline: true, pickupMethodId: null }
const content = { ...blankTransfer(null, MAIN_LOCATION_ID), supplier: 'Mine' }
const unit = { variantId, title: CANARY, sku: CANARY, costCents: 5, received: 0, rejected: 0, missing: 0 }
const transfer: Transfer = {
  ...{ ...content, supplier: CANARY, from: CANARY, to: CANARY, reference: CANARY, note: CANARY, kind: 'purchase' },
  lines: [{ ...unit, quantity: 5, incoming: 5 }],
  ...{ id: newId(), number: 7, state: 'sent', revision: 1, quantity: 5, incoming: 5 },
  ...{ createdAt: 1, updatedAt: 1, sentAt: 1, closedAt: null },
}
await app.changing(other.website, (scope) => insertTransfer(scope, transfer))
const jar = await other.addProduct({ title: `${CANARY} jar`, variants: [{ qtyInStock: 5 }] })
const jars = { kind: 'products' as const, productIds: [jar.id] }
const started = await app.changing(other.website, (scope) =>
  startCount(scope, { locationId: MAIN_LOCATION_ID, scope: jars, isBlind: false }, CANARY),
)
if (!started.ok) throw new Error(started.failure.code)
const count = (await readCount(app.reading(other.website), started.value))!
const seen = { transferId: transfer.id, revision: 1 }
const bundle = { kind: 'fixed' as const, parts: [{ productId: product.id, variantId, quantity: 1 }] }
const move = { variantId, productId: product.id, lowStockAt: 4, before: 5, after: 4 }
const soldLine = {
  ...{ id: newId(), productType: productTypes.physical, variantId },
  ...{ quantity: 1, fulfilledQuantity: 0, removedQuantity: 0 },
}
const canceledOrder = { id: newId(), takesStock: true, lines: [soldLine] }
const row = { ...product, collection_id: storeId, display_index: 0 }
const wanted = { displayName: 'Mine', urlId: '' }
const stored = new Map([[product.id, product]])

/** The calls of each store function from one website, with the ids of the other. */
const calls: Record<string, readonly unknown[]> = {
  listChanges: [undoing.undoers, { nounId: product.id }, roles.admin],
  beyondRole: [undoing.undoers, roles.editor, [batchId]],
  mergedNames: [undoing.undoers, [{ id: foreignBatch, noun: 'product' }]],
  readChange: [undoing, other.website, foreignBatch, roles.admin],
  productLimitIn: [200],
  roomForRedirects: [],
  recordChange: [
    foreignBatch,
    productLog,
    { nounId: product.id, before: null, after: { title: 'Mine', fingerprint: '' } },
  ],
  recordChanges: [
    foreignBatch,
    productLog,
    [{ nounId: product.id, before: null, after: { title: 'Mine', fingerprint: '' } }],
  ],
  findBatch: [foreignBatch],
  forgetWords: [],
  countProductsIn: [[storeId]],
  laterChange: [productLog, foreignBatch, [product.id]],
  nounsOf: [foreignBatch],
  refuseUndo: [undoing.undoers, foreignBatch],
  undoBatch: [undoing, foreignBatch],
  undoStep: [undoing.undoers, foreignBatch],
  beginUndoing: [foreignBatch],
  leaveUndoing: [foreignBatch],
  refuseChanged: [undoing.undoers, foreignBatch],
  shortenLog: [Number.MAX_SAFE_INTEGER, () => false, 0],
  countCategories: [storeId],
  depthOf: [categoryId],
  lastIndexIn: [storeId, null],
  ownersOfUrlIds: [storeId, [CANARY]],
  countProductsByCategory: [storeId],
  readCategory: [categoryId],
  readRoot: [storeId],
  listCategories: [storeId],
  insertCategory: [{ ...category, displayName: 'Mine' }],
  updateCategoryRow: [{ ...category, displayName: 'Mine' }],
  placeCategory: [categoryId, { parentId: null, displayIndex: 9 }],
  toCollection: [storeRow],
  picturesOf: [[{ details: JSON.stringify({ picture: { id: asset, altText: 'Mine', focalPoint: { x: 0, y: 0 } } }) }]],
  choosePicture: [{ id: asset, altText: 'Mine', focalPoint: { x: 0, y: 0 } }],
  subtreeOf: [categoryId],
  chooseAddress: [{ urlId: '', title: 'Shop', ownerId: storeId }],
  takenAddresses: [['nothing'], null],
  addressesOfPages: [['nothing'], null],
  checkLinks: [{ identifier: 'mainNavigation', links: [{ ...blankLink, collectionId: storeId }] }, []],
  readCollection: [storeId],
  findStore: ['nothing'],
  listCollections: [],
  insertCollection: [{ ...other.store, urlId: 'mine-now' }],
  updateCollectionRow: [{ ...other.store, title: 'Mine' }],
  lockCollection: [storeId],
  createStore: [{ title: 'Shop' }, batchId],
  createCollection: [{ title: 'Shop' }, batchId],
  createUnlinkedStore: [{ title: 'Shop' }, batchId],
  linkStores: [[storeId], undefined, batchId],
  deleteCategory: [categoryId, batchId],
  readLayouts: [],
  saveLayout: [null, [{ collectionId: storeId }], batchId],
  saveSeenLayout: [null, { revision: undefined, items: [{ collectionId: storeId }] }, batchId],
  writeLayout: [null, () => [], batchId],
  setLinks: ['mainNavigation', []],
  removeLinksTo: [new Set([storeId]), batchId],
  moveCategory: [categoryId, { parentId: null, afterCategoryId: null }, batchId],
  readMenus: [],
  listPlaces: [],
  findPlaces: [[storeId, categoryId]],
  createCategory: [{ collectionId: storeId, displayName: 'Mine' }, batchId],
  updateCategory: [categoryId, wanted, batchId],
  updateCollection: [storeId, { ...other.store, title: 'Mine' }, batchId],
  setStorePassword: [storeId, 'hash', batchId],
  deleteCollection: [storeId, batchId],
  expandTerm: [['product'], 'canar'],
  find: ['product', CANARY],
  findCorrecting: ['product', CANARY],
  findAmong: [['product', 'page'], CANARY],
  // Only a category's id is from the other website.
  searchDocumentsOf: [[{ ...blankProduct, id: product.id, variants: [], pictures: [], categoryIds: [categoryId] }]],
  indexLater: [categoryId],
  indexDocuments: ['product', [{ nounId: product.id, texts: ['Mine', ''] }]],
  indexMany: ['product', [{ nounId: product.id, texts: ['Mine', ''] }]],
  lockWords: ['product', ids],
  writeWords: ['product', [{ nounId: product.id, words: new Map([['mine', 9]]) }]],
  writePostings: [{ noun: 'product', firstId: product.id, lastId: product.id }],
  removeDocuments: ['product', ids],
  learnWords: [['mine']],
  indexPage: [{ id: product.id, title: 'Mine', seoDescription: '', content: { sections: {}, blocks: {} } }],
  removePage: [product.id],
  searchSite: [CANARY],
  readFoundPages: [ids],
  giveBackStock: [[{ variantId, quantity: 1 }], 'payment', 'release'],
  updateSoldOut: [ids],
  restockOrder: [{ order: canceledOrder, restock: true, by: '' }],
  restockableLines: [canceledOrder],
  restockLines: [canceledOrder, [{ lineId: soldLine.id, quantity: 1 }], ''],
  listStock: [{ productId: product.id }],
  scarcityThresholds: [ids],
  setStock: [[{ kind: 'set', variantId, quantity: 99 }], batchId],
  lockVariants: [[variantId]],
  writeStock: [variantId, { unlimited: false, qtyInStock: 9, lowStockAt: null, parts: [] }],
  settleMoves: [[move], 'set', null],
  readLocations: [],
  lockLocations: ['update'],
  readParts: [[variantId]],
  writeParts: [[]],
  takeFromLocations: [[move], { aboutId: 'payment', pickupMethodId: null }],
  returnToLocations: [[move], 'payment'],
  fitParts: [[move]],
  writeAllocations: ['payment', []],
  returnAllocations: ['payment', [{ variantId, quantity: 1 }]],
  saveLocations: [
    [
      { ...place, id: MAIN_LOCATION_ID },
      { ...place, name: 'Mine', id: placeId },
    ],
  ],
  adjustStock: [new Map(), [], { reason: 'set', aboutId: newId() }],
  readTransfer: [transfer.id],
  namesOfLocations: [],
  insertTransfer: [{ ...transfer, id: newId(), number: 99, lines: [] }],
  claimTransfer: [transfer],
  writeTransfer: [{ ...transfer, reference: 'Mine' }],
  deleteDraftTransfer: [transfer.id],
  createTransfer: [content, batchId],
  updateTransfer: [seen, content, batchId],
  updateTransferDetails: [seen, { expectedOn: null, reference: 'Mine', note: '' }, batchId],
  deleteTransfer: [transfer.id, batchId],
  listTransfers: [{ variantId }],
  sendTransfer: [seen, batchId],
  receiveTransfer: [seen, { lines: [{ variantId, received: 1, rejected: 0, missing: 0 }] }, batchId],
  cancelTransfer: [seen, batchId],
  readIncoming: [[variantId]],
  isAwaited: [MAIN_LOCATION_ID],
  listCounts: [{}],
  readCount: [count.id],
  claimCount: [count.id, 'canceled'],
  tallyCount: [count.id, { counted: 1, different: 1 }],
  startCount: [{ locationId: placeId, scope: { kind: 'products', productIds: ids }, isBlind: false }, 'Mine'],
  listCountLines: [count, {}],
  readLines: [count.id, {}, -1, 10],
  toLines: [count, []],
  saveCountLines: [count.id, [{ kind: 'add', variantId, by: 1 }], 'Mine'],
  applyCount: [count.id, batchId],
  noteLowStock: [[move]],
  readNotices: [],
  removeNotices: [Date.now()],
  settleCounting: [ids],
  writeHistory: [[move], 'set', null],
  listStockHistory: [variantId],
  takeStock: [[{ variantId, quantity: 1 }], 'payment'],
  visibleStock: [product.id],
  changeProducts: [{ action: 'delete', productIds: ids }, batchId],
  readShownProduct: [product.id],
  formsOfProducts: [null],
  saveUses: ['product', [{ id: product.id, formIds: [newId()], text: asset }]],
  insertUses: ['product', [{ id: product.id, formIds: [newId()], text: asset }]],
  removeUses: ['product', ids],
  productsWithPicture: [asset],
  listingsWithPicture: [asset],
  chooseUrlIds: [[], new Map(), { locale: 'en' }],
  countProducts: [[{ before: null, after: product }]],
  duplicateProduct: [product.id, options],
  insertProducts: [[changed], new Map()],
  insertPictures: [[product]],
  insertPlaces: [[{ productId: product.id, categoryId }]],
  listProducts: [{ collectionId: storeId }],
  filteredIds: [{ collectionId: storeId }, 10],
  listVisibleProducts: [{ ...list, categoryId }],
  filterProducts: [{ ...list, categoryId }, noFilters],
  listSmallCategory: [{ ...list, categoryId }, [categoryId]],
  fittingAmong: [{ categoryId }, ids],
  moveProduct: [product.id, null, batchId],
  productBefore: [row],
  publishLater: [{ ...product, status: 'scheduled', publishAt: 1 }],
  readVariantsForCart: [[variantId]],
  readVariantsOfProducts: [ids],
  settleBundles: [ids, 'set'],
  bundlesAmong: [ids],
  writeBundleParts: [[{ ...product, bundle }]],
  readKnownParts: [[{ bundle }]],
  findVariantForCart: [product.id, `${CANARY}-1`],
  readPictures: [ids],
  readPictureRows: [ids],
  readPictureAssets: [[asset]],
  readDownloadFiles: [[file.id]],
  insertDownloadFile: [{ ...file, id: newId() }],
  readProduct: [product.id],
  readVariantMessage: [variantId],
  readVisibleProduct: [storeId, product.urlId],
  visibleForm: [mine.website, product.id],
  readProducts: [ids],
  lockProducts: [ids],
  readProductRows: [ids],
  readLowVariants: [ids, 1_000],
  readSummaries: [ids],
  readStoredSummaries: [ids],
  findVariantLink: [variantId, Date.now()],
  readStars: [product.id],
  relatedProducts: [{ ...product, relatedProductIds: ids }, 8],
  roomInCollections: [[item], stored, 200],
  saveProduct: [item, options],
  saveProducts: [[item, { productId: null, input }], options],
  readProductContext: [[input]],
  findVariantsBySku: [[`${CANARY}-1`]],
  updateProductRows: [[{ before: product, after: changed }]],
  updateVariants: [[{ id: variantId, priceCents: 1 }], options],
  visibleSummaries: [ids],
  visibleIds: [ids],
  readVisible: [ids],
  readFiles: [ids],
  insertFiles: [[{ ...product, files: [] }]],
  updateFiles: [product, { ...product, files: [] }],
  writeProducts: [[{ before: product, after: null }], options],
  writeStockHistory: [[{ before: null, after: product }], options],
  leaveProductRedirects: [[{ before: product, after: { ...product, urlId: 'mine' } }], options],
  redirectsFrom: [[redirect.from]],
  redirectsTo: [[redirect.to], [redirect.to]],
  findRedirect: [redirect.from],
  readRedirect: [redirect.id],
  readRedirects: [[redirect.id]],
  listRedirects: [{ search: CANARY }],
  redirectsAfter: ['', 500],
  countAdded: [],
  sellsProducts: [],
  writeRedirects: [[{ ...redirect, to: '/mine' }]],
  removeRedirects: [[redirect.id]],
  findPages: [[`/${other.store.urlId}/p/${product.urlId}`]],
  leaveRedirect: ['/a', '/b', batchId],
  leaveRedirects: [[{ from: redirect.to, to: '/mine', coversBelow: true }], batchId],
  endRedirects: [[redirect.from], batchId],
  importRedirects: [[{ from: '/a', to: '/b' }], batchId],
  importRedirectsText: [{ text: `${redirect.from},/mine`, isDryRun: false, hosts: [] }, batchId],
  addRedirect: [{ from: '/b', to: '/a', hosts: [] }, batchId],
  deleteRedirect: [redirect.id, batchId],
}

/**
 * Calls in a transaction that is rolled back, so that each call finds the same rows; an exception counts as an answer.
 */
async function ask(website: typeof mine.website, name: string, given: readonly unknown[]): Promise<string> {
  const takenBack = new Error('taken back')
  let answer: unknown = null
  let rowsAfter = ''
  await app
    .changing(website, async (scope) => {
      answer = await stores.get(name)!(scope, ...given)
      if (website === mine.website) rowsAfter = await rowsOfOther(scope)
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) answer = null
    })
  if (rowsAfter) expect(rowsAfter).toBe(rowsBefore)
  return JSON.stringify(answer ?? null, (_key, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  )
}

async function rowsOfOther({ database }: Pick<ChangeScope, 'database'>): Promise<string> {
  const rows: string[] = []
  for (const table of tables) {
    const found = await database.selectFrom(table).selectAll().where('website_id', '=', other.website.id).execute()
    rows.push(table, ...found.map((one) => JSON.stringify(one)).sort())
  }
  return rows.join('\n')
}

const rowsBefore = await rowsOfOther(app.services)

test('every store of these nouns is asked', () => {
  expect(stores.size).toBeGreaterThan(80)
  expect([...stores.keys()].filter((name) => !(name in calls))).toEqual([])
})

test.each(Object.entries(calls))('%s sees and touches nothing of another website', async (name, given) => {
  expect(await ask(mine.website, name, given)).not.toContain(CANARY)
})

test('the same questions, asked by the website itself, are answered', async () => {
  const answered: string[] = []
  for (const [name, given] of Object.entries(calls)) {
    if ((await ask(other.website, name, given)).includes(CANARY)) answered.push(name)
  }
  expect(answered.length).toBeGreaterThan(25)
  expect(answered).toEqual(
    expect.arrayContaining(['readProduct', 'listProducts', 'saveProduct', 'readVariantsForCart']),
  )
})
