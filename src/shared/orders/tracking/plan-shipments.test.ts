import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { planShipments, type TrackingRow } from './plan-shipments.ts'

const base = buildOrder({ fulfilments: [], state: 'open', paymentState: 'paid' })
const order = (changes: Partial<Order> = {}): Order => ({
  ...base,
  lines: ['MUG', 'JAR', 'JAR'].map((sku, index) => ({
    ...base.lines[0]!,
    id: `line-${index}`,
    sku,
    quantity: 3,
    fulfilledQuantity: 0,
    removedQuantity: 0,
  })),
  ...changes,
})
const row = (changes: Partial<TrackingRow> = {}): TrackingRow => ({
  line: 2,
  order: '#00001',
  orderNumber: 1,
  carrier: 'UPS',
  trackingNumber: '1Z1',
  trackingUrl: '',
  sku: '',
  quantity: null,
  ...changes,
})
const pieces = (rows: readonly TrackingRow[], given = order()) =>
  planShipments(given, rows).shipments.map(({ lines }) => lines.map(({ lineId, quantity }) => [lineId, quantity]))

describe('the shipments of an order from a file', () => {
  test('have everything that is left where no SKU is named', () => {
    expect(pieces([row()])).toEqual([
      [
        ['line-0', 3],
        ['line-1', 3],
        ['line-2', 3],
      ],
    ])
  })

  test('have a part by SKU and quantity, over all lines of the SKU, and one shipment for one tracking number', () => {
    const rows = [row({ sku: 'mug', quantity: 2 }), row({ sku: 'JAR', quantity: 4, trackingNumber: '1z 1' })]
    expect(pieces([...rows, row({ sku: 'MUG', trackingNumber: '2' })])).toEqual([
      [
        ['line-0', 2],
        ['line-1', 3],
        ['line-2', 1],
      ],
      [['line-0', 1]],
    ])
  })

  test('are not repeated, however the tracking number is written', () => {
    const fulfilments = [{ id: 'f', at: 1, carrier: 'UPS', trackingNumber: '1z 1', trackingUrl: '', lines: [] }]
    expect(planShipments(order({ fulfilments, state: 'fulfilled' }), [row()])).toEqual({
      shipments: [],
      repeated: 1,
      problems: [],
    })
  })

  test.each([
    ['order-canceled', order({ state: 'cancelled' }), [row()]],
    ['order-fulfilled', order({ state: 'fulfilled' }), [row()]],
    ['sku-unknown', order(), [row({ sku: 'CUP' })]],
    ['too-many', order(), [row({ sku: 'MUG', quantity: 4 })]],
    ['too-many', order(), [row(), row({ trackingNumber: '2' })]],
    ['mixed', order(), [row({ sku: 'MUG' }), row()]],
  ] as const)('stop with %s, and nothing of the order is shipped', (problem, given, rows) => {
    const plan = planShipments(given, rows)
    expect(plan.shipments).toEqual([])
    expect(plan.problems.map((one) => one.problem)).toEqual([problem])
  })

  test('never have more than is left of a line', () => {
    const rows = fc.array(
      fc.record({
        sku: fc.constantFrom('', 'MUG', 'JAR', 'CUP'),
        quantity: fc.option(fc.integer({ min: 1, max: 5 })),
        trackingNumber: fc.constantFrom('1', '2', '3'),
      }),
      { maxLength: 6 },
    )
    const sent = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(rows, sent, (changes, fulfilled) => {
        const built = order()
        const given = {
          ...built,
          lines: built.lines.map((line, index) => ({ ...line, fulfilledQuantity: fulfilled[index]! })),
        }
        const planned = planShipments(given, changes.map(row)).shipments.flatMap(({ lines }) => lines)
        for (const line of given.lines) {
          const taken = planned.filter(({ lineId }) => lineId === line.id).reduce((sum, one) => sum + one.quantity, 0)
          expect(taken).toBeLessThanOrEqual(leftOf(line))
        }
        expect(planned.every(({ quantity }) => quantity > 0)).toBe(true)
      }),
    )
  })
})
