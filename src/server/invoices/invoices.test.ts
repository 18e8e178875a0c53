import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { embeddedXml } from '#server/testing/invoices/embedded-xml.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getEmailCall, listEmailsCall } from '#shared/emails/schema.ts'
import * as contracts from '#shared/invoices/api.ts'
import { cancelOrderCall, changeContactCall, markOrderPaidCall, undoOrderPaidCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { findAnythingCall } from '#shared/palette/api.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { currentInvoice, listInvoicesOfOrder } from './invoice-store.ts'

const app = await startTestApp()
const { database } = app.services
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(Date.now())
const address = {
  ...homeAddress,
  ...{ addressLine1: 'Deichstraße 1', city: 'Hamburg', region: '', postalCode: '20459', country: 'DE' },
}

/** A shop in Hamburg whose prices include 19 % VAT. */
async function shop(changes: Partial<StoreSettings> = {}) {
  const settings: StoreSettings = {
    ...shopSettings({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }),
    businessAddress: 'Am Sandtorkai 12\n20457 Hamburg',
    taxNumber: 'DE123456789',
    taxRates: [{ name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }],
    ...changes,
  }
  const website = await app.buildWebsite({ settings })
  const [mug, owner] = [await buildProduct(app, website, { stock: 100 }), await app.owner(website)]
  return {
    website,
    owner,
    async order(company = '') {
      const visitor = app.visitor(website)
      await add(visitor, mug)
      const placed = await buy(visitor, {
        ...{ expectedTotalCents: 2500, shippingAddress: { ...address, company } },
        ...{ paymentMethod: 'bank-transfer', paymentToken: null },
      })
      return { ...placed, parameters: { orderId: placed.orderId }, visitor }
    },
    pay: (orderId: string) => owner.call(markOrderPaidCall, { parameters: { orderId } }),
    of: async (orderId: string) =>
      (await owner.call(contracts.listOrderInvoicesCall, { parameters: { orderId } })).body,
  }
}

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job writes emails, another one sends them.
  }
}

test('an order gets its invoice when it is paid, and the customer an email with it', async () => {
  const { order, pay, of, owner } = await shop()
  const { orderId, parameters, visitor, url } = await order()
  expect((await of(orderId)).invoices).toEqual([])
  await pay(orderId)
  const { invoices } = await of(orderId)
  expect(invoices).toMatchObject([{ kind: 'invoice', number: `${year}-0001`, totalCents: 2500, taxCents: 399 }])
  const { events } = (await owner.call(getOrderCall, { parameters })).body.order
  expect(events.map(({ kind }) => kind)).toContain('invoice-issued')
  await runAllJobs()
  const { emails } = (await owner.call(listEmailsCall, { query: { aboutId: orderId } })).body
  const email = emails.find(({ kind }) => kind === 'invoice')!
  expect(email.subject).toBe(`Invoice ${year}-0001`)
  const { plain } = (await owner.call(getEmailCall, { parameters: { emailId: email.id } })).body.email
  const [link = ''] = /\/order\/\S+\/invoice\/\S+key=[\w-]+/.exec(plain) ?? []
  const opened = await visitor.request('GET', link)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  expect((await visitor.request('GET', url)).body).toContain(`Invoice ${year}-0001`)
})

test.each([
  ['a first line of the address that repeats the seller’s name is left out', 'tidemill GmbH\nAm Sandtorkai 12'],
  ['an address without the name stays whole', 'Am Sandtorkai 12'],
])('%s', async (_what, businessAddress) => {
  const invoices = { ...shopSettings().invoices, sellerName: 'Tidemill GmbH' }
  const { order, pay, website } = await shop({ businessAddress, invoices })
  const { orderId } = await order()
  await pay(orderId)
  const { seller } = currentInvoice(await listInvoicesOfOrder(app.reading(website), orderId))!.invoice
  expect(seller).toMatchObject({ name: 'Tidemill GmbH', addressLines: ['Am Sandtorkai 12'] })
})

