import { addPart } from '#server/analytics/replays/replay-store.ts'
import { emptyCart, insertCart } from '#server/cart/cart-store.ts'
import { noteReminder } from '#server/cart-reminders/reminder-store.ts'
import { newBatchId } from '#server/changes/record-change.ts'
import { createCategory } from '#server/collections/save-category.ts'
import { claimDiscounts } from '#server/discounts/claim-discounts.ts'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { generateCodes } from '#server/discounts/single-use-codes.ts'
import { findAsset } from '#server/files/asset-store.ts'
import { createFolder } from '#server/files/change-folders.ts'
import { moveAssets } from '#server/files/move-assets.ts'
import { type Content, showContent } from '#server/files/version-store.ts'
import { insertCard } from '#server/gift-cards/insert-card.ts'
import { issueByHand } from '#server/gift-cards/issue-card.ts'
import { hashOf, newId, newToken } from '#server/identifiers.ts'
import { forgetPrices, writeFormerPrices } from '#server/lowest-prices/former-price-store.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { writeDispute } from '#server/payments/dispute-store.ts'
import { insertPaymentEvent } from '#server/payments/event-store.ts'
import { insertDownloadFile } from '#server/products/download-files.ts'
import { claimSlot } from '#server/slots/claim-slot.ts'
import { insertSubscription, insertSubscriptionOrder } from '#server/subscriptions/subscription-store.ts'
import { buildAsset, buildShop } from '#server/testing/build-shop.ts'
import { add, buy, homeAddress, nothingSent, pay } from '#server/testing/buy.ts'
import { giveKeys } from '#server/testing/captcha/give-keys.ts'
import { buildSubmission } from '#server/testing/forms/build-submission.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { importFile } from '#server/testing/imports/import-file.ts'
import { giveMailServer } from '#server/testing/mail-server/give-mail-server.ts'
import { givePayPalKeys } from '#server/testing/payments/paypal/give-keys.ts'
import { giveStripeKeys } from '#server/testing/payments/stripe/give-keys.ts'
import { addCount } from '#server/testing/stock/add-count.ts'
import { addTransfer } from '#server/testing/stock/add-transfer.ts'
import { buildLocation } from '#server/testing/stock-locations/build-location.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createApiKeyCall } from '#shared/api-keys/owner-api.ts'
import { saveConsentCall } from '#shared/consent/api.ts'
import { recordConsentCall } from '#shared/consent/record-api.ts'
import { blankConsent } from '#shared/consent/rules.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { createDraftOrderCall } from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import { saveEmailWordsCall } from '#shared/emails/owner-api.ts'
import { usualWords } from '#shared/emails/words/schema.ts'
import { createItemCall, createItemCollectionCall, updateItemCall } from '#shared/items/api.ts'
import { addSubscriberCall } from '#shared/newsletter/owner-api.ts'
import { createSegmentCall } from '#shared/newsletter/segments-api.ts'
import { cancelOrderCall, fulfilOrderCall } from '#shared/orders/change-api.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { followDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation } from '#shared/pages/draft/steps.ts'
import { createSharedSectionCall } from '#shared/pages/shared-sections/api.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { saveVersionCall } from '#shared/pages/versions-api.ts'
import { savePixelsCall, savePixelTokenCall } from '#shared/pixels/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { addRedirectCall } from '#shared/redirects/owner-api.ts'
import { getSalesReportCall } from '#shared/reports/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { monthly } from '#shared/subscription-plans/schema.ts'
import { createEndpointCall, switchEndpointCall, testEndpointCall } from '#shared/webhook-endpoints/owner-api.ts'
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

/** Someone who is invited to work on the site. */
async function inviteSomeone(app: TestApp, website: Website, canary: string): Promise<void> {
  const times = { sent_at: 1, expires_at: Date.now() + DAY_MILLISECONDS }
  await app.services.database
    .insertInto('staff_invitations')
    .values({
      ...{ website_id: website.id, id: newId(), email: `${canary}-staff@example.com`, role: roles.admin },
      ...{ token_hash: hashOf(canary), invited_by: canary, ...times },
    })
    .execute()
}

/** An API key, and the answer to a request that it has made. */
async function callByKey(
  app: TestApp,
  website: Website,
  owner: Browser,
  { orderId, canary }: { readonly orderId: string; readonly canary: string },
): Promise<void> {
  const body = { name: canary, scopes: ['orders:write' as const], days: null }
  const { key } = (await owner.call(createApiKeyCall, { body })).body
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': canary }
  await app.visitor(website).request('POST', `/api/owner/orders/${orderId}/notes`, { text: canary }, headers)
}

