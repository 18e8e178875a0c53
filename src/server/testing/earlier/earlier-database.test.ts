import { expect, test } from 'vitest'
import { add, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCaptchaCall } from '#shared/captcha/owner-api.ts'
import { getChangeCall, listChangesCall, undoBatchCall } from '#shared/changes/schema.ts'
import * as collections from '#shared/collections/api.ts'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import { getCustomerCall, listCustomersCall } from '#shared/customers/api.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { listFilesCall } from '#shared/files/schema.ts'
import * as inbox from '#shared/forms/inbox-api.ts'
import * as forms from '#shared/forms/owner-api.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import type { Contract, InputOf, ReplyOf } from '#shared/http/contract.ts'
import * as imports from '#shared/imports/api.ts'
import * as newsletter from '#shared/newsletter/owner-api.ts'
import * as segments from '#shared/newsletter/segments-api.ts'
import { addOrderNoteCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { listPagesCall } from '#shared/pages/owner-api.ts'
import * as products from '#shared/products/api.ts'
import { listRedirectsCall } from '#shared/redirects/owner-api.ts'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { fillEarlier, readEarlier } from './fill-earlier.ts'

// Written by the version before documents had versions, orders had transitions and staff had its name.
const earlier = await readEarlier('2026-11-23')
const app = await startTestApp({}, { fillEarlier: (database) => fillEarlier(database, earlier) })
const [{ id: websiteId }] = earlier.tables.websites as [{ id: string }]
const website = (await app.services.websites.byId(websiteId))!
const owner = await app.owner(website)
const visitor = app.visitor(website)

/** The reply of a call that must succeed. */
async function get<C extends Contract>(contract: C, input: InputOf<C> = {} as InputOf<C>): Promise<ReplyOf<C>> {
  return (await owner.call(contract, input)).body
}
const rowsOf = (table: string) => earlier.tables[table]!.length

test.each(['/', '/shop', '/shop/p/earlier-mug', '/earlier', earlier.orderPath, '/search?q=earlier', '/sitemap.xml'])(
  'visitors open %s',
  async (path) => {
    const response = await visitor.request('GET', path)
    expect(response.statusCode).toBe(path === '/' ? 404 : 200)
  },
)

test('a redirect leads on', async () => {
  const response = await visitor.request('GET', '/old-earlier')
  expect([response.statusCode, response.headers.location]).toEqual([301, '/shop'])
})

test('its owner opens every list and everything in it', async () => {
  await get(getHomeCall)
  const { orders } = await get(listOrdersCall)
  expect(orders).toHaveLength(rowsOf('orders'))
  for (const { id } of orders) {
    const { order } = await get(getOrderCall, { parameters: { orderId: id } })
    expect(order.events.length).toBeGreaterThan(0)
  }
  // The job that the migration queued joins its orders.
  await app.runJobs()
  const { customers } = await get(listCustomersCall)
  expect(customers.length).toBeGreaterThan(0)
  for (const { id } of customers) {
    const { customer } = await get(getCustomerCall, { parameters: { customerId: id } })
    expect(customer.recentOrders.length).toBeGreaterThan(0)
  }
  const listed = await get(products.listProductsCall)
  expect(listed.products).toHaveLength(rowsOf('products'))
  for (const { id } of listed.products) await get(products.getProductCall, { parameters: { productId: id } })
  const stores = await get(collections.listCollectionsCall)
  for (const { id } of stores.collections) {
    const { categories } = await get(collections.listCategoriesCall, { parameters: { collectionId: id } })
    expect(categories).toHaveLength(rowsOf('categories'))
  }
  await get(getNavigationCall)
  expect((await get(listPagesCall)).pages).toHaveLength(rowsOf('pages'))
  const asked = await get(forms.listFormsCall)
  for (const { id } of asked.forms) {
    await get(forms.getFormCall, { parameters: { formId: id } })
    const { submissions } = await get(inbox.listSubmissionsCall, { parameters: { formId: id } })
    expect(submissions).toHaveLength(rowsOf('form_submissions'))
  }
  const { lists } = await get(newsletter.listNewsletterListsCall)
  expect(lists).toHaveLength(rowsOf('newsletter_lists'))
  await get(newsletter.listSubscribersCall, { query: {} })
  expect((await get(segments.listSegmentsCall)).segments).toHaveLength(rowsOf('newsletter_segments'))
  const brought = await get(imports.listImportsCall)
  for (const { id } of brought.imports) {
    await get(imports.getImportCall, { parameters: { importId: id } })
    await get(imports.listImportRowsCall, { parameters: { importId: id } })
    await get(imports.listImportPicturesCall, { parameters: { importId: id } })
  }
  expect((await get(listEmailsCall)).emails).toHaveLength(rowsOf('letters'))
  expect((await get(listRedirectsCall)).redirects.length).toBeGreaterThan(0)
  expect((await get(listFilesCall)).assets).toHaveLength(rowsOf('assets'))
  expect((await get(getStoreSettingsCall)).settings.siteName).toBe('Earlier shop')
  await get(getCaptchaCall)
})

test('its payments pay for their orders, and what went back is a refund', async () => {
  const { database } = app.services
  const paid = await database
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select(['order_payments.cents', 'orders.grand_total_cents'])
    .where('order_payments.website_id', '=', websiteId)
    .execute()
  expect(paid).toHaveLength(rowsOf('payments'))
  for (const { cents, grand_total_cents } of paid) expect(cents).toBe(grand_total_cents)
  const refunds = await database
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.cents', 'orders.refunded_cents', 'orders.state'])
    .where('refunds.website_id', '=', websiteId)
    .execute()
  expect(refunds).toEqual([{ cents: 2500, refunded_cents: 2500, state: 'cancelled' }])
})

test('its orders go on, and it sells', async () => {
  const { orders } = await get(listOrdersCall)
  const { order } = await get(addOrderNoteCall, {
    parameters: { orderId: orders[0]!.id },
    body: { text: 'Still here' },
  })
  expect(order.events.at(-1)).toMatchObject({ kind: 'note', text: 'Still here' })
  const mug = (await get(products.listProductsCall)).products.find((one) => one.urlId === 'earlier-mug')!
  const { product } = await get(products.getProductCall, { parameters: { productId: mug.id } })
  await add(visitor, { itemId: product.id, sku: product.variants[0]!.sku })
  expect((await pay(visitor, { expectedTotalCents: 2500 })).body).toMatchObject({ state: 'placed', orderNumber: 4 })
})

test('the work that it left waiting is done, and none of it fails', async () => {
  await app.runJobs()
  const failed = await app.services.database
    .selectFrom('jobs')
    .select(['kind', 'error'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'failed')
    .execute()
  expect(failed).toEqual([])
})

test('what its owner changed is shown, and is taken back, the last change first', async () => {
  const { changes } = await get(listChangesCall)
  expect(changes).toHaveLength(rowsOf('change_batches'))
  for (const { batchId, canUndo } of changes) {
    const { things } = await get(getChangeCall, { parameters: { batchId } })
    expect(things.length).toBeGreaterThan(0)
    if (canUndo) await get(undoBatchCall, { parameters: { batchId } })
  }
})
