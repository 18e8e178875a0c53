import { expect, test } from 'vitest'
import * as contracts from '#shared/cart/api.ts'
import * as subscriptions from '#shared/subscriptions/cart-api.ts'
import { cartCalls } from './cart-calls.ts'

const contractOf: Record<string, unknown> = { ...contracts, ...subscriptions }

test.each(Object.entries(cartCalls))('%s is called where its contract says', (name, place) => {
  expect(contractOf[`${name}Call`]).toMatchObject({ ...place })
})
