import { describe, expect, test } from 'vitest'
import { offeredPaymentMethods } from '#shared/payments/rules.ts'
import { buildCart, groundShipping } from '../../purchases/testing/build-cart.ts'
import { checkForm, emptyForm, estimatedPlace, methodOf, paymentTokenOf, placeOf, restoreForm } from './form.ts'
import { buildModel } from './testing/build-model.ts'

const model = buildModel()
const empty = emptyForm(model)
const ada = {
  ...empty.shippingAddress,
  lastName: 'Byron',
  addressLine1: '12 Kiln Lane',
  city: 'Rockport',
  region: 'ME',
  postalCode: '04856',
}

describe('a new form', () => {
  test("begins in the shop's country, or where the cart was estimated for", () => {
    expect(empty.shippingAddress.country).toBe('US')
    const shippingLocation = { country: 'DE', region: '', postalCode: '10115' }
    const known = emptyForm({ ...model, cart: buildCart({ shippingLocation }) })
    expect(known.shippingAddress).toMatchObject(shippingLocation)
  })

  test('forgets a place that the shop does not send to any more', () => {
    const shippingLocation = { country: 'FR', region: '', postalCode: '75001' }
    const form = emptyForm({ ...model, cart: buildCart({ shippingLocation }) })
    expect(form.shippingAddress).toMatchObject({ country: 'US', postalCode: '' })
  })
})

describe('a kept form', () => {
  test('comes back as it was written', () => {
    const kept = { email: 'ada@example.com', shippingAddress: ada }
    expect(restoreForm(empty, kept, model)).toEqual({ ...empty, ...kept })
  })

  test('leaves out a country that is not offered any more, and fills in what it did not know', () => {
    const kept = { shippingAddress: { ...ada, country: 'FR' }, note: 'Ring twice' }
    const form = restoreForm(empty, kept, model)
    expect(form).toMatchObject({ note: 'Ring twice', testCard: 'approve' })
    expect(form.shippingAddress).toEqual(empty.shippingAddress)
  })
})

describe('the check', () => {
  const sent = {
    ...{ requiresShipping: true, selectedShippingOption: null, hasDigital: false },
    taxPlaces: { byCountry: true, byRegionIn: [] },
  }
  const good = { ...empty, email: ' ada@example.com ', shippingAddress: ada }

  test('finds nothing wrong with a form that is filled in', () => {
    expect(checkForm(good, model, sent)).toEqual({})
  })

  test('names each field that is missing, with the words of its country', () => {
    expect(checkForm(empty, model, sent)).toEqual({
      email: 'Enter an email address.',
      'shippingAddress.lastName': 'Enter a last name.',
      'shippingAddress.addressLine1': 'Enter an address.',
      'shippingAddress.city': 'Enter a city.',
      'shippingAddress.region': 'Choose a state.',
      'shippingAddress.postalCode': 'Enter a ZIP code.',
    })
  })

  test.each([
    ['when it is somebody else', false, ['billingAddress']],
    ['not when it is the same as the other', true, []],
  ])('looks at the address of the bill %s', (_when, billingIsShipping, wrong) => {
    const errors = checkForm({ ...good, billingIsShipping }, model, sent)
    expect([...new Set(Object.keys(errors).map((path) => path.split('.')[0]))]).toEqual(wrong)
  })

  test('asks for a name alone where nothing is sent, and for a place where taxes depend on it', () => {
    const unsent = {
      requiresShipping: false,
      selectedShippingOption: null,
      hasDigital: false,
      taxPlaces: { byCountry: false, byRegionIn: [] },
    }
    const taxed = { ...unsent, taxPlaces: { byCountry: true, byRegionIn: ['US'] } }
    const nameless = { ...good, shippingAddress: empty.shippingAddress }
    expect(checkForm(nameless, model, unsent)).toEqual({ 'buyer.lastName': 'Enter a last name.' })
    const named = { ...nameless, buyer: { ...empty.buyer, lastName: 'Byron' } }
    expect(checkForm(named, model, unsent)).toEqual({})
    expect(checkForm(named, model, taxed)).toEqual({ 'buyer.region': 'Choose a state.' })
  })

  test.each([
    ['digital goods, where customers can withdraw', true, true, false, ['digitalConsent']],
    ['digital goods, once the buyer agrees', true, true, true, []],
    ['digital goods, where nobody can withdraw', false, true, false, []],
    ['other goods', true, false, false, []],
  ])('asks for consent to %s', (_, offersWithdrawal, hasDigital, digitalConsent, expected) => {
    const found = checkForm({ ...good, digitalConsent }, { ...model, offersWithdrawal }, { ...sent, hasDigital })
    expect(Object.keys(found)).toEqual(expected)
  })

  test("keeps to the site's own rule for endings of e-mail addresses", () => {
    const form = { ...good, email: 'ada@kiln.technology' }
    expect(checkForm(form, { ...model, strictEmailEnding: false }, sent)).toEqual({})
    expect(checkForm(form, { ...model, strictEmailEnding: true }, sent)).toHaveProperty('email')
  })
})

