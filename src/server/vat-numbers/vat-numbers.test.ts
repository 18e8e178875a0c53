import { afterAll, afterEach, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress, nothingSent, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { startFakeVies } from '#server/testing/vat-numbers/fake-vies.ts'
import { setShippingLocationCall, setVatNumberCall } from '#shared/cart/api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { firstTaxRules, type TaxRules } from '#shared/settings/tax-rules.ts'

const vies = await startFakeVies({ FR40303265045: 'SA SODIMAS', ATU13585627: '---', DE136695976: 'Ton GmbH' })
afterAll(() => vies.close())
afterEach(() => vies.fail(null))
const app = await startTestApp({ VIES_API_URL: vies.url })

const lyon = {
  ...homeAddress,
  ...{ addressLine1: '1 Rue Mercière', city: 'Lyon', region: '', postalCode: '69002', country: 'FR' },
}
const french = 'FR40303265045'
const business = { company: 'Sodimas' }

/** A shop in Hamburg with prices that include tax: 119.00 for a vase, 5.95 for shipping to everywhere. */
async function shop(taxRules: Partial<TaxRules> = {}, changes: Partial<StoreSettings> = {}) {
  const base = shopSettings({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' })
  const rate = { name: 'VAT', rateMilliPercent: 19_000, appliesToShipping: true }
  const website = await app.buildWebsite({
    settings: {
      ...base,
      businessAddress: 'Am Sandtorkai 12\n20457 Hamburg',
      taxNumber: 'DE 811 569 869',
      pricesIncludeTax: true,
      taxRates: [
        { ...rate, place: { country: 'DE' } },
        { ...rate, rateMilliPercent: 20_000, place: { country: 'FR' } },
      ],
      taxRules: { ...firstTaxRules, euRates: 'home', ...taxRules },
      shippingZones: [
        {
          name: 'Everywhere',
          places: [{ country: '*' }],
          methods: [
            {
              ...{ id: 'standard', name: 'Standard', description: '', freeOverCents: null },
              rate: { kind: 'flat', costCents: 595 },
            },
            { id: 'pickup', name: 'Pickup', description: '', rate: { kind: 'pickup' }, freeOverCents: null },
          ],
        },
      ],
      ...changes,
    },
  })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { priceCents: 11_900 }))
  return { website, visitor }
}

async function ship(visitor: Browser, country: string) {
  const body = { country, region: '', postalCode: '', shippingMethodId: 'standard' } as const
  return (await visitor.call(setShippingLocationCall, { body: { ...body, country: country as 'FR' } })).body
    .shoppingCart
}
const give = (visitor: Browser, vatNumber: string) => visitor.call(setVatNumberCall, { body: { vatNumber } })

test('a business in another member state pays the net price, and the order keeps the proof of the check', async () => {
  const { website, visitor } = await shop()
  expect((await ship(visitor, 'FR')).grandTotalCents).toBe(12_495)
  const { shoppingCart } = (await give(visitor, 'fr 40 303 265 045')).body
  expect(shoppingCart).toMatchObject({
    business: { number: french, state: 'valid', name: 'SA SODIMAS', isReverseCharged: true },
    applicableTaxRules: [{ kind: 'reverse-charge', amountCents: 0, netCents: 10_500 }],
    entries: [{ purchasePriceCents: 10_000, subTotal: 10_000 }],
    shippingCostCents: 500,
    taxCents: 0,
    grandTotalCents: 10_500,
  })
  // The shop’s own number makes it a qualified check.
  expect(vies.asked.at(-1)).toEqual({
    ...{ countryCode: 'FR', vatNumber: '40303265045' },
    ...{ requesterMemberStateCode: 'DE', requesterNumber: '811569869' },
  })

  const placed = await buy(visitor, { expectedTotalCents: 10_500, shippingAddress: lyon, business })
  const owner = await app.owner(website)
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId: placed.orderId } })).body
  expect(order).toMatchObject({
    business: {
      company: 'Sodimas',
      vat: { number: french, state: 'valid', name: 'SA SODIMAS', consultation: 'WAPIAAAAYkx' },
      isReverseCharged: true,
    },
    lines: [
      { unitPriceCents: 10_000, paidCents: 10_000, tax: { rates: [{ kind: 'reverse-charge', amountCents: 0 }] } },
    ],
    taxCents: 0,
    grandTotalCents: 10_500,
  })
  const page = (await visitor.request('GET', placed.url)).body
  expect(page).toContain(french)
  expect(page).toContain('Reverse charge')
})

test('an answer of VIES counts for a day on the website that has asked', async () => {
  const { visitor } = await shop()
  const before = vies.asked.length
  await give(visitor, french)
  await give(visitor, french)
  expect(vies.asked.length - before).toBe(1)
  const other = await shop()
  await give(other.visitor, french)
  expect(vies.asked.length - before).toBe(2)
})

test('a number that VIES doesn’t know is refused and leaves the cart', async () => {
  const { visitor } = await shop()
  await ship(visitor, 'FR')
  await give(visitor, french)
  expect(await give(visitor, 'FR23334175221')).toMatchObject({ code: 'vat-number-unknown' })
  const cart = await ship(visitor, 'FR')
  expect(cart.business).toBeUndefined()
  expect(cart.grandTotalCents).toBe(12_495)
})

