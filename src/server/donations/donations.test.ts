import { describe, expect, test } from 'vitest'
import { add, buy, nothingSent, orderIn } from '#server/testing/buy.ts'
import { classes, donations, kiln, openDonations, promise } from '#server/testing/donations/donation-shop.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import { editOrderCall, previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { getSalesReportCall, splitSalesCall } from '#shared/reports/api.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const query = { from: '2020-01-01', to: '2029-12-31' }
const once = { 'answers.frequency': 'Once', 'answers.fund': kiln.name }
const cartOf = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body
type Owner = Awaited<ReturnType<typeof openDonations>>['owner']

async function pay(owner: Owner, orderId: string) {
  await owner.call(markOrderPaidCall, { parameters: { orderId } })
  while ((await app.runJobs()) > 0) {
    // One job writes emails, another one sends them.
  }
  return (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
}
const documentsOf = async (owner: Owner, orderId: string) =>
  (await owner.call(listOrderInvoicesCall, { parameters: { orderId } })).body.invoices

describe('the page that takes donations', () => {
  test('has page type 203, and puts a chosen amount into the cart on the way to the checkout', async () => {
    const { website, product, page, donate } = await openDonations(app)
    const visitor = app.visitor(website)
    const { body } = await visitor.request('GET', `${page}?variant=${product.variants[1]!.sku}`)
    expect(body).toMatch(/data-page-type="203"|"pageType":203|page-type-203/)
    for (const words of ['$25', '$50', 'Other amount', 'Monthly', kiln.name, classes.name])
      expect(body).toContain(words)
    const sent = await donate(visitor, { ...once, amount: product.variants[0]!.sku, to: 'checkout' })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/checkout'])
    expect(await cartOf(visitor)).toMatchObject({
      ...{ subtotalCents: 2500, taxCents: 0, requiresShipping: false, totalQuantity: 1 },
      entries: [{ answers: [{ lines: ['Once'] }, { lines: [kiln.name] }], allowsSeveral: false, problem: null }],
    })
  })

  test.each([
    ['an amount below the smallest', { ...once, amount: 'own-amount', ownAmount: '4.99' }, '$1,000'],
    ['no amount', once, 'Choose an amount.'],
    ['no fund', { 'answers.frequency': 'Once', amount: 'own-amount', ownAmount: '20' }, 'answers.fund'],
  ])('refuses %s, and keeps what was typed', async (_, fields, words) => {
    const { website, donate } = await openDonations(app)
    const visitor = app.visitor(website)
    const sent = await donate(visitor, fields)
    expect(sent.statusCode).toBe(400)
    expect(sent.body).toContain(words)
    expect((await cartOf(visitor)).entries).toEqual([])
  })

  test('takes nothing while all funds are closed, and says so in carts too', async () => {
    const closed = { ...donations, funds: donations.funds.map((fund) => ({ ...fund, isClosed: true })) }
    const { website, page, product, donate } = await openDonations(app, { donations: closed })
    const visitor = app.visitor(website)
    expect((await visitor.request('GET', page)).body).toContain('not taking donations')
    expect((await donate(visitor, { ...once, amount: product.variants[0]!.sku })).statusCode).toBe(400)
    expect((await cartOf(visitor)).entries).toEqual([])
  })

  test('is missing for goods, drafts and other websites', async () => {
    const { website, page, addProduct } = await openDonations(app)
    const mug = await addProduct()
    const visitor = app.visitor(website)
    expect((await visitor.request('GET', `/donate/${mug.id}`)).statusCode).toBe(404)
    const other = app.visitor((await openDonations(app)).website)
    expect((await other.request('GET', page)).statusCode).toBe(404)
  })
})

test('a paid donation is fulfilled, has a numbered receipt instead of an invoice, and is counted for its fund', async () => {
  const { website, owner, donate } = await openDonations(app, { businessAddress: '1 Kiln Lane' })
  const visitor = app.visitor(website)
  await donate(visitor, { ...once, amount: 'own-amount', ownAmount: '37.50' })
  const { orderId } = orderIn(await promise(visitor, 3750))
  expect(await documentsOf(owner, orderId)).toEqual([])
  const order = await pay(owner, orderId)
  expect(order).toMatchObject({
    ...{ state: 'fulfilled', paymentState: 'paid', grandTotalCents: 3750, taxCents: 0 },
    lines: [{ fund: { id: kiln.id, name: kiln.name }, isOwnAmount: true, paidCents: 3750 }],
  })
  const documents = await documentsOf(owner, orderId)
  expect(documents).toMatchObject([{ kind: 'donation-receipt', totalCents: 3750, taxCents: 0 }])
  expect(documents[0]!.number).toMatch(/^D-\d{4}-0001$/)
  const emails = await storedEmails(app.services.database, website.id, { kind: 'invoice' })
  expect(emails.map(({ html }) => html.includes('Donation receipt D-'))).toEqual([true])
  const { rows } = (await owner.call(splitSalesCall, { parameters: { split: 'fund' }, query })).body
  expect(rows).toMatchObject([{ name: kiln.name, sums: { donationCents: 3750, orders: 1, grossCents: 0 } }])
  const { totals } = (await owner.call(getSalesReportCall, { query })).body
  expect(totals).toMatchObject({ donationCents: 3750, grossCents: 0, units: 0, orders: 1 })
})

test('a receipt has the legal text of its fund, and that of the shop where the fund has none', async () => {
  const { website, owner, donate } = await openDonations(app)
  const visitor = app.visitor(website)
  for (const fund of [kiln, classes])
    await donate(visitor, { ...once, 'answers.fund': fund.name, amount: 'own-amount', ownAmount: '10' })
  const { orderId } = orderIn(await promise(visitor, 2000))
  await pay(owner, orderId)
  const rows = await app.services.database
    .selectFrom('invoices')
    .select('document')
    .where('website_id', '=', website.id)
    .where('order_id', '=', orderId)
    .execute()
  expect(rows.map(({ document }) => JSON.parse(document))).toMatchObject([
    {
      declaration: `${kiln.receiptText}\n\n${donations.receiptText}`,
      lines: [{ title: `Help the studio: ${kiln.name}` }, { title: `Help the studio: ${classes.name}` }],
    },
  ])
})

test('a refund corrects the receipt by what it returns, once, and takes it off the fund', async () => {
  const { website, owner, donate } = await openDonations(app)
  const visitor = app.visitor(website)
  await donate(visitor, { ...once, amount: 'own-amount', ownAmount: '40' })
  const { orderId } = orderIn(await promise(visitor, 4000))
  await pay(owner, orderId)
  const body = {
    idempotencyKey: 'a-refund-of-fifteen',
    lines: [],
    ...{ shippingCents: 0, cents: 1500, restock: false, notifyBuyer: false },
  }
  await owner.call(refundOrderCall, { parameters: { orderId }, body })
  while ((await app.runJobs()) > 0) {
    // The refund is settled by a job.
  }
  expect((await documentsOf(owner, orderId)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['donation-receipt', 4000],
    ['donation-correction', 1500],
  ])
  const { rows } = (await owner.call(splitSalesCall, { parameters: { split: 'fund' }, query })).body
  expect(rows).toMatchObject([{ sums: { donationCents: 2500 } }])
})

test('a donation beside goods is not taxed, makes no shipping free and counts apart, and the sums are the order', async () => {
  const { website, owner, donate, addProduct } = await openDonations(app, {
    taxRates: [{ name: 'Tax', place: { country: 'US' }, rateMilliPercent: 10_000, appliesToShipping: false }],
    pricesIncludeTax: false,
  })
  const visitor = app.visitor(website)
  const mug = await addProduct()
  await add(visitor, { itemId: mug.id, sku: mug.variants[0]!.sku })
  await donate(visitor, { ...once, amount: 'own-amount', ownAmount: '100' })
  const { orderId } = await buy(visitor, {
    ...{ expectedTotalCents: 2000 + 200 + 500 + 10_000, paymentMethod: 'bank-transfer', paymentToken: null },
  })
  const order = await pay(owner, orderId)
  expect(order.taxCents).toBe(200)
  expect(order.state).toBe('open')
  const { totals } = (await owner.call(getSalesReportCall, { query })).body
  const { grossCents, shippingCents, taxCents, donationCents } = totals
  expect(grossCents + shippingCents + taxCents + donationCents).toBe(order.grandTotalCents)
})

test('an edit of an order takes no discount off a donation and adds none, so that its receipt is of what was given', async () => {
  const { website, owner, donate, addProduct, product } = await openDonations(app)
  const visitor = app.visitor(website)
  const mug = await addProduct()
  await add(visitor, { itemId: mug.id, sku: mug.variants[0]!.sku })
  await donate(visitor, { ...once, amount: 'own-amount', ownAmount: '100' })
  const { orderId } = await buy(visitor, {
    ...{ expectedTotalCents: 2000 + 500 + 10_000, paymentMethod: 'bank-transfer', paymentToken: null },
  })
  const { revision } = (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
  const parameters = { orderId }
  const added = [{ kind: 'product' as const, variantId: product.variants[0]!.id, quantity: 1, unitPriceCents: 100 }]
  const more = await owner.call(previewOrderEditCall, { parameters, body: { edit: { ...blankEdit, added } } })
  expect(more.code).toBe('order-edit-product')
  const edit = { ...blankEdit, discount: { kind: 'percent' as const, title: 'Half', percentMilli: 50_000 } }
  const saved = await owner.call(editOrderCall, {
    parameters,
    body: { edit, revision, expectedTotalCents: 1000 + 500 + 10_000, notifyBuyer: false },
  })
  expect(saved.body.order).toMatchObject({ grandTotalCents: 11_500, lines: [{}, { fund: { name: kiln.name } }] })
  await pay(owner, orderId)
  const receipts = (await documentsOf(owner, orderId)).filter(({ kind }) => kind === 'donation-receipt')
  expect(receipts.map(({ totalCents }) => totalCents)).toEqual([10_000])
})

test('the call of the cart asks the same questions, and a closed fund stops a cart that waits', async () => {
  const { website, product } = await openDonations(app)
  const visitor = app.visitor(website)
  const item = { itemId: product.id, sku: product.variants[0]!.sku, quantity: 1 }
  expect((await visitor.call(addCartEntryCall, { body: item })).code).toBe('additional-fields-invalid')
  const additionalFields = JSON.stringify({ frequency: 'Once', fund: 'No such fund' })
  expect((await visitor.call(addCartEntryCall, { body: { ...item, additionalFields } })).code).toBe(
    'additional-fields-invalid',
  )
})

test('a donation that comes again needs a method that can be kept', async () => {
  const { website, product, donate } = await openDonations(app)
  const visitor = app.visitor(website)
  await donate(visitor, { ...once, 'answers.frequency': 'Monthly', amount: product.variants[0]!.sku })
  expect((await cartOf(visitor)).entries).toMatchObject([
    { subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } },
  ])
  expect((await promise(visitor, 2500, nothingSent)).code).toBe('payment-method-unavailable')
})
