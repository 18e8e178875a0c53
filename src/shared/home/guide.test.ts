import { expect, test } from 'vitest'
import { roles } from '#shared/roles/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { guideOf } from './guide.ts'

const fresh = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const statesOf = (facts: Partial<Parameters<typeof guideOf>[0]>) =>
  Object.fromEntries(
    guideOf({
      settings: fresh,
      canSendEmail: false,
      hasProduct: false,
      hasSampleTexts: false,
      hasContactPage: false,
      role: roles.admin,
      ...facts,
    }).map(({ step, state }) => [step, state]),
  )

test('a new shop has everything to set up', () => {
  expect(statesOf({})).toEqual({
    product: 'open',
    payment: 'open',
    shipping: 'open',
    tax: 'open',
    email: 'open',
    address: 'open',
    contact: 'open',
    policies: 'open',
  })
})

test('a step that is not needed is skipped, until it is done', () => {
  const settings = { ...fresh, guideSkipped: ['tax' as const] }
  expect(statesOf({ settings }).tax).toBe('skipped')
  const taxRates = [{ name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }]
  expect(statesOf({ settings: { ...settings, taxRates } }).tax).toBe('done')
})

test.each([
  ['its own price', { id: 'standard', rate: { kind: 'flat' as const, costCents: 700 } }],
  ['free shipping', { id: 'standard', freeOverCents: 5000 }],
])('shipping is checked once it has %s', (_what, changes) => {
  const [zone] = fresh.shippingZones
  const methods = zone!.methods.map((method) => (method.id === changes.id ? { ...method, ...changes } : method))
  expect(statesOf({ settings: { ...fresh, shippingZones: [{ ...zone!, methods }] } }).shipping).toBe('done')
})

test('shipping is checked once there is another zone, and open again where there is none', () => {
  const [zone] = fresh.shippingZones
  const abroad = { ...zone!, name: 'Canada', places: [{ country: 'CA' }] }
  expect(statesOf({ settings: { ...fresh, shippingZones: [zone!, abroad] } }).shipping).toBe('done')
  expect(statesOf({ settings: { ...fresh, shippingZones: [] } }).shipping).toBe('open')
})

test('what is set up is done', () => {
  const settings = {
    ...fresh,
    paymentMethods: ['bank-transfer' as const],
    bankTransferInstructions: 'IBAN',
    policies: { ...fresh.policies, returns: '<p>30 days</p>' },
    businessAddress: '1 Main St',
  }
  expect(statesOf({ settings, canSendEmail: true, hasProduct: true, hasContactPage: true })).toMatchObject({
    product: 'done',
    payment: 'done',
    email: 'done',
    address: 'done',
    contact: 'done',
    policies: 'done',
  })
})

test('sample texts are a step while visitors see some, which an owner may like as they are', () => {
  expect(statesOf({ hasSampleTexts: true }).samples).toBe('open')
  expect(statesOf({ hasSampleTexts: true, settings: { ...fresh, guideSkipped: ['samples'] } }).samples).toBe('skipped')
  expect(statesOf({ hasSampleTexts: false })).not.toHaveProperty('samples')
})
