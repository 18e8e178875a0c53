import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { insertCart } from '#server/cart/cart-store.ts'
import { noteReminder } from '#server/cart-reminders/reminder-store.ts'
import { formFileKey } from '#server/files/keys.ts'
import { insertCard } from '#server/gift-cards/insert-card.ts'
import { issueByHand } from '#server/gift-cards/issue-card.ts'
import { newId, newToken } from '#server/identifiers.ts'
import { dailyJob } from '#server/jobs/daily.ts'
import { enqueueStored } from '#server/jobs/enqueue.ts'
import { writeReviewEmailJob } from '#server/reviews/jobs.ts'
import { writeReviewPictures } from '#server/reviews/review-pictures.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { buildAsset } from '#server/testing/build-shop.ts'
import { add, homeAddress, orderIn, pay } from '#server/testing/buy.ts'
import { buildSubmission } from '#server/testing/forms/build-submission.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createApiKeyCall } from '#shared/api-keys/owner-api.ts'
import { getCustomerCall, listCustomersCall, mergeCustomersCall, updateCustomerCall } from '#shared/customers/api.ts'
import {
  copyCustomerCall,
  downloadCopyCall,
  eraseCustomerCall,
  listPrivacyRequestsCall,
  previewErasureCall,
} from '#shared/customers/privacy-api.ts'
import { createDraftOrderCall } from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import { addSubscriberCall } from '#shared/newsletter/owner-api.ts'
import { addOrderNoteCall, cancelOrderCall, fulfilOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { replyToReviewCall } from '#shared/reviews/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { firstTaxRules } from '#shared/settings/tax-rules.ts'
import { createEndpointCall, switchEndpointCall, testEndpointCall } from '#shared/webhook-endpoints/owner-api.ts'

const app = await startTestApp()
const { database, files } = app.services
const DAY = 24 * 60 * 60 * 1000

/** A name and an address that are in no other text. */
const NAME = 'Zephyrine'
const EMAIL = 'zephyrine@quillwort.example'
const SECOND = 'zephyrine.work@quillwort.example'
const TRACES = /zephyrine|quillwort/i

/** A shop in which one person has left something everywhere. */
async function openShop(changes: { readonly withInvoices?: boolean } = {}) {
  const business = { isOn: true, withoutVies: 'charge-tax' } as const
  const website = await app.buildWebsite({ settings: { ...shopSettings(), taxRules: { ...firstTaxRules, business } } })
  const owner = await app.owner(website)
  if (changes.withInvoices) await issueInvoices(website)
  const mug = await buildProduct(app, website, { stock: 100 })
  const address = { ...homeAddress, firstName: NAME, lastName: 'Quillwort', addressLine1: '3 Quillwort Row' }
  const visitor = app.visitor(website)
  const buy = async (email: string) => {
    await add(visitor, mug)
    const company = { company: `${NAME} Ltd` }
    const body = { expectedTotalCents: 2500, email, shippingAddress: address, note: `From ${NAME}`, business: company }
    return orderIn(await pay(visitor, body)).orderId
  }
  const orderIds = [await buy(EMAIL), await buy(SECOND), await buy(EMAIL)]
  await add(visitor, mug)
  await pay(visitor, {
    ...{ expectedTotalCents: 2500, email: EMAIL, shippingAddress: address, paymentToken: 'decline' },
    business: { company: `${NAME} Ltd` },
  })
  for (const orderId of orderIds.slice(0, 2))
    await owner.call(fulfilOrderCall, {
      parameters: { orderId },
      body: { carrier: 'Post', trackingNumber: NAME, trackingUrl: '', lines: [], notifyBuyer: true },
    })
  await owner.call(addOrderNoteCall, { parameters: { orderId: orderIds[0]! }, body: { text: `${NAME} called.` } })
  await owner.call(addSubscriberCall, { body: { listId: 'newsletter', email: EMAIL, name: NAME, note: NAME } })
  const fileId = await sendForm(website)
  await giveCard(website)
  await cardForFriend(website, orderIds[0]!)
  await leaveCart(website)
  await withdraw(website)
  await review(website, mug.itemId)
  await notifyPrograms(owner, website, orderIds[0]!)
  await owner.call(createDraftOrderCall, { body: { content: { ...blankDraft, email: EMAIL, address } } })
  await app.runJobs()
  const { customers } = (await owner.call(listCustomersCall, { query: { search: 'quillwort' } })).body
  const customerId = customers.find(({ email }) => email === EMAIL)!.id
  const parameters = { customerId }
  await owner.call(updateCustomerCall, {
    parameters,
    body: { firstName: NAME, lastName: 'Q', phone: '', note: NAME, tags: ['press'], revision: 1 },
  })
  const otherId = customers.find(({ email }) => email === SECOND)!.id
  await owner.call(mergeCustomersCall, { parameters, body: { otherId } })
  return { website, owner, orderIds, parameters, fileId }
}

async function issueInvoices(website: Website): Promise<void> {
  const owner = await app.owner(website)
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  const invoices = { ...settings.invoices, isOn: true, sellerName: 'Kiln' }
  const saved = await owner.call(saveStoreSettingsCall, {
    body: { ...settings, invoices, businessAddress: '1 Kiln Lane', revision },
  })
  expect(saved.status).toBe(200)
}

async function sendForm(website: Website): Promise<string> {
  const fields = [
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'cv', type: 'file', title: 'CV', accept: ['pdf'], maxMegabytes: 1, maxFiles: 1 },
  ]
  const form = await buildForm(app, website, { name: 'Jobs', fields })
  const submissionId = await buildSubmission(app, website, form, { email: EMAIL, answers: { mail: EMAIL } })
  const id = newId()
  const key = formFileKey(website.id, id)
  await files.write(key, Buffer.from('a file of a person'), 'application/pdf')
  await database
    .insertInto('form_files')
    .values({
      ...{ website_id: website.id, id, form_id: form.id, field_id: 'cv', submission_id: submissionId },
      ...{ filename: `${NAME}.pdf`, storage_key: key, bytes: 18, created_at: Date.now() },
    })
    .execute()
  return key
}

