import { describe, expect, test } from 'vitest'
import type { OrderLine } from '#shared/orders/schema.ts'
import { downloadLimits } from './limits.ts'
import { downloadState, goesOn } from './rules.ts'

const NOW = Date.UTC(2026, 10, 20)
const fresh = { productId: 'chart', used: 0, allowed: 10, expiresAt: NOW + 1 }
const lines = (refundedQuantity: number) => [{ productId: 'chart', quantity: 2, refundedQuantity } as OrderLine]
const paid = { state: 'fulfilled', paymentState: 'paid', testMode: false, lines: lines(0) } as const

describe('a file of an order', () => {
  test.each([
    ['can be downloaded once it is paid', fresh, paid, 'open'],
    ['also while something else is still to be sent', fresh, { ...paid, state: 'open' }, 'open'],
    ['waits for the money', fresh, { ...paid, paymentState: 'awaiting' }, 'closed'],
    ['stays closed in a test order', fresh, { ...paid, testMode: true }, 'closed'],
    ['closes when the order is cancelled', fresh, { ...paid, state: 'cancelled' }, 'closed'],
    ['closes when the money went back', fresh, { ...paid, paymentState: 'refunded' }, 'closed'],
    ['stays open when something else was refunded', fresh, { ...paid, paymentState: 'partly-refunded' }, 'open'],
    ['stays open when one of two was refunded', fresh, { ...paid, lines: lines(1) }, 'open'],
    [
      'closes when it was refunded itself',
      fresh,
      { ...paid, paymentState: 'partly-refunded', lines: lines(2) },
      'closed',
    ],
    ['closes when its time is over', { ...fresh, expiresAt: NOW }, paid, 'expired'],
    ['can be downloaded a last time', { ...fresh, used: 9 }, paid, 'open'],
    ['is used up after that', { ...fresh, used: 10 }, paid, 'used-up'],
    ['is expired rather than used up', { ...fresh, used: 10, expiresAt: NOW }, paid, 'expired'],
  ] as const)('%s', (_what, download, order, state) => {
    expect(downloadState(download, order, NOW)).toBe(state)
  })
})

describe('the rest of a download', () => {
  const day = downloadLimits.goesOnMilliseconds
  test.each([
    ['is part of the one that was begun', NOW - 1, 1, true],
    ['from the first byte on is another one', NOW - 1, 0, false],
    ['a day later is another one', NOW - day, 1, false],
    ['of one that was never begun is the first one', null, 1, false],
  ])('%s', (_what, lastAt, start, expected) => {
    expect(goesOn({ lastAt }, start, NOW)).toBe(expected)
  })
})