/** A webhook with a test event that waits: it is off. */
async function addWebhook(owner: Browser, canary: string): Promise<void> {
  const body = { url: `https://${canary}.invalid/`, description: canary, events: ['product.deleted' as const] }
  const { endpointId } = (await owner.call(createEndpointCall, { body })).body
  await owner.call(testEndpointCall, { parameters: { endpointId } })
  await owner.call(switchEndpointCall, { parameters: { endpointId }, body: { isOn: false } })
}

/** A visit of a page, from a site and a campaign. */
async function addVisit(app: TestApp, visitor: Browser, canary: string): Promise<void> {
  const data = { url: `/${canary}`, referrer: `https://${canary}.example.com/`, queryString: `utm_campaign=${canary}` }
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0' }
  await visitor.request('POST', '/api/census/RecordHit', { event: 'View', data }, agent)
  await visitor.request('POST', '/api/census/button-click', { url: `/${canary}`, buttonText: canary }, agent)
  await visitor.request('POST', '/api/census/overlay', { url: `/${canary}`, action: 'shown' }, agent)
  await visitor.request('GET', `/search?q=${canary}-words`, undefined, agent)
  await app.services.analytics.flush()
}

/** A recording of a visit. */
async function addReplay(app: TestApp, website: Website, canary: string): Promise<void> {
  const facts = {
    id: Buffer.from(canary).toString('hex').padEnd(32, '0').slice(0, 32),
    number: 0,
    opens: true,
    page: `/${canary}`,
  }
  const events = JSON.stringify([{ type: 4, timestamp: 1, data: { href: canary } }])
  const program = { device: 'desktop' as const, browser: canary }
  await addPart(
    await app.services.analytics.open(),
    website.id,
    { ...facts, events, milliseconds: 0, ...program },
    Date.now(),
  )
}

/** A cookie banner, and a visitor who agreed to it. */
async function addConsent(owner: Browser, visitor: Browser, canary: string): Promise<void> {
  await owner.call(saveConsentCall, {
    body: { consent: { ...blankConsent, isEnabled: true, text: canary }, revision: 0 },
  })
  const agreed = { id: `${canary}-consent`, revision: 1, purposes: ['analytics' as const] }
  await visitor.call(recordConsentCall, { body: { agreed, endedId: null } })
}

/** A pixel, and the token with which the server sends orders to its company. */
async function addPixel(owner: Browser, canary: string): Promise<void> {
  const pixels = { meta: '1234567890123456', google: '', tiktok: '', pinterest: '' }
  await owner.call(savePixelsCall, { body: { pixels, revision: 0 } })
  const token = `${canary}-token-of-the-owner`
  await owner.call(savePixelTokenCall, { parameters: { provider: 'meta' }, body: { token } })
}

/** Prices that the product had before, and when the website began to keep them. */
async function fillFormerPrices(app: TestApp, website: Website, { variants }: Product): Promise<void> {
  await app.changing(website, async (scope) => {
    await forgetPrices(scope, Date.now())
    await writeFormerPrices(scope, new Map([[variants[0]!.id, [{ cents: 2400, until: Date.now() }]]]))
  })
}

async function addCategory(app: TestApp, website: Website, collectionId: string, displayName: string): Promise<string> {
  const category = await app.changing(website, (scope) =>
    createCategory(scope, { collectionId, displayName }, newBatchId()),
  )
  if (!category.ok) throw new Error(category.failure.code)
  return category.value.id
}

/** A subscription that an order began, and that its customer has had the trial of its product. */
async function addSubscription(app: TestApp, website: Website, orderId: string, product: Product, canary: string) {
  const id = newId()
  const [{ id: variantId, sku }] = product.variants as [Product['variants'][number]]
  const item = { title: canary, attributes: {}, productType: product.productType, sku, imageUrl: null }
  await app.changing(website, async (scope) => {
    await insertSubscription(scope, {
      ...{ id, state: 'active', productId: product.id, variantId, listCents: 2000, orderId },
      ...{ email: `${canary}@example.com`, name: canary, isTest: true, paymentMethod: 'test-card', currency: 'USD' },
      ...{ nextAt: Date.now() + 1e9, nextIndex: 1, cycles: 1, tries: 0, failures: 0, failedAt: null },
      content: {
        ...{ plan: monthly, anchor: '2026-01-31T10:15', buyer: null, shippingAddress: null, billingAddress: null },
        item: { ...item, additionalFields: null, answers: [], quantity: 1, unitPriceCents: 2000 },
        ...{ shippingMethodId: null, business: null, newPrice: null, pausedBy: null, waitsFor: '', origin: '' },
        keptMethod: { customer: canary, method: canary, label: canary },
        lostMethod: null,
      },
    })
    await insertSubscriptionOrder(scope, id, 0, orderId)
    const taken = {
      website_id: website.id,
      product_id: product.id,
      customer: canary,
      payment_id: newId(),
      created_at: 1,
    }
    await scope.database.insertInto('subscription_trials').values(taken).execute()
  })
}

