import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { guideOf } from './guide.ts'

const fresh = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const statesOf = (facts: Partial<Parameters<typeof guideOf>[0]>) =>
  Object.fromEntries(
    guideOf({ settings: fresh, canSendEmail: false, hasProduct: false, hasContactPage: false, ...facts }).map(
      ({ step, state }) => [step, state],
    ),
  )

test('a new shop has everything but its shipping to set up', () => {
  expect(statesOf({})).toEqual({
    product: 'open',
    payment: 'open',
    shipping: 'done',
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
