import { describe, expect, test } from 'vitest'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { monthly } from '#shared/subscription-plans/schema.ts'
import { offeredPaymentMethods, settingsForVisitor, takesPayments } from './rules.ts'

const fresh = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const everything: StoreSettings = {
  ...fresh,
  paymentMethods: ['test-card', 'bank-transfer', 'pay-on-pickup'],
  bankTransferInstructions: 'Routing 000',
  pickupInstructions: 'The blue door',
  installments: { available: true, minimumCents: 100, maximumCents: 100_000, accountCountry: 'US' },
}

describe('a visitor is offered', () => {
  test.each([
    ['nothing by a new shop', fresh, null, [], false],
    ['the test card by a new shop, as its staff', fresh, 'staff', ['test-card'], false],
    ['what is set up', everything, null, ['bank-transfer', 'pay-on-pickup'], false],
    ['the test mode besides, as staff', everything, 'staff', ['test-card', 'bank-transfer', 'pay-on-pickup'], true],
    ['the test mode besides, in the demo', everything, 'demo', ['test-card', 'bank-transfer', 'pay-on-pickup'], true],
    [
      'no test mode where it is off',
      { ...everything, paymentMethods: ['bank-transfer'] },
      'demo',
      ['bank-transfer'],
      false,
    ],
    [
      'no transfer without an account, and no pickup without a place',
      { ...everything, bankTransferInstructions: ' \n', pickupInstructions: '' },
      null,
      [],
      false,
    ],
  ] as [string, StoreSettings, 'staff' | 'demo' | null, string[], boolean][])(
    '%s',
    (_what, settings, access, methods, paysLater) => {
      const seen = settingsForVisitor(settings, access)
      expect(seen.paymentMethods).toEqual(methods)
      expect(seen.installments.available).toBe(paysLater)
      expect(takesPayments(seen)).toBe(methods.length > 0)
    },
  )
})

describe('an order can be paid', () => {
  const pickup = { id: 'pickup', name: 'Pickup', description: '', costCents: 0, isPickup: true }
  const ground = { ...pickup, id: 'ground', isPickup: false }
  const cartOf = (changes: object, type: ProductType = productTypes.physical, grandTotalCents = 5600) => ({
    requiresShipping: true,
    purelyDigital: false,
    selectedShippingOption: ground,
    entries: [{ productType: type }] as never,
    grandTotalCents,
    dueCents: grandTotalCents,
    currency: 'USD' as const,
    ...changes,
  })
  const real = settingsForVisitor(everything, null)
  const staff = settingsForVisitor(everything, 'staff')
  const shop: StoreSettings = { ...real, paymentMethods: ['card', 'paypal', 'bank-transfer', 'pay-on-pickup'] }
  const renewing = { entries: [{ productType: productTypes.physical, subscriptionPlan: monthly }] as never }
  const unsent = { requiresShipping: false, selectedShippingOption: null }
  test.each([
    [
      'on pickup, when it is picked up',
      real,
      cartOf({ selectedShippingOption: pickup }),
      ['bank-transfer', 'pay-on-pickup'],
    ],
    ['by transfer alone, when it is shipped', real, cartOf({}), ['bank-transfer']],
    ['on pickup, when it is a service', real, cartOf(unsent, productTypes.service), ['bank-transfer', 'pay-on-pickup']],
    ['by transfer alone, when it is downloaded', real, cartOf({ ...unsent, purelyDigital: true }), ['bank-transfer']],
    ['in four by staff', staff, cartOf({}), ['test-card', 'bank-transfer', 'test-afterpay']],
    ['without a method, when gift cards pay all of it', staff, cartOf({ dueCents: 0 }), ['gift-card']],
    ['without a method, when it costs nothing', staff, cartOf({}, productTypes.physical, 0), ['free']],
    [
      'without a method in a shop that has none',
      settingsForVisitor(fresh, null),
      cartOf({}, productTypes.physical, 0),
      ['free'],
    ],
    ['by methods that can be kept alone, when it renews', shop, cartOf(renewing), ['card', 'paypal']],
    ['by the same, when it renews after a free trial', shop, cartOf({ ...renewing, dueCents: 0 }), ['card', 'paypal']],
  ])('%s', (_what, settings, cart, methods) => {
    expect(offeredPaymentMethods(settings, cart)).toEqual(methods)
  })
})
