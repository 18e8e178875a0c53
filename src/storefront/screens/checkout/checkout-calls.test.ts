import { expect, test } from 'vitest'
import { remindMeCall } from '#shared/cart-reminders/api.ts'
import * as contracts from '#shared/checkout/schema.ts'
import { checkoutCalls } from './checkout-calls.ts'

const contractOf: Record<string, unknown> = { ...contracts, remindMeCall }

test.each(Object.entries(checkoutCalls))('%s is called where its contract says', (name, place) => {
  expect(contractOf[`${name}Call`]).toMatchObject({ ...place })
})
