import { describe, expect, test } from 'vitest'
import { EXEMPTION_LINK } from '#server/emails/personal-emails.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress, pay } from '#server/testing/buy.ts'
import { embeddedXml } from '#server/testing/invoices/embedded-xml.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { getCustomerCall, listCustomersCall, updateCustomerCall } from '#shared/customers/api.ts'
import { listOrderInvoicesCall, openInvoiceCall } from '#shared/invoices/api.ts'
import { exportOrdersCall } from '#shared/orders/read-api.ts'
import { taxExemptionPath } from '#shared/tax-exemptions/paths.ts'

const app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
const { database } = app.services
const EMAIL = 'office@school.example'
const hamburg = {
  ...homeAddress,
  ...{
    addressLine1: 'Deichstraße 1',
    city: 'Hamburg',
    region: '',
    postalCode: '20459',
    country: 'DE',
    company: 'School',
  },
}

/** A shop in Hamburg with 19 % VAT in its prices, and a school that has bought a vase of 119.00. */
async function shop(exemption: object | null = { reason: 'Public school', certificate: '12-34', endsOn: null }) {
  const settings = {
    ...shopSettings({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }),
    ...{ businessAddress: 'Am Sandtorkai 12\n20457 Hamburg', taxNumber: 'DE811569869', pricesIncludeTax: true },
    taxRates: [{ name: 'VAT', place: { country: 'DE' as const }, rateMilliPercent: 19_000, appliesToShipping: true }],
  }
  const website = await app.buildWebsite({ settings })
  const vase = await buildProduct(app, website, { priceCents: 11_900, stock: 100 })
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  await add(visitor, vase)
  await buy(visitor, { expectedTotalCents: 12_400, shippingAddress: hamburg, email: EMAIL })
  const { customers } = (await owner.call(listCustomersCall, { query: {} })).body
  const parameters = { customerId: customers[0]!.id }
  await exempt(exemption)
  return { website, vase, owner, exempt }

  async function exempt(taxExemption: object | null) {
    const { customer } = (await owner.call(getCustomerCall, { parameters })).body
    const { firstName, lastName, phone, note, tags, revision } = customer
    const body = { firstName, lastName, phone, note, tags, revision, taxExemption } as never
    expect((await owner.call(updateCustomerCall, { parameters, body })).code).toBeNull()
  }
}

const ask = (visitor: Browser, email: string) => visitor.request('POST', taxExemptionPath, { email })
const open = (visitor: Browser, key: string) => visitor.request('POST', taxExemptionPath, { key })

async function linksTo(email: string) {
  while ((await app.runJobs()) > 0) {
    // One job writes the email, another one sends it.
  }
  const rows = await database
    .selectFrom('letters')
    .select('html')
    .where('kind', '=', EXEMPTION_LINK)
    .where('to_address', '=', email)
    .orderBy('id')
    .execute()
  return rows.map(({ html }) => /tax-exemption\?key=(\S+)/.exec(plainWordsOf(html))![1]!)
}

/** A visitor with a vase in the cart who has opened the newest link to the school. */
async function exemptVisitor({ website, vase }: Pick<Awaited<ReturnType<typeof shop>>, 'website' | 'vase'>) {
  const visitor = app.visitor(website)
  await add(visitor, vase)
  await ask(visitor, EMAIL)
  const opened = await open(visitor, (await linksTo(EMAIL)).at(-1)!)
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/checkout'])
  return visitor
}