test('a number with a wrong form is refused without asking VIES', async () => {
  const { visitor } = await shop()
  const before = vies.asked.length
  expect(await give(visitor, 'FR40303265046')).toMatchObject({ code: 'vat-number-form' })
  expect(vies.asked.length).toBe(before)
})

test.each([
  ['in the shop’s country', 'DE136695976', 'DE', 'valid', 12_495],
  ['outside of the EU', 'CHE107787577MWST', 'CH', 'not-in-vies', 12_495],
] as const)('a business %s pays as everybody', async (_what, number, country, state, totalCents) => {
  const { visitor } = await shop()
  await give(visitor, number)
  const cart = await ship(visitor, country)
  expect(cart).toMatchObject({ business: { state, isReverseCharged: false }, grandTotalCents: totalCents })
})

test('what is picked up is taxed for every buyer', async () => {
  const { visitor } = await shop()
  await give(visitor, french)
  const body = { country: 'FR', region: '', postalCode: '', shippingMethodId: 'pickup' } as const
  const { shoppingCart } = (await visitor.call(setShippingLocationCall, { body })).body
  expect(shoppingCart).toMatchObject({ business: { isReverseCharged: false }, grandTotalCents: 11_900, taxCents: 1900 })
})

test.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'nonsense', 'silent'] as const)(
  'while VIES fails with %s, tax is charged, or none where the owner trusts the form',
  async (how) => {
    vies.fail(how)
    const careful = await shop()
    await give(careful.visitor, french)
    expect(await ship(careful.visitor, 'FR')).toMatchObject({
      business: { state: 'unavailable', isReverseCharged: false },
      grandTotalCents: 12_495,
    })
    const trusting = await shop({ business: { isOn: null, withoutVies: 'trust-form' } })
    await give(trusting.visitor, french)
    expect(await ship(trusting.visitor, 'FR')).toMatchObject({
      business: { state: 'unavailable', isReverseCharged: true },
      grandTotalCents: 10_500,
    })
  },
  15_000,
)

test('a wrong number of the shop costs the consultation number, not the check', async () => {
  const { visitor } = await shop()
  vies.fail('INVALID_REQUESTER_INFO')
  const { shoppingCart } = (await give(visitor, 'ATU13585627')).body
  // Austria tells no names.
  expect(shoppingCart.business).toMatchObject({ state: 'valid', name: '' })
})

test('a job asks again once VIES is back, and the timeline of the order says what it answered', async () => {
  const { website, visitor } = await shop({ business: { isOn: null, withoutVies: 'trust-form' } })
  vies.fail('MS_UNAVAILABLE')
  await give(visitor, french)
  const placed = await buy(visitor, { expectedTotalCents: 10_500, shippingAddress: lyon, business })
  const owner = await app.owner(website)
  const eventsOf = async () =>
    (await owner.call(getOrderCall, { parameters: { orderId: placed.orderId } })).body.order.events.map(
      ({ kind }) => kind,
    )
  vies.fail(null)
  await app.runJobs()
  await app.runJobs()
  expect(await eventsOf()).toContain('vat-number-confirmed')
})

test('a number is checked again when the order is placed more than a day later, and the buyer sees the new total', async () => {
  const { website, visitor } = await shop()
  await ship(visitor, 'FR')
  await give(visitor, french)
  await app.services.database
    .updateTable('vat_checks')
    .set({ checked_at: 0 })
    .where('website_id', '=', website.id)
    .execute()
  expect((await ship(visitor, 'FR')).grandTotalCents).toBe(12_495)
  const refused = await pay(visitor, { expectedTotalCents: 12_495, shippingAddress: lyon, business })
  expect(refused.code).toBe('total-changed')
  await buy(visitor, { expectedTotalCents: 10_500, shippingAddress: lyon, business })
})

test('the number of a cart counts only for a buyer who orders as a business with a name', async () => {
  const { visitor } = await shop()
  await ship(visitor, 'FR')
  await give(visitor, french)
  const asConsumer = await pay(visitor, { expectedTotalCents: 10_500, shippingAddress: lyon })
  expect(asConsumer.code).toBe('total-changed')
  for (const company of [' ', '\u200b']) {
    const nameless = await pay(visitor, { expectedTotalCents: 10_500, shippingAddress: lyon, business: { company } })
    expect(nameless).toMatchObject({
      code: 'invalid-fields',
      failure: { errors: { 'business.company': expect.any(String) } },
    })
  }
})

test('a business that downloads gives an address, which decides about the tax', async () => {
  const { website } = await shop()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { priceCents: 11_900, productType: productTypes.digital }))
  await give(visitor, french)
  const without = await pay(visitor, { ...nothingSent, buyer: null, business, expectedTotalCents: 10_000 })
  expect(without).toMatchObject({
    code: 'invalid-fields',
    failure: { errors: { 'billingAddress.city': expect.any(String) } },
  })
  await buy(visitor, { ...nothingSent, buyer: null, billingAddress: lyon, business, expectedTotalCents: 10_000 })
})

test('a shop that doesn’t ask for VAT numbers takes none', async () => {
  const { visitor } = await shop({ business: { isOn: false, withoutVies: 'charge-tax' } })
  expect(await give(visitor, french)).toMatchObject({ code: 'vat-numbers-off' })
})