/** Someone who waits for a variant, and what the product sets about that. */
async function addRestock(app: TestApp, website: Website, product: Product, canary: string): Promise<void> {
  const { database } = app.services
  const request = { website_id: website.id, id: newId(), product_id: product.id, variant_id: product.variants[0]!.id }
  const asked = { email: `${canary}@example.com`, language: canary, origin: `https://${canary}.example.com` }
  await database
    .insertInto('restock_requests')
    .values({ ...request, ...asked, requested_at: Date.now(), sent_at: null, sent_by: null })
    .execute()
  const document = JSON.stringify({ CTAText: canary })
  await database
    .insertInto('merchandising')
    .values({ website_id: website.id, level: 'product', target_id: product.id, document, updated_at: 1 })
    .execute()
}

/** A review with a picture, an order whose buyer was asked, and someone who does not want to be. */
async function addReviews(
  app: TestApp,
  website: Website,
  { productId, orderId, assetId }: { productId: string; orderId: string; assetId: string },
  canary: string,
): Promise<void> {
  const { database } = app.services
  const own = { website_id: website.id }
  const id = newId()
  await database
    .insertInto('reviews')
    .values({
      ...{ ...own, id, product_id: productId, order_id: orderId, person_key: canary, email: `${canary}@example.com` },
      ...{ name: canary, rating: 4, title: canary, body: canary, state: 'published', hide_reason: canary },
      ...{ source: 'buyer', created_at: 1, updated_at: 1, deleted_at: null, revision: 1 },
      ...{ reply: canary, replied_at: 1 },
    })
    .execute()
  await database
    .insertInto('review_pictures')
    .values({ ...own, review_id: id, asset_id: assetId, position: 0 })
    .execute()
  await database
    .insertInto('review_requests')
    .values({ ...own, order_id: orderId, asked_at: 1 })
    .execute()
  await database
    .insertInto('review_refusals')
    .values({ ...own, person_key: canary, created_at: 1 })
    .execute()
}

/** Someone who is reminded of a cart, and someone who wants no reminders. */
async function addReminder(app: TestApp, website: Website, canary: string): Promise<void> {
  await app.changing(website, async (scope) => {
    const cart = await insertCart(scope, newToken(), emptyCart)
    const email = `${canary}@example.com`
    const seen = { totalQuantity: 1, totalCents: 2000, currency: 'USD' as const, firstAt: Date.now() + 1e9 }
    await noteReminder(scope, { cartId: cart.id, email, consent: canary, origin: `https://${canary}.example`, ...seen })
    await scope.database
      .insertInto('cart_reminder_stops')
      .values({ website_id: website.id, email_hash: canary, stopped_at: 1 })
      .execute()
  })
}

/** What a replaced picture shows. */
const replacement = (canary: string): Content => ({
  ...{ version: canary, storage_key: `originals/${canary}`, media_type: 'image/jpeg', bytes: 1, width: 1200 },
  ...{ height: 900, frames: 1, has_alpha: 0, color_data: null, content_hash: canary },
})