describe('a buyer whom the owner has marked as exempt', () => {
  test('buys without tax after proving the address, and order, invoice and export say why', async () => {
    const opened = await shop()
    const { website, owner } = opened
    const visitor = await exemptVisitor(opened)
    const cart = (await visitor.call(getCartCall, {})).body
    expect(cart).toMatchObject({ isTaxExempt: true, subtotalCents: 10_000, taxCents: 0 })
    expect(cart.applicableTaxRules).toMatchObject([{ name: 'Tax exempt', kind: 'exempt', amountCents: 0 }])
    const placed = await buy(visitor, {
      ...{ expectedTotalCents: 10_420, shippingAddress: hamburg, email: ` ${EMAIL.toUpperCase()} ` },
    })
    expect(await readOrder(app.reading(website), placed.orderId)).toMatchObject({
      ...{ taxExemption: { reason: 'Public school', certificate: '12-34' }, taxCents: 0, grandTotalCents: 10_420 },
    })
    expect((await visitor.request('GET', placed.url)).body).toContain(
      'Exempt from tax: Public school, certificate 12-34',
    )
    const { body: csv } = await owner.request('GET', exportOrdersCall.path)
    expect(csv).toContain('"Exempt from tax: Public school, certificate 12-34"')
    const { invoices } = (await owner.call(listOrderInvoicesCall, { parameters: { orderId: placed.orderId } })).body
    const pdf = await owner.request('GET', openInvoiceCall.path.replace(':invoiceId', invoices[0]!.id))
    const xml = embeddedXml(pdf.rawPayload)
    expect(xml).toContain('<ram:CategoryCode>E</ram:CategoryCode>')
    expect(xml).toContain('Exempt from tax: Public school, certificate 12-34')
  })

  test('pays tax when ordering with another address, as the new total says', async () => {
    const visitor = await exemptVisitor(await shop())
    const order = { shippingAddress: hamburg, email: 'ada@example.com' }
    expect(await pay(visitor, { expectedTotalCents: 10_420, ...order })).toMatchObject({
      ...{ code: 'total-changed', failure: { total: '€124.00' } },
    })
    const placed = await buy(visitor, { expectedTotalCents: 12_400, ...order })
    expect(placed.url).toContain('/order/')
  })

  test.each([
    ['an exemption that is over', { reason: 'Embassy', certificate: '', endsOn: '2020-01-31' }],
    ['one that the owner has removed', null],
  ])('pays tax with %s, also after opening the link', async (_, exemption) => {
    const opened = await shop()
    const visitor = await exemptVisitor(opened)
    await opened.exempt(exemption)
    const cart = (await visitor.call(getCartCall, {})).body
    expect(cart).toMatchObject({ subtotalCents: 11_900, taxCents: 1900 })
    expect(cart.isTaxExempt).toBeUndefined()
  })
})

describe('a link', () => {
  test('works once, for one of many requests at the same time, and for 30 minutes', async () => {
    const { website } = await shop()
    const visitor = app.visitor(website)
    await ask(visitor, EMAIL)
    const key = (await linksTo(EMAIL)).at(-1)!
    expect((await visitor.request('GET', `${taxExemptionPath}?key=${key}`)).statusCode).toBe(200)
    const answers = await Promise.all([1, 2, 3].map(() => open(app.visitor(website), key)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    await ask(visitor, EMAIL)
    const next = (await linksTo(EMAIL)).at(-1)!
    await database
      .updateTable('tax_exemption_links')
      .set({ expires_at: Date.now() })
      .where('website_id', '=', website.id)
      .execute()
    expect((await open(visitor, next)).statusCode).toBe(410)
  })

  test('works on its own website only, and is stored as a hash', async () => {
    const { website } = await shop()
    const elsewhere = await shop()
    await ask(app.visitor(website), EMAIL)
    const key = (await linksTo(EMAIL)).at(-1)!
    expect((await open(app.visitor(elsewhere.website), key)).statusCode).toBe(410)
    const stored = await database.selectFrom('tax_exemption_links').select('token_hash').execute()
    expect(stored).not.toContainEqual({ token_hash: key })
    expect((await open(app.visitor(website), key)).statusCode).toBe(200)
  })

  test('is sent to exempt customers alone, at most three at a time, and the answer never says which they are', async () => {
    const { website, vase } = await shop()
    const other = app.visitor(website)
    await add(other, vase)
    await buy(other, { expectedTotalCents: 12_400, shippingAddress: hamburg, email: 'taxed@example.com' })
    const before = (await linksTo(EMAIL)).length
    const answers = []
    for (const email of [EMAIL, 'taxed@example.com', 'nobody@example.com'])
      answers.push((await ask(app.visitor(website), email)).body)
    expect(new Set(answers).size).toBe(1)
    expect((await linksTo('taxed@example.com')).length + (await linksTo('nobody@example.com')).length).toBe(0)
    for (let time = 0; time < 4; time += 1) {
      await ask(app.visitor(website), EMAIL)
      await linksTo(EMAIL)
    }
    expect((await linksTo(EMAIL)).length - before).toBe(3)
  })

  test.each(['', 'not an address', '<script>alert(1)</script>@', { $ne: '' }, ['a@b.example']])(
    'is not sent for %j',
    async (email) => {
      const { website } = await shop()
      const answer = await app.visitor(website).request('POST', taxExemptionPath, { email } as never)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).not.toContain('<script>alert')
    },
  )
})

test('a shop without exempt customers has no such page, and its checkout does not ask', async () => {
  const { website, vase, exempt } = await shop()
  const visitor = app.visitor(website)
  await add(visitor, vase)
  expect((await visitor.request('GET', taxExemptionPath)).body).toContain('Send link')
  expect((await visitor.request('GET', '/checkout')).body).toContain('Are you exempt from tax?')
  await exempt(null)
  expect((await visitor.request('GET', taxExemptionPath)).statusCode).toBe(404)
  expect((await visitor.request('POST', taxExemptionPath, { email: EMAIL })).statusCode).toBe(404)
  expect((await visitor.request('GET', '/checkout')).body).not.toContain('Are you exempt from tax?')
})
