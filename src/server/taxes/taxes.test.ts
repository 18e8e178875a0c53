import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import { firstTaxRules } from '#shared/settings/tax-rules.ts'
import {
  checkRateTableCall,
  exportRatesCall,
  exportRatesJsonCall,
  getUnionSalesCall,
} from '#shared/taxes/tables/api.ts'

const app = await startTestApp()
const books = { id: 'books', name: 'Books' }
const rate = (country: string, rateMilliPercent: number, changes: Partial<TaxRate> = {}): TaxRate => ({
  ...{ name: 'VAT', place: { country: country as 'DE' }, rateMilliPercent, appliesToShipping: true },
  ...changes,
})
const taxRates = [
  rate('DE', 19_000),
  rate('DE', 7000, { categoryId: 'books', appliesToShipping: false }),
  rate('US', 7250, { name: '=Sales tax', place: { country: 'US', region: 'CA' } }),
]

async function shop() {
  const website = await app.buildWebsite({
    settings: {
      ...shopSettings({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }),
      ...{ pricesIncludeTax: true, taxRates, taxRules: { ...firstTaxRules, categories: [books] } },
      shippingZones: [
        {
          name: 'Everywhere',
          places: [{ country: '*' }],
          methods: [
            {
              ...{ id: 'standard', name: 'Standard', description: '', freeOverCents: null },
              rate: { kind: 'flat', costCents: 0 },
            },
            { id: 'pickup', name: 'Pickup', description: '', rate: { kind: 'pickup' }, freeOverCents: null },
          ],
        },
      ],
    },
  })
  const owner = await app.owner(website)
  const check = (
    text: string,
    changes: { filter?: 'all' | 'european-union' | 'own-countries'; removesOthers?: boolean } = {},
  ) =>
    owner.call(checkRateTableCall, {
      body: { text, filter: 'all', removesOthers: false, rates: taxRates, categories: [books], ...changes },
    })
  return { website, owner, check }
}

test('exported rates are read again without a change', async () => {
  const { owner, check } = await shop()
  const csv = (await owner.request('GET', exportRatesCall.path)).body
  expect(csv).toContain('DE,,VAT,7,Books,No')
  expect((await check(csv, { removesOthers: true })).body).toMatchObject({
    ...{ added: [], changed: [], removed: [], unchanged: 3, errors: [] },
    rates: taxRates,
  })
  const json = (await owner.request('GET', exportRatesJsonCall.path)).body
  expect(JSON.parse(json)).toEqual({
    DE: { type: 'vat', rate: 0.19 },
    US: { type: 'none', rate: 0, states: { CA: { type: 'vat', rate: 0.0725 } } },
  })
  expect((await check(json)).body).toMatchObject({ added: [], changed: [], removed: [], unchanged: 3, errors: [] })
})

test('a line with an error is left out with its reason, and the others are read', async () => {
  const { check } = await shop()
  const { body } = await check(
    [
      'Country;Region;Name;Rate;Tax category;Shipping',
      'DE;;VAT;21,5;;yes',
      'XX;;VAT;5;;',
      'US;Atlantis;Tax;5;;',
      'FR;;;20;;',
      'FR;;TVA;120;;',
      'FR;;TVA;5.5;Wine;',
      'FR;;TVA;20 %;;',
    ].join('\n'),
  )
  expect(body.changed.map(({ after }) => after.rateMilliPercent)).toEqual([21_500])
  expect(body.added).toMatchObject([{ name: 'TVA', rateMilliPercent: 20_000 }])
  expect(body.errors).toEqual([
    { line: 3, sentence: '“XX” isn’t the code of a country, such as DE.' },
    { line: 4, sentence: '“Atlantis” isn’t a region of US.' },
    { line: 5, sentence: 'The name is missing or longer than 60 characters.' },
    { line: 6, sentence: '“120” isn’t a percentage from 0 to 100.' },
    { line: 7, sentence: 'Your shop has no tax category “Wine”. Add it first.' },
  ])
})

test('an owner takes the countries of the EU alone, or those with a rate', async () => {
  const { check } = await shop()
  const text = JSON.stringify({
    FR: { type: 'vat', rate: 0.2 },
    CH: { type: 'vat', rate: 0.081 },
    DE: { type: 'vat', rate: 0.2 },
  })
  const countries = (body: { added: TaxRate[] }) => body.added.map(({ place }) => place.country)
  expect(countries((await check(text)).body)).toEqual(['FR', 'CH'])
  expect(countries((await check(text, { filter: 'european-union' })).body)).toEqual(['FR'])
  const own = (await check(text, { filter: 'own-countries' })).body
  expect(countries(own)).toEqual([])
  expect(own.changed).toHaveLength(1)
})

test.each(['{"DE": 19}', '{', 'name,price\nMug,3', '<html>'])('%s is no table of rates', async (text) => {
  const { check } = await shop()
  expect((await check(text)).code).toBe('rate-table-unreadable')
})

test('the sales of the year count consumers in other countries of the EU, without tax and refunds', async () => {
  const { website, owner } = await shop()
  const mug = await buildProduct(app, website, { priceCents: 10_000, stock: 100 })
  const order = async (country: string, changes: Parameters<typeof buy>[1] | object = {}) => {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const address = { ...homeAddress, region: '', postalCode: country === 'FR' ? '69002' : '10115', country }
    return buy(visitor, {
      expectedTotalCents: 10_000,
      shippingAddress: address,
      ...{ paymentMethod: 'bank-transfer', paymentToken: null },
      ...changes,
    })
  }
  await order('DE')
  const half = await order('FR')
  const canceled = await order('FR')
  await order('FR')
  const inDatabase = (id: string, changes: { refunded_cents?: number; state?: 'cancelled' }) =>
    app.services.database
      .updateTable('orders')
      .set(changes)
      .where('website_id', '=', website.id)
      .where('id', '=', id)
      .execute()
  await inDatabase(half.orderId, { refunded_cents: 5000 })
  await inDatabase(canceled.orderId, { state: 'cancelled' })
  const { body } = await owner.call(getUnionSalesCall, {})
  expect(body).toMatchObject({ currency: 'EUR', cents: 15_000, orders: 2 })
})