describe('paying at the counter', () => {
  const pickup = { ...groundShipping, isPickup: true }
  const offers = (changes: Parameters<typeof buildCart>[0]) => offeredPaymentMethods(model, buildCart(changes))

  test('is for what one comes by for', () => {
    expect(offers({ selectedShippingOption: pickup })).toContain('pay-on-pickup')
    expect(offers({ requiresShipping: false })).toContain('pay-on-pickup')
  })

  test('is not for parcels, nor for files', () => {
    expect(offers({ selectedShippingOption: groundShipping })).not.toContain('pay-on-pickup')
    expect(offers({})).not.toContain('pay-on-pickup')
    expect(offers({ requiresShipping: false, purelyDigital: true })).not.toContain('pay-on-pickup')
  })

  test('gives way to the first other way to pay when it is not offered any more', () => {
    expect(methodOf({ paymentMethod: 'pay-on-pickup' }, ['test-card', 'bank-transfer'])).toBe('test-card')
    expect(methodOf({ paymentMethod: 'bank-transfer' }, ['test-card', 'bank-transfer'])).toBe('bank-transfer')
    expect(methodOf({ paymentMethod: null }, [])).toBeNull()
  })
})

test.each([
  ['test-card', 'decline'],
  ['test-afterpay', 'confirm'],
  ['test-clearpay', 'confirm'],
  ['bank-transfer', null],
  ['pay-on-pickup', null],
] as const)('%s begins with the token %s', (method, token) => {
  expect(paymentTokenOf(method, { testCard: 'decline' })).toBe(token)
})

describe('the place that taxes are estimated for where nothing is sent', () => {
  const unsent = (byCountry: boolean, byRegionIn: string[] = []) =>
    buildCart({ requiresShipping: false, taxPlaces: { byCountry, byRegionIn } })
  const from = (region: string) => ({ ...empty, buyer: { ...empty.buyer, country: 'US', region } })
  test.each([
    ['is none where taxes depend on none', '', unsent(false), null],
    ['is the country alone where that decides', 'ME', unsent(true), { country: 'US', region: '', postalCode: '' }],
    ['waits for the state where that decides', '', unsent(true, ['US']), null],
    ['is the state then', 'ME', unsent(true, ['US']), { country: 'US', region: 'ME', postalCode: '' }],
  ])('%s', (_what, region, cart, place) => {
    expect(estimatedPlace(from(region), cart)).toEqual(place)
  })
})

describe('the place that is estimated for', () => {
  test.each([
    ['waits for the state', { region: '' }, null],
    ['does not wait for the ZIP code, which decides nothing', { postalCode: '' }, 'US'],
    ['needs no state where there are none', { country: 'DE', region: '', postalCode: '10115' }, 'DE'],
    ['needs no postal code where there is none', { country: 'HK', region: 'KL', postalCode: '' }, 'HK'],
    [
      'takes a region that is written freely',
      { country: 'IT', region: 'Valle d’Aosta / Vallée d’Aoste', postalCode: '11100' },
      { country: 'IT', region: 'Valle d’Aosta / Vallée d’Aoste', postalCode: '' },
    ],
  ])('%s', (_what, changes, expected) => {
    const place = placeOf({ ...ada, ...changes })
    if (typeof expected === 'string') expect(place?.country).toBe(expected)
    else expect(place).toEqual(expected)
  })
})

describe('a business', () => {
  const shop = buildModel({ asksForBusinesses: true })
  const business = { ...empty, email: 'ada@example.com', isBusiness: true, company: 'Engines', billingAddress: ada }
  const download = {
    requiresShipping: false,
    selectedShippingOption: null,
    hasDigital: false,
    taxPlaces: { byCountry: false, byRegionIn: [] },
  }

  test.each([' ', '\u200b'])('has a name, and not %j', (company) => {
    expect(checkForm({ ...business, company }, shop, download)).toEqual({
      'business.company': 'Enter the name of the business.',
    })
  })

  test('gives an address for its invoice when nothing is shipped, and is taxed there', () => {
    expect(checkForm(business, shop, download)).toEqual({})
    expect(checkForm({ ...business, billingAddress: empty.billingAddress }, shop, download)).toHaveProperty([
      'billingAddress.city',
    ])
    expect(estimatedPlace(business, buildCart(download))).toMatchObject({ country: 'US', region: 'ME' })
  })

  test('is forgotten by a shop that does not ask any more', () => {
    expect(restoreForm(empty, business, model).isBusiness).toBe(false)
    expect(restoreForm(empty, business, shop).isBusiness).toBe(true)
  })
})