test('a link with another key, or to the invoice of another order, opens nothing', async () => {
  const { order, pay, of } = await shop()
  const [one, other] = [await order(), await order()]
  await pay(one.orderId)
  const { id } = (await of(one.orderId)).invoices[0]!
  const key = new URL(other.url, 'http://x').searchParams.get('key')
  for (const url of [
    `/order/${one.orderId}/invoice/${id}?key=${key}`,
    `/order/${other.orderId}/invoice/${id}?key=${key}`,
    `/order/${one.orderId}/invoice/${id}`,
  ])
    expect((await one.visitor.request('GET', url)).statusCode).toBe(404)
})

test('twenty payments at once get twenty numbers without a gap', async () => {
  const { order, pay, website } = await shop()
  const orders = []
  for (let index = 0; index < 20; index += 1) orders.push(await order())
  await Promise.all(orders.map(({ orderId }) => pay(orderId)))
  const rows = await database.selectFrom('invoices').select('number').where('website_id', '=', website.id).execute()
  expect(rows.map(({ number }) => number).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `${year}-${String(index + 1).padStart(4, '0')}`),
  )
})

test('one order that is paid, unpaid and paid again, or issued by several at once, has one invoice', async () => {
  const { order, pay, of, owner, website } = await shop()
  const { orderId, parameters } = await order()
  await pay(orderId)
  await owner.call(undoOrderPaidCall, { parameters })
  await Promise.all([pay(orderId), owner.call(contracts.issueInvoiceCall, { parameters })])
  expect((await of(orderId)).invoices).toHaveLength(1)
  expect(currentInvoice(await listInvoicesOfOrder(app.reading(website), orderId))).not.toBeNull()
})

test('test orders, shops outside the EU, and shops without an address issue nothing', async () => {
  const test = await shop()
  const { orderId: testId } = await test.order()
  await app.changing(test.website, async (scope) => {
    await scope.database
      .updateTable('orders')
      .set({ test_mode: 1 })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', testId)
      .execute()
  })
  await test.pay(testId)
  expect(await test.of(testId)).toEqual({ invoices: [], canIssue: false, canCorrect: false })
  const [abroad, unknown] = [
    await shop({ country: 'US', invoices: { ...shopSettings().invoices, isOn: null } }),
    await shop({ businessAddress: '' }),
  ]
  for (const { order, pay, of } of [abroad, unknown]) {
    const { orderId } = await order()
    await pay(orderId)
    expect((await of(orderId)).invoices).toEqual([])
  }
})

test('a refund makes a credit note that refers to its invoice, and a second one the rest', async () => {
  const { order, pay, of, owner } = await shop()
  const { orderId, parameters } = await order()
  await pay(orderId)
  const refund = (cents: number) =>
    owner.call(refundOrderCall, {
      parameters,
      body: {
        ...{ idempotencyKey: newToken(), lines: [], shippingCents: 0, cents },
        ...{ restock: false, reason: '', notifyBuyer: true },
      },
    })
  await refund(1000)
  await refund(1500)
  const { invoices } = await of(orderId)
  expect(invoices.map(({ kind, number, totalCents }) => [kind, number, totalCents])).toEqual([
    ['invoice', `${year}-0001`, 2500],
    ['credit-note', `CN-${year}-0001`, 1000],
    ['credit-note', `CN-${year}-0002`, 1500],
  ])
  expect(invoices[1]!.taxCents + invoices[2]!.taxCents).toBe(invoices[0]!.taxCents)
})

test('an invoice that was issued with the order is taken back when the order is canceled unpaid', async () => {
  const { order, of, owner } = await shop({ invoices: { ...shopSettings().invoices, issuedWhen: 'placed' } })
  const { orderId, parameters } = await order()
  expect((await of(orderId)).invoices).toHaveLength(1)
  await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
  expect((await of(orderId)).invoices.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['invoice', 2500],
    ['credit-note', 2500],
  ])
})

