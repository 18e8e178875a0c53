import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { firstReturnSettings } from '#shared/settings/return-settings.ts'
import { offersReturns, returnableOf, returnsEndAt, returnTransitions } from './rules.ts'
import { type OrderReturn, returnStates } from './schema.ts'

const [line] = buildOrder().lines
const lineOf = (changes: Partial<NonNullable<typeof line>>) => ({ ...line!, quantity: 5, ...changes })
const returned = (state: OrderReturn['state'], quantity: number, received = 0) => ({
  state,
  lines: [
    {
      ...{ lineId: line!.id, title: 'Mug', quantity, reason: 'other' as const },
      pieces: received > 0 ? [{ condition: 'used' as const, quantity: received, isRestocked: false }] : [],
    },
  ],
})

describe('what can still be returned', () => {
  test.each([
    ['nothing that was not shipped', { fulfilledQuantity: 0 }, [], 0],
    ['what was shipped', { fulfilledQuantity: 3 }, [], 3],
    ['no file', { fulfilledQuantity: 3, productType: productTypes.digital }, [], 0],
    ['not what was asked for already', { fulfilledQuantity: 3 }, [returned('requested', 2)], 1],
    ['what was refused', { fulfilledQuantity: 3 }, [returned('refused', 2), returned('canceled', 1)], 3],
    ['what never arrived', { fulfilledQuantity: 3 }, [returned('received', 2, 1)], 2],
    ['not what was refunded otherwise', { fulfilledQuantity: 3, refundedQuantity: 2 }, [], 1],
    [
      'what was refunded before it was shipped does not count',
      { fulfilledQuantity: 3, refundedQuantity: 2, removedQuantity: 2 },
      [],
      3,
    ],
    [
      'what a return has refunded counts once',
      { fulfilledQuantity: 3, refundedQuantity: 2 },
      [returned('refunded', 2, 2)],
      1,
    ],
  ])('%s', (_, changes, returns, expected) => {
    const found = returnableOf({ lines: [lineOf(changes)] }, returns)
    expect(found.map(({ quantity }) => quantity)).toEqual(expected === 0 ? [] : [expected])
  })

  it('is never more than was shipped, whatever was returned and refunded', () => {
    const some = fc.integer({ min: 0, max: 5 })
    const returns = fc.array(
      fc.tuple(fc.constantFrom(...returnStates), fc.integer({ min: 1, max: 5 }), some).map((one) => returned(...one)),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(some, some, returns, (fulfilledQuantity, refundedQuantity, given) => {
        const lines = [lineOf({ fulfilledQuantity, refundedQuantity })]
        const left = returnableOf({ lines }, given)[0]?.quantity ?? 0
        return left >= 0 && left <= fulfilledQuantity
      }),
    )
  })
})

describe('the days for returns', () => {
  const at = Date.parse('2026-11-02T23:30:00Z')
  const shipped = { state: 'fulfilled' as const, fulfilments: [{ at }] as never }
  const settings = { returns: { ...firstReturnSettings, isOn: true, days: 14 }, timeZone: 'Europe/Berlin' }
  // In Berlin it was the third of November already.
  const end = Date.parse('2026-11-17T23:00:00Z')

  it('end after whole days in the time zone of the shop', () => {
    expect(returnsEndAt(shipped, settings.returns, settings.timeZone)).toBe(end)
    expect(returnsEndAt({ fulfilments: [] }, settings.returns, settings.timeZone)).toBeNull()
  })

  test.each([
    ['before their end', shipped, settings, end - 1, true],
    ['at their end', shipped, settings, end, false],
    ['of a canceled order', { ...shipped, state: 'cancelled' as const }, settings, at, false],
    ['before the first shipment', { ...shipped, fulfilments: [] }, settings, at, false],
    ['where returns are off', shipped, { ...settings, returns: { ...settings.returns, isOn: false } }, at, false],
  ])('%s', (_, order, given, now, expected) => expect(offersReturns(order, given, now)).toBe(expected))
})

it('leads from every state to an end', () => {
  const ends = returnStates.filter((state) => returnTransitions[state].length === 0)
  expect(ends).toEqual(['refunded', 'closed', 'refused', 'canceled'])
  for (const state of returnStates)
    for (const next of returnTransitions[state] as readonly OrderReturn['state'][])
      expect(returnStates.indexOf(next)).toBeGreaterThan(returnStates.indexOf(state))
})