const giveCard = (website: Website) =>
  app.changing(website, (scope) =>
    issueByHand(
      scope,
      { secret: app.services.secret, sealing: app.services.sealing!, by: 'Owner', origin: '' },
      {
        ...{ idempotencyKey: newToken(), cents: 500, reason: 'Thanks' },
        ...{ recipientName: NAME, recipientEmail: 'Zephyrine@Quillwort.example', message: NAME },
      },
    ),
  )

/** A card that an order has bought for someone else, and that was sent to them. */
async function cardForFriend(website: Website, orderId: string): Promise<void> {
  const { secret, sealing } = app.services
  await app.changing(website, (scope) =>
    insertCard(
      scope,
      { secret, sealing: sealing! },
      {
        ...{ currency: 'USD', initial_cents: 2500, is_test: 0, created_by: '', reason: 'Order 1' },
        ...{ request_key: newToken(), order_id: orderId, order_line_id: null, deliver_at: Date.now() },
        ...{ recipient_name: 'Friend', recipient_email: 'friend@example.com', message: `Yours, ${NAME}` },
        ...{ sender_name: NAME, copy_email: EMAIL },
      },
    ),
  )
  await database
    .updateTable('gift_cards')
    .set({ sent_at: Date.now() })
    .where('website_id', '=', website.id)
    .where('order_id', '=', orderId)
    .execute()
}

/** A statement of withdrawal that fits no order. */
async function withdraw(website: Website): Promise<void> {
  await database
    .insertInto('withdrawals')
    .values({
      ...{ website_id: website.id, id: newId(), request_key: newToken(), received_at: Date.now(), order_id: null },
      ...{ name: NAME, order_number: '9', email: 'Zephyrine@Quillwort.example', items: NAME, state: 'received' },
      ...{ message: NAME, decided_at: null, decided_by: '' },
    })
    .execute()
}

/** A review with a picture, which the shop has answered by name. */
async function review(website: Website, productId: string): Promise<void> {
  const [id, assetId] = [newId(), await buildAsset(app, website, `${NAME}.jpg`)]
  await database
    .insertInto('reviews')
    .values({
      ...{ website_id: website.id, id, product_id: productId, order_id: null, person_key: newToken(), email: EMAIL },
      ...{ name: NAME, rating: 2, title: '', body: `Yours, ${NAME}`, state: 'published', hide_reason: '' },
      ...{ source: 'buyer', created_at: 1, updated_at: 1, deleted_at: null, revision: 1, reply: '', replied_at: null },
    })
    .execute()
  await app.changing(website, (scope) => writeReviewPictures(scope, id, [assetId]))
  const owner = await app.owner(website)
  const answer = { parameters: { reviewId: id }, body: { reply: `Thank you, ${NAME}`, revision: 1 } }
  expect((await owner.call(replyToReviewCall, answer)).status).toBe(200)
  await app.changing(website, (scope) => scope.enqueue(writeReviewEmailJob, { reviewIds: [id], origin: '' }))
}

