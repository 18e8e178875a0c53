import { expect, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { moneyOf } from './order-money.ts'

const giftCards = [{ cents: 10_000, paymentId: 'card', cardId: 'card', lastCharacters: 'ABCD' }] as never

test('an order that awaits its payment has paid what gift cards paid, and the rest is outstanding', () => {
  const awaiting = buildOrder({ paymentState: 'awaiting', giftCards })
  expect(moneyOf(awaiting)).toMatchObject({ total: 50_004, paid: 10_000, giftCards: 10_000, outstanding: 40_004 })
  const canceled = buildOrder({ paymentState: 'awaiting', state: 'cancelled', giftCards })
  expect(moneyOf(canceled)).toMatchObject({ paid: 0, outstanding: 0 })
})

test('what is owed after an edit is outstanding, unless the order is canceled', () => {
  const edited = buildOrder({ paymentState: 'partly-paid', owedCents: 4 })
  expect(moneyOf(edited)).toMatchObject({ total: 50_004, paid: 50_000, outstanding: 4 })
  expect(moneyOf({ ...edited, state: 'cancelled' })).toMatchObject({ paid: 50_000, outstanding: 0 })
})
