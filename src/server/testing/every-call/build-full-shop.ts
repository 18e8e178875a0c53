import { newBatchId } from '#server/changes/record-change.ts'
import { findAsset } from '#server/files/asset-store.ts'
import { createFolder } from '#server/files/change-folders.ts'
import { moveAssets } from '#server/files/move-assets.ts'
import { showContent } from '#server/files/version-store.ts'
import { newId } from '#server/identifiers.ts'
import { insertDownloadFile } from '#server/products/download-files.ts'
import { buildAsset, buildShop } from '#server/testing/build-shop.ts'
import { add, buy, homeAddress, nothingSent, pay } from '#server/testing/buy.ts'
import { giveMailServer } from '#server/testing/mail-server/give-mail-server.ts'
import { addCount } from '#server/testing/stock/add-count.ts'
import { addTransfer } from '#server/testing/stock/add-transfer.ts'
import { buildLocation } from '#server/testing/stock-locations/build-location.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createDraftOrderCall } from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import { saveEmailWordsCall } from '#shared/emails/owner-api.ts'
import { usualWords } from '#shared/emails/words/schema.ts'
import { cancelOrderCall, fulfilOrderCall } from '#shared/orders/change-api.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { getSalesReportCall } from '#shared/reports/api.ts'
import { addReminder, addSubscription } from './fill-buyers.ts'
import { addWebhook, callByKey } from './fill-connections.ts'
import {
  addExemptionLink,
  addInvoice,
  addReturn,
  addWithdrawal,
  copyOf,
  fillCustomer,
  fillGroup,
  fillTaxes,
  tagOrder,
} from './fill-orders.ts'
import { addRest } from './fill-pages.ts'
import {
  addCategory,
  addRestock,
  addReviews,
  fillDiscounts,
  fillFormerPrices,
  fillGiftCards,
  replacement,
} from './fill-products.ts'
import { addConsent, addPixel, addReplay, addVisit } from './fill-visits.ts'

/** A shop with rows of every kind. */
export interface FullShop {
  readonly website: Website
  readonly owner: Browser
  readonly visitor: Browser
  readonly product: Product
  readonly item: { readonly itemId: string; readonly sku: string }
  readonly orderUrl: string
  readonly canary: string
}

/** Builds a shop with rows in every table, all with a word that must never be read elsewhere. */
export async function buildFullShop(app: TestApp, canary: string): Promise<FullShop> {
  const { website, store, addProduct } = await buildShop(app)
  const asset = await buildAsset(app, website, `${canary}.jpg`)
  const picture = { id: asset, altText: canary, focalPoint: { x: 0.5, y: 0.5 } }
  const folder = await app.changing(website, (scope) => createFolder(scope, canary, newBatchId()))
  if (!folder.ok) throw new Error(folder.failure.code)
  await app.changing(website, (scope) =>
    moveAssets(scope, { assetIds: [asset], folderId: folder.value.id }, newBatchId()),
  )
  await app.changing(website, async (scope) =>
    showContent(scope, (await findAsset(scope, asset))!, replacement(canary)),
  )
  const category = await addCategory(app, website, store.id, canary)
  const product = await addProduct({
    title: `${canary} mug`,
    body: `<p>${canary}</p><img src="/media/${asset}/${canary}.jpg">`,
    tags: [canary],
    pictures: [picture],
    categoryIds: [category],
  })
  await fillFormerPrices(app, website, product)
  await fillDiscounts(app, website, canary)
  await fillGiftCards(app, website, canary)
  const item = { itemId: product.id, sku: product.variants[0]!.sku }
  const file = { id: newId(), filename: `${canary}.pdf`, bytes: 1, storageKey: `downloads/${canary}` }
  await app.changing(website, (scope) => insertDownloadFile(scope, file))
  const chart = await addProduct({
    productType: productTypes.digital,
    title: `${canary} chart`,
    files: [{ id: newId(), fileId: file.id }],
  })
  await addProduct({
    title: `${canary} set`,
    bundle: { kind: 'fixed', parts: [{ productId: product.id, variantId: product.variants[0]!.id, quantity: 1 }] },
  })
  await addProduct({
    productType: productTypes.donation,
    title: `${canary} donation`,
    donation: { frequencies: ['once', 'month'], fundIds: [`fund-${canary}`] },
  })
  const visitor = app.visitor(website)
  await add(visitor, { itemId: chart.id, sku: chart.variants[0]!.sku })
  await pay(visitor, { ...nothingSent, expectedTotalCents: 2000, email: `${canary}@example.com` })
  await add(visitor, item)
  const shippingAddress = { ...homeAddress, lastName: canary, company: canary }
  const order = await buy(visitor, { expectedTotalCents: 2500, email: `${canary}@example.com`, shippingAddress })
  await add(visitor, item)
  const parcel = await buy(visitor, { expectedTotalCents: 2500, email: `${canary}@example.com`, shippingAddress })
  await add(visitor, item)
  const owner = await app.owner(website)
  await owner.call(listOrdersCall, {})
  await owner.call(fulfilOrderCall, {
    parameters: { orderId: parcel.orderId },
    body: { carrier: canary, trackingNumber: canary, trackingUrl: '', lines: [], notifyBuyer: false },
  })
  // The cancellation below is not counted yet.
  await owner.call(getSalesReportCall, { query: { from: '2026-01-01', to: '2026-12-31' } })
  await owner.call(cancelOrderCall, {
    parameters: { orderId: order.orderId },
    body: { restock: true, notifyBuyer: true },
  })
  await addExemptionLink(app, website, await fillCustomer(app, website, owner, canary), canary)
  await fillGroup(owner, { canary, email: `${canary}@example.com`, sku: item.sku })
  await copyOf(owner, canary)
  await addInvoice(app, website, parcel.orderId, canary)
  await fillTaxes(app, website, parcel.orderId, canary)
  await addWithdrawal(app, website, parcel.orderId, canary)
  await buildLocation(app, website, { name: canary, variantId: product.variants[0]!.id, paymentId: newId() })
  await addTransfer(owner, product.variants[0]!.id, canary)
  await addCount(owner, product.variants[0]!.id)
  await owner.call(createDraftOrderCall, {
    body: { content: { ...blankDraft, email: `${canary}@example.com`, message: canary } },
  })
  await tagOrder(owner, parcel.orderId, canary)
  await addReturn(app, website, parcel.orderId, canary)
  await addWebhook(owner, canary)
  await addConsent(owner, visitor, canary)
  await addPixel(owner, canary)
  await owner.call(saveEmailWordsCall, {
    body: { email: { kind: 'invoice', words: { ...usualWords, heading: canary, closing: canary } }, revision: 0 },
  })
  await addSubscription(app, website, parcel.orderId, product, canary)
  await callByKey(app, website, owner, { orderId: parcel.orderId, canary })
  await addRest(app, website, owner, canary)
  await app.runJobs()
  await addRestock(app, website, product, canary)
  await addReviews(app, website, { productId: product.id, orderId: parcel.orderId, assetId: asset }, canary)
  await addReminder(app, website, canary)
  await visitor.request('GET', `/shop/p/${product.urlId}`)
  await visitor.request('GET', `/missing-${canary}`)
  await app.services.missingUrls.flush()
  await addVisit(app, visitor, canary)
  await addReplay(app, website, canary)
  // The last: what was written before is stored, and not sent.
  await giveMailServer(app, website, `${canary}.invalid`)
  return { website, owner, visitor, product, item, orderUrl: order.url, canary }
}