/** What a receiver of webhooks and a program with an API key were told, and answered. */
async function notifyPrograms(owner: Browser, website: Website, orderId: string): Promise<void> {
  const webhook = { url: 'https://hooks.example.com/', description: '', events: ['order.paid' as const] }
  const { endpointId } = (await owner.call(createEndpointCall, { body: webhook })).body
  await owner.call(testEndpointCall, { parameters: { endpointId } })
  await owner.call(switchEndpointCall, { parameters: { endpointId }, body: { isOn: false } })
  await database
    .updateTable('webhook_deliveries')
    .set({ answer: `{"email":"${EMAIL}"}` })
    .where('website_id', '=', website.id)
    .execute()
  const body = { name: 'Warehouse', scopes: ['orders:write' as const], days: null }
  const { key } = (await owner.call(createApiKeyCall, { body })).body
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'one' }
  await app.visitor(website).request('POST', `/api/owner/orders/${orderId}/notes`, { text: 'Packed' }, headers)
}

/** A cart in which they have typed their address and left. */
async function leaveCart(website: Website): Promise<void> {
  const cart = { entries: [], couponCodes: [], shippingLocation: null, shippingMethodId: null, email: EMAIL }
  await app.changing(website, async (scope) => {
    const reminded = { ...cart, email: null }
    const { id: cartId } = await insertCart(scope, newToken(), reminded)
    const seen = { totalQuantity: 1, totalCents: 2000, currency: 'USD' as const, firstAt: Date.now() + 1e9 }
    await noteReminder(scope, { cartId, email: EMAIL.toLowerCase(), consent: '', origin: '', ...seen })
    await insertCart(scope, newToken(), cart)
  })
}

/** Where the name or the address is still written, by table. */
async function traces(website: Website): Promise<string[]> {
  const tables = await database.introspection.getTables()
  const found: string[] = []
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'website_id')) continue
    const { rows } = await sql`select * from ${sql.table(name)} where website_id = ${website.id}`.execute(database)
    if (rows.some((row) => TRACES.test(JSON.stringify(row)))) found.push(name)
  }
  return found.toSorted()
}

const requests = (website: Website) =>
  database.selectFrom('privacy_requests').selectAll().where('website_id', '=', website.id).execute()

async function erase({ owner, parameters }: Awaited<ReturnType<typeof openShop>>) {
  const { requestId } = (await owner.call(eraseCustomerCall, { parameters })).body
  await app.runJobs()
  await app.runJobs()
  return requestId
}

