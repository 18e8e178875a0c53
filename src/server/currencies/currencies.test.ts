import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress, pay } from '#server/testing/buy.ts'
import { choose, pounds, yen } from '#server/testing/currencies/choose.ts'
import { embeddedXml } from '#server/testing/invoices/embedded-xml.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addGiftCardCall, getCartCall } from '#shared/cart/api.ts'
import { listCustomersCall } from '#shared/customers/api.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { createDiscountCall } from '#shared/discounts/owner-api.ts'
import { issueGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { exportInvoicesCsvCall, listOrderInvoicesCall, openInvoiceCall } from '#shared/invoices/api.ts'
import { exportOrdersCall, getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

const app = await startTestApp()

const address = {
  ...homeAddress,
  ...{ addressLine1: 'Deichstraße 1', city: 'Hamburg', region: '', postalCode: '20459', country: 'DE' },
}

/** A shop in Hamburg that also sells in pounds and yen. Its prices include 19 % VAT, shipping costs 5.00. */
async function shop(changes: Partial<StoreSettings> = {}) {
  const settings: StoreSettings = {
    ...shopSettings({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }),
    businessAddress: 'Am Sandtorkai 12\n20457 Hamburg',
    taxNumber: 'DE123456789',
    taxRates: [{ name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }],
    currencies: [pounds, yen],
    ...changes,
  }
  const website = await app.buildWebsite({ settings })
  const mug = await buildProduct(app, website, { priceCents: 2000, stock: 100 })
  return { website, mug, owner: await app.owner(website) }
}

describe('a cart', () => {
  test('gets the prices, shipping costs and minimums of the chosen currency at once', async () => {
    const { website, mug } = await shop({ minimumSubtotalCents: 1000 })
    const visitor = app.visitor(website)
    await add(visitor, mug)
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({ currency: 'EUR', subtotalCents: 2000 })
    await choose(visitor, 'JPY')
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({
      ...{ currency: 'JPY', subtotalCents: 300_000, minimumSubtotalCents: 150_000 },
    })
  })

  test('is not bought at a total that the buyer saw in another currency', async () => {
    const { website, mug } = await shop({ currencies: [{ ...pounds, rate: '1' }] })
    const visitor = app.visitor(website)
    await add(visitor, mug)
    await choose(visitor, 'GBP')
    const refused = await pay(visitor, {
      ...{ expectedTotalCents: 2500, expectedCurrency: 'EUR', shippingAddress: address },
    })
    expect(refused.code).toBe('total-changed')
    expect(refused.failure).toMatchObject({ total: '£25.00' })
  })

  test('takes only gift cards of its own currency, and says so', async () => {
    const { website, mug, owner } = await shop()
    const issued = await owner.call(issueGiftCardCall, {
      body: {
        ...{ idempotencyKey: newToken(), cents: 1000, reason: 'A broken mug', message: '' },
        ...{ recipientName: 'Grace', recipientEmail: 'grace@example.com' },
      },
    })
    const { code } = issued.body
    const visitor = app.visitor(website)
    await add(visitor, mug)
    await choose(visitor, 'GBP')
    const refused = await visitor.call(addGiftCardCall, { body: { code } })
    expect(refused.code).toBe('gift-card-currency')
    await choose(visitor, 'EUR')
    expect((await visitor.call(addGiftCardCall, { body: { code } })).body.shoppingCart.giftCards).toHaveLength(1)
    await choose(visitor, 'GBP')
    expect((await visitor.call(getCartCall, {})).body.giftCards).toEqual([])
  })
})

describe('amounts that the owner has fixed in a currency', () => {
  const zone = (fixed: Partial<StoreSettings['shippingZones'][number]['methods'][number]>) => [
    {
      ...{ name: 'Everywhere', places: [{ country: '*' as const }] },
      methods: [
        {
          ...{ id: 'standard', name: 'Parcel', description: '', freeOverCents: 10_000 },
          rate: { kind: 'flat' as const, costCents: 500, fixedCosts: { GBP: 350 } },
          ...fixed,
        },
      ],
    },
  ]
  test('are charged in it, and in other currencies the rate applies', async () => {
    const { website, mug, owner } = await shop({ shippingZones: zone({}) })
    const discount = {
      ...{ ...blankDiscount, kind: 'amount' as const, trigger: 'automatic' as const, title: 'Autumn' },
      ...{ amountCents: 500, fixedAmounts: { GBP: 300 }, minimumSubtotalCents: 1000, fixedMinimums: { GBP: 1600 } },
    }
    expect((await owner.call(createDiscountCall, { body: discount })).code).toBeNull()
    for (const [currency, discountCents, shippingCents] of [
      ['EUR', 500, 500],
      ['GBP', 300, 350],
      ['JPY', 80_000, 80_000],
    ] as const) {
      const visitor = app.visitor(website)
      await add(visitor, mug)
      await choose(visitor, currency)
      const { body } = await visitor.call(getCartCall, {})
      expect(body).toMatchObject({ currency, discountCents })
      const placed = await buy(visitor, {
        expectedTotalCents: body.subtotalCents - discountCents + shippingCents,
        shippingAddress: address,
      })
      expect(await readOrder(app.reading(website), placed.orderId)).toMatchObject({
        shippingCostCents: shippingCents,
      })
    }
  })

  test('make shipping free, and are minimums, in their currency', async () => {
    const { website, mug, owner } = await shop({ shippingZones: zone({ fixedFreeOver: { GBP: 1600 } }) })
    const discount = {
      ...{ ...blankDiscount, kind: 'amount' as const, trigger: 'automatic' as const, title: 'Autumn' },
      ...{ amountCents: 500, minimumSubtotalCents: 1000, fixedMinimums: { GBP: 1601 } },
    }
    expect((await owner.call(createDiscountCall, { body: discount })).code).toBeNull()
    const visitor = app.visitor(website)
    await add(visitor, mug)
    await choose(visitor, 'GBP')
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({ subtotalCents: 1600, discountCents: 0 })
    const placed = await buy(visitor, { expectedTotalCents: 1600, shippingAddress: address })
    expect(await readOrder(app.reading(website), placed.orderId)).toMatchObject({ shippingCostCents: 0 })
  })

  test('are refused where the currency cannot pay them', async () => {
    const { owner } = await shop()
    const body = {
      ...blankDiscount,
      ...{ kind: 'amount' as const, code: 'A', amountCents: 500 },
      fixedAmounts: { JPY: 50 },
    }
    expect(await owner.call(createDiscountCall, { body })).toMatchObject({
      code: 'invalid-fields',
      failure: { errors: { fixedAmounts: expect.any(String) } },
    })
  })
})

describe('an order', () => {
  async function order(currency: string, expectedTotalCents: number) {
    const opened = await shop()
    const visitor = app.visitor(opened.website)
    await add(visitor, opened.mug)
    await choose(visitor, currency)
    const placed = await buy(visitor, { expectedTotalCents, shippingAddress: { ...address, company: 'Byron GmbH' } })
    return { ...opened, visitor, placed, parameters: { orderId: placed.orderId } }
  }

  test('is charged in the chosen currency, and remembers the rate', async () => {
    const { website, placed, owner, parameters, visitor } = await order('GBP', 2000)
    expect(await readOrder(app.reading(website), placed.orderId)).toMatchObject({
      ...{ currency: 'GBP', grandTotalCents: 2000, shippingCostCents: 400, taxCents: 319 },
      exchange: { currency: 'EUR', rate: '0.8', totalCents: 2500 },
    })
    const payments = await app.services.database
      .selectFrom('payments')
      .select(['amount_cents', 'currency'])
      .where('website_id', '=', website.id)
      .execute()
    expect(payments).toEqual([{ amount_cents: 2000, currency: 'GBP' }])
    // Another choice of the buyer, and another rate of the owner, change nothing of it.
    await choose(visitor, 'EUR')
    const { body } = await owner.call(getStoreSettingsCall, {})
    await owner.call(saveStoreSettingsCall, {
      body: { ...body.settings, currencies: [{ ...pounds, rate: '2' }], revision: body.revision },
    })
    expect((await visitor.request('GET', placed.url)).body).toContain('£20.00')
    expect((await owner.call(getOrderCall, { parameters })).body.order).toMatchObject({
      ...{ currency: 'GBP', grandTotalCents: 2000, exchange: { rate: '0.8', totalCents: 2500 } },
    })
  })

  test('in yen has whole yen in all its parts', async () => {
    const { website, placed, owner } = await order('JPY', 300_000 + 80_000)
    const stored = (await readOrder(app.reading(website), placed.orderId))!
    expect(stored).toMatchObject({ currency: 'JPY', grandTotalCents: 380_000, exchange: { totalCents: 2533 } })
    const { customers } = (await owner.call(listCustomersCall, { query: {} })).body
    expect(customers).toMatchObject([{ orders: 1, spentCents: 2533 }])
    const amounts = [stored.taxCents, stored.shippingCostCents, ...stored.lines.map(({ paidCents }) => paidCents!)]
    expect(amounts.filter((cents) => cents % 100 !== 0)).toEqual([])
  })

  test('is refunded exactly, and counts in the shop’s currency at home, in exports, of its customer and in the use of discounts', async () => {
    const { owner, parameters } = await order('GBP', 2000)
    const sales = async () => {
      const { days } = (await owner.call(getHomeCall, { query: {} })).body.sales!
      return days.reduce((sum, day) => sum + day.revenueCents, 0)
    }
    const spent = async () => (await owner.call(listCustomersCall, { query: {} })).body.customers[0]!.spentCents
    expect([await sales(), await spent()]).toEqual([2500, 2500])
    const [row] = parse((await owner.request('GET', exportOrdersCall.path)).body, { columns: true, bom: true }) as {
      [name: string]: string
    }[]
    expect(row).toMatchObject({
      ...{ Currency: 'GBP', Total: '20.00', 'Exchange rate': '0.8', 'Total in store currency': '25.00' },
    })
    const refund = {
      ...{ idempotencyKey: newToken(), cents: 800, shippingCents: 0, notifyBuyer: false, restock: false },
      lines: [],
    }
    const refunded = await owner.call(refundOrderCall, { parameters, body: refund })
    expect(refunded.code).toBeNull()
    while ((await app.runJobs()) > 0) {
      // The provider is asked in a job.
    }
    expect((await owner.call(getOrderCall, { parameters })).body.order).toMatchObject({ refundedCents: 800 })
    expect([await sales(), await spent()]).toEqual([1500, 1500])
  })

  test('has an invoice with its tax in both currencies, also for programs', async () => {
    const { owner, parameters } = await order('GBP', 2000)
    const { invoices } = (await owner.call(listOrderInvoicesCall, { parameters })).body
    const opened = await owner.request('GET', openInvoiceCall.path.replace(':invoiceId', invoices[0]!.id))
    const xml = embeddedXml(opened.rawPayload)
    expect(xml).toContain('<ram:InvoiceCurrencyCode>GBP</ram:InvoiceCurrencyCode>')
    expect(xml).toContain('<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>')
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="GBP">3.19</ram:TaxTotalAmount>')
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">3.99</ram:TaxTotalAmount>')
    const csv = (await owner.request('GET', `${exportInvoicesCsvCall.path}?from=2020-01-01&to=2099-12-31`)).body
    expect(csv).toContain('GBP,0.8,EUR,3.99,25.00')
  })
})