test('a correction is a credit note and a new invoice; the first one stays as it was', async () => {
  const { order, pay, of, owner, website } = await shop()
  const { orderId, parameters } = await order()
  await pay(orderId)
  const before = await database.selectFrom('invoices').select('document').where('website_id', '=', website.id).execute()
  const billingAddress = { ...address, company: 'Analytical Engines GmbH' }
  await owner.call(changeContactCall, {
    parameters,
    body: { email: 'ada@example.com', sendConfirmation: false, shippingAddress: address, billingAddress },
  })
  await owner.call(contracts.correctInvoiceCall, { parameters })
  const { invoices } = await of(orderId)
  expect(invoices.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice'])
  const [first] = await listInvoicesOfOrder(app.reading(website), orderId)
  expect(first!.invoice.buyer.company).toBe('')
  expect(before).toEqual(
    await database
      .selectFrom('invoices')
      .select('document')
      .where('website_id', '=', website.id)
      .where('number', '=', `${year}-0001`)
      .execute(),
  )
  const current = currentInvoice(await listInvoicesOfOrder(app.reading(website), orderId))!
  expect(current.invoice).toMatchObject({ number: `${year}-0002`, buyer: { company: 'Analytical Engines GmbH' } })
})

test('a business gets its invoice for programs in the PDF', async () => {
  const { order, pay, of, owner } = await shop()
  const { orderId } = await order('Analytical Engines GmbH')
  await pay(orderId)
  const { id } = (await of(orderId)).invoices[0]!
  const opened = await owner.request('GET', contracts.openInvoiceCall.path.replace(':invoiceId', id))
  const xml = embeddedXml(opened.rawPayload)
  expect(xml).toContain('<ram:GrandTotalAmount>25.00</ram:GrandTotalAmount>')
  expect(xml).toContain('<ram:Name>Analytical Engines GmbH</ram:Name>')
})

test('a period is listed, and exported as a table and as PDF files', async () => {
  const { order, pay, owner } = await shop()
  for (let index = 0; index < 3; index += 1) await pay((await order()).orderId)
  const { invoices } = (await owner.call(contracts.listInvoicesCall, {})).body
  expect(invoices.map(({ number }) => number)).toEqual([`${year}-0003`, `${year}-0002`, `${year}-0001`])
  const past = { query: { to: '2020-01-01' } }
  expect((await owner.call(contracts.listInvoicesCall, past)).body.invoices).toEqual([])
  const csv = await owner.request('GET', contracts.exportInvoicesCsvCall.path)
  const rows = parse(csv.body, { columns: true, bom: true }) as Record<string, string>[]
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({
    Number: `${year}-0001`,
    Total: '25.00',
    'Tax amount': '3.99',
    'Taxed amount': '21.01',
  })
  const zip = await owner.request('GET', `${contracts.exportInvoicesZipCall.path}?from=2026-01-01&to=2999-12-31`)
  expect(zip.headers['content-type']).toBe('application/zip')
  for (const number of ['0001', '0002', '0003']) expect(zip.body).toContain(`Invoice ${year}-${number}.pdf`)
})

test('an invoice is found by its number, and by the number and the customer of its order', async () => {
  const { owner, order, pay } = await shop({ invoices: { ...shopSettings().invoices, isOn: true, prefix: 'RE-' } })
  const [first, second] = [await order(), await order()]
  await pay(first.orderId)
  await pay(second.orderId)
  const found = async (search: string) => {
    const { body } = await owner.call(contracts.listInvoicesCall, { query: { search } })
    return body.invoices.map(({ number }) => number)
  }
  const numbers = [`RE-${year}-0002`, `RE-${year}-0001`]
  expect(await found(` re-${year}-0001`)).toEqual([numbers[1]])
  expect(await found('#00002')).toEqual([numbers[0]])
  expect(await found('ada')).toEqual(numbers)
  expect(await found('nobody')).toEqual([])
  expect(await found('  ')).toEqual(numbers)
  const other = await shop()
  const elsewhere = await other.owner.call(contracts.listInvoicesCall, { query: { search: numbers[0]! } })
  expect(elsewhere.body.invoices).toEqual([])
  expect((await owner.call(findAnythingCall, { query: { text: `re-${year}-0002` } })).body.found).toEqual([
    expect.objectContaining({ kind: 'invoice', title: `Invoice ${numbers[0]}`, path: `/orders/${second.orderId}` }),
  ])
})