describe('an erasure', () => {
  test('leaves the person nowhere but in what the law keeps, and the numbers of the shop as they were', async () => {
    const shop = await openShop()
    const { website, owner, orderIds, parameters } = shop
    expect(await traces(website)).toEqual(
      expect.arrayContaining(['carts', 'changes', 'customers', 'form_submissions', 'gift_cards', 'letters', 'orders']),
    )
    expect((await owner.call(eraseCustomerCall, { parameters })).code).toBe('customer-has-open-orders')
    await owner.call(cancelOrderCall, {
      parameters: { orderId: orderIds[2]! },
      body: { restock: true, notifyBuyer: true },
    })
    await app.runJobs()
    const before = (await owner.call(getOrderCall, { parameters: { orderId: orderIds[0]! } })).body.order
    await owner.call(copyCustomerCall, { parameters })
    await app.runJobs()
    const [copy] = await requests(website)
    expect(await files.read(copy!.storage_key!)).not.toBeNull()
    const preview = (await owner.call(previewErasureCall, { parameters })).body
    expect(preview).toMatchObject({ openOrders: 0, years: 7, counts: { orders: 0, keptOrders: 3, submissions: 1 } })
    await erase(shop)
    // The orders have no invoice: each keeps the name and one address.
    expect(await traces(website)).toEqual(['orders', 'orders_words'])
    const after = (await owner.call(getOrderCall, { parameters: { orderId: orderIds[0]! } })).body.order
    const { lastName, phone } = after.billingAddress ?? after.shippingAddress!
    expect([after.email, after.note, lastName, phone]).toEqual(['erased@customer.invalid', '', 'Quillwort', ''])
    expect(JSON.stringify(after.events)).not.toMatch(TRACES)
    const numbers = ({ grandTotalCents, taxCents, number, placedAt, refundedCents, lines }: typeof before) => ({
      ...{ grandTotalCents, taxCents, number, placedAt, refundedCents },
      lines: lines.map(({ sku, quantity, totalCents }) => ({ sku, quantity, totalCents })),
    })
    expect(numbers(after)).toEqual(numbers(before))
    expect(await files.read(shop.fileId)).toBeNull()
    expect((await owner.call(getCustomerCall, { parameters })).code).toBe('customer-not-found')
    expect((await owner.call(listPrivacyRequestsCall, {})).body.requests).toMatchObject([
      { kind: 'erasure', state: 'done', counts: preview.counts },
      { kind: 'copy', state: 'done', expiresAt: null },
    ])
    // Nor in a copy that was made before.
    expect(await files.read(copy!.storage_key!)).toBeNull()
  })

  test('of a customer with invoices leaves the name to the invoices alone', async () => {
    const shop = await openShop({ withInvoices: true })
    const orderId = shop.orderIds[2]!
    await shop.owner.call(fulfilOrderCall, {
      parameters: { orderId },
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false },
    })
    await erase(shop)
    expect(await traces(shop.website)).toEqual(['invoices'])
  })

  test('lets the names of orders go once the law needs them no longer', async () => {
    const shop = await openShop()
    await shop.owner.call(cancelOrderCall, {
      parameters: { orderId: shop.orderIds[2]! },
      body: { restock: true, notifyBuyer: false },
    })
    await erase(shop)
    const runDaily = async (now: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now })
      await enqueueStored(database, shop.website.id, { kind: dailyJob.kind, payload: '{}', runAt: now - 1 })
      await app.runJobs()
      vi.useRealTimers()
    }
    const year = new Date().getUTCFullYear()
    await runDaily(Date.UTC(year + 7, 11, 30))
    expect(await traces(shop.website)).toEqual(['orders', 'orders_words'])
    await runDaily(Date.UTC(year + 8, 0, 2))
    expect(await traces(shop.website)).toEqual([])
  })

  test('erases nobody else', async () => {
    const shop = await openShop()
    const other = await openShop()
    await shop.owner.call(cancelOrderCall, {
      parameters: { orderId: shop.orderIds[2]! },
      body: { restock: true, notifyBuyer: false },
    })
    const before = await traces(other.website)
    await erase(shop)
    expect(await traces(other.website)).toEqual(before)
  })

  test('is for administrators: a store manager sees no request and erases nobody', async () => {
    const { website, parameters } = await openShop()
    const manager = await app.owner(website, roles.storeManager)
    expect((await manager.call(listPrivacyRequestsCall, {})).status).toBe(403)
    expect((await manager.call(eraseCustomerCall, { parameters })).status).toBe(403)
    expect((await manager.call(copyCustomerCall, { parameters })).status).toBe(403)
  })
})

describe('a copy', () => {
  test('has everything about the person with the files they sent, for a week', async () => {
    const { owner, parameters, website } = await openShop()
    const { requestId } = (await owner.call(copyCustomerCall, { parameters })).body
    expect((await owner.call(copyCustomerCall, { parameters })).code).toBe('privacy-running')
    await app.runJobs()
    const path = downloadCopyCall.path.replace(':requestId', requestId)
    const reply = await owner.request('GET', path)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const entries = new Map<string, string>()
    const zip = await fromBufferPromise(reply.rawPayload, { lazyEntries: true })
    for await (const entry of zip.eachEntry())
      entries.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString())
    const data = JSON.parse(entries.get('data.json')!)
    expect(data.customer.emails).toEqual([EMAIL, SECOND])
    expect(data.orders).toHaveLength(3)
    expect(data.submissions).toMatchObject([{ form: 'Jobs', answers: [{ label: 'Email', lines: [EMAIL] }, {}] }])
    expect(data.emails.length).toBeGreaterThan(2)
    expect(data.reviews).toMatchObject([{ rating: 2, body: `Yours, ${NAME}`, reply: `Thank you, ${NAME}` }])
    expect(entries.get('your-data.html')).toContain(NAME)
    // A part of which there is nothing has no heading.
    expect(entries.get('your-data.html')).not.toMatch(/<\/h2>(<h2>|<table><tbody><\/tbody>)/)
    const [file] = [...entries].find(([name]) => name.startsWith('files/'))!
    expect([file.endsWith('.pdf'), entries.get(file)]).toEqual([true, 'a file of a person'])

    const [stored] = await requests(website)
    expect(stored!.expires_at! - Date.now()).toBeGreaterThan(6 * DAY)
    await database
      .updateTable('privacy_requests')
      .set({ expires_at: Date.now() - 1 })
      .where('website_id', '=', website.id)
      .execute()
    expect((await owner.request('GET', path)).statusCode).toBe(404)
    await enqueueStored(database, website.id, { kind: dailyJob.kind, payload: '{}', runAt: Date.now() - 1 })
    await app.runJobs()
    await app.runJobs()
    expect(await requests(website)).toMatchObject([{ storage_key: null }])
    expect(await files.read(stored!.storage_key!)).toBeNull()
  })
})