/** A shop's data besides products and orders: a page, a form with a submission and a file, subscribers, an import. */
async function addRest(app: TestApp, website: Website, owner: Browser, canary: string): Promise<void> {
  const email = `${canary}@example.com`
  const fields = [{ id: 'cv', type: 'file', title: canary, accept: ['pdf'], maxMegabytes: 1, maxFiles: 1 }]
  const form = await buildForm(app, website, { name: canary, fields })
  const submission_id = await buildSubmission(app, website, form, { email, answers: { cv: canary } })
  const heading = { id: 'heading', type: 'text', settings: { html: `<h2>${canary}</h2>` } } as const
  const page = buildPage({ id: newId(), urlId: canary, title: canary, blocks: [formOnPage(form.id), heading] })
  await app.changing(website, (scope) => insertPage(scope, page))
  const hide = operation(['blocks', 'block-1', 'hidden'], 'never', 'phone')
  const { content } = buildPage({ blocks: [{ id: 'words', type: 'text', settings: { html: canary } }] })
  const { sharedId } = (await owner.call(createSharedSectionCall, { body: { name: canary, content } })).body
  const place = operation(['sections', 'place'], undefined, { id: 'place', rank: 'a9', sharedId })
  const step = { id: `step-${canary}`, label: canary, operations: [hide, place], undoes: null }
  await owner.call(takeStepsCall, { parameters: { pageId: page.id }, body: { after: 0, steps: [step] } })
  await owner.call(followDraftCall, { parameters: { pageId: page.id }, body: { after: 0 } })
  await owner.call(saveVersionCall, { parameters: { pageId: page.id }, body: { name: canary } })
  const blog = await owner.call(createItemCollectionCall, { body: { kind: 'blog', title: canary } })
  const { item: post } = (
    await owner.call(createItemCall, {
      parameters: { collectionId: blog.body.collection.id },
      body: { title: canary },
    })
  ).body
  const { id: itemId, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = post
  await owner.call(updateItemCall, {
    parameters: { itemId },
    body: { ...facts, picture: null, status: 'published', authorName: canary, tags: [canary] },
  })
  await owner.call(addRedirectCall, { body: { from: `/old-${canary}`, to: '/shop' } })
  await owner.call(addSubscriberCall, { body: { listId: 'newsletter', email, name: canary, note: canary } })
  await owner.call(createSegmentCall, { body: { name: canary, filter: { search: canary } } })
  const picture = `https://192.0.2.10/${canary}.jpg`
  await importFile(
    app,
    website,
    owner,
    `Handle,Title,Variant Price,Image Src\n${canary},${canary} bowl,9.00,${picture}`,
  )
  await giveKeys(app, website, { apiKey: canary })
  await inviteSomeone(app, website, canary)
  await giveStripeKeys(app, website, 'live', { account_name: canary })
  await givePayPalKeys(app, website, 'live', { account_name: canary })
  const { id: payment_id } = await app.services.database
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', website.id)
    .limit(1)
    .executeTakeFirstOrThrow()

  const { database } = app.services
  const own = { website_id: website.id, created_at: 1 }
  await database
    .insertInto('form_files')
    .values({
      ...{ ...own, id: newId(), form_id: form.id, field_id: 'cv', submission_id },
      ...{ filename: `${canary}.pdf`, storage_key: `forms/${canary}`, bytes: 1 },
    })
    .execute()
  await database
    .insertInto('newsletter_refusals')
    .values({ ...own, email_hash: hashOf(canary) })
    .execute()
  await database
    .insertInto('guard_tallies')
    .values({ website_id: website.id, key: canary, count: 1, expires_at: Date.now() + 60_000 })
    .execute()
  await database
    .insertInto('website_domains')
    .values({ website_id: website.id, host: `${canary}.example.com` })
    .execute()
  await app.changing(website, async (scope) => {
    const subject = { kind: 'dispute', dispute: canary } as const
    await insertPaymentEvent(scope, 'card', { reference: `evt_${canary}`, type: canary, subject }, Date.now())
    const dispute = { reference: canary, charge: canary, cents: 2000, currency: 'USD', reason: canary } as const
    await writeDispute(scope, payment_id, { ...dispute, state: 'lost', respondBy: null }, Date.now())
  })
}

/** A gift card for someone. */
async function fillGiftCards(app: TestApp, website: Website, canary: string): Promise<void> {
  const given = { recipientName: canary, recipientEmail: `${canary}@example.com`, message: canary, reason: canary }
  const issuer = { secret: app.services.secret, sealing: app.services.sealing!, by: canary, origin: '' }
  await app.changing(website, async (scope) => {
    await issueByHand(scope, issuer, { idempotencyKey: canary, cents: 5000, ...given })
    await insertCard(scope, issuer, {
      ...{ currency: 'USD', initial_cents: 5000, created_by: canary, reason: canary, request_key: `${canary} sold` },
      ...{ recipient_name: canary, recipient_email: `${canary}@example.com`, message: canary },
      ...{ order_id: newId(), order_line_id: canary, sender_name: canary, copy_email: `${canary}@example.com` },
    })
  })
}

/** A code that was used once, and single-use codes. */
async function fillDiscounts(app: TestApp, website: Website, canary: string): Promise<void> {
  const tenPercent = buildDiscount({ code: `${canary}10`, title: canary })
  const cards = buildDiscount({ trigger: 'single-use-codes', code: '', title: `${canary} cards` })
  const taken = { id: tenPercent.id, code: tenPercent.code, title: canary, discountCents: 1, freeShipping: false }
  const draft = { email: `${canary}@example.com`, discounts: [taken], grandTotalCents: 1 }
  await app.changing(website, async (scope) => {
    await writeDiscount(scope, tenPercent)
    await writeDiscount(scope, cards)
    await generateCodes(scope, cards.id, { count: 1, prefix: canary })
    await claimDiscounts(scope, { id: newId(), draft })
    const slot = { date: '2026-11-28', from: 600, to: 660 }
    await claimSlot(scope, newId(), { methodId: canary, slot, slotCapacity: null, dayCapacity: null })
  })
}
