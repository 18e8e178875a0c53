import { expect, test } from 'vitest'
import { productTypes } from './codes.ts'
import { isSellableKind } from './sellable.ts'

test.each([
  ['a physical product', productTypes.physical, false, true],
  ['a download', productTypes.digital, false, true],
  ['a service', productTypes.service, false, true],
  ['a gift card', productTypes.giftCard, false, true],
  ['access to pages', productTypes.paywall, false, false],
  ['a subscription without a plan', productTypes.physical, true, false],
] as const)('%s of type %i, subscribable %s, can be sold: %s', (_what, productType, isSubscribable, sellable) => {
  expect(isSellableKind({ productType, isSubscribable, subscriptionPlan: null })).toBe(sellable)
})
