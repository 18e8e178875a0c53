import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTransferNumber, receivedLine } from './rules.ts'

const line = (quantity: number, incoming = quantity) => ({
  ...{ variantId: 'variant', quantity, incoming, costCents: null, received: 0, rejected: 0, missing: 0 },
})

test.each([
  [10, { received: 4, rejected: 0, missing: 0 }, false, 6],
  [10, { received: 4, rejected: 3, missing: 3 }, false, 0],
  [10, { received: 11, rejected: 0, missing: 0 }, false, null],
  [10, { received: 11, rejected: 0, missing: 0 }, true, 0],
  [10, { received: 10, rejected: 0, missing: 1 }, true, null],
])('of %i awaited, after %j (more allowed: %s) %s are awaited', (awaited, arrived, canExceed, left) => {
  expect(receivedLine(line(awaited), arrived, canExceed)?.incoming ?? null).toBe(left)
})

test('in whatever parts units arrive, each of them is counted once', () => {
  const part = fc.record({ received: fc.nat(5), rejected: fc.nat(5), missing: fc.nat(5) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(part, { maxLength: 8 }), (quantity, parts) => {
      let now = line(quantity)
      for (const one of parts) now = receivedLine(now, one, false) ?? now
      expect(now.received + now.rejected + now.missing + now.incoming).toBe(quantity)
      expect(now.incoming).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  ['T00042', 42],
  ['t7', 7],
  [' 12 ', 12],
  ['Clay', null],
  ['', null],
])('%j is the number %s', (text, number) => {
  expect(readTransferNumber(text)).toBe(number)
})
