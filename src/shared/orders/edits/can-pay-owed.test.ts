import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { buildOrder } from '../testing/build-order.ts'
import { canPayOwed } from './can-pay-owed.ts'

const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const withCard: StoreSettings = {
  ...settings,
  stripe: { ...settings.stripe, live: 'account' },
  paymentMethods: ['card'],
}
const byTransfer: StoreSettings = {
  ...settings,
  bankTransferInstructions: 'Routing 000',
  paymentMethods: ['test-card', 'bank-transfer'],
}

test.each([
  ['with a card', withCard, {}, true],
  ['not where only a test or a transfer could', byTransfer, {}, false],
  ['with a test, for a test order', byTransfer, { testMode: true }, true],
  ['not once it is paid', withCard, { owedCents: 0 }, false],
  ['not once it is canceled', withCard, { state: 'cancelled' }, false],
] as const)('what an order owes can be paid online %s', (_when, shop, changes, expected) => {
  expect(canPayOwed(buildOrder({ owedCents: 500, testMode: false, ...changes }), shop)).toBe(expected)
})
