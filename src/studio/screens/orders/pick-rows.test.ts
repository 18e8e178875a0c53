import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { pickRows } from './pick-rows.ts'

const order = buildOrder()
const [mug] = order.lines
const orderOf = (id: string, line: object, changes: object = {}) =>
  buildOrder({ id, state: 'open', lines: [{ ...mug!, fulfilledQuantity: 0, removedQuantity: 0, ...line }], ...changes })

describe('a pick list', () => {
  test('adds up the same item of several orders, with the number of the orders', () => {
    const { rows } = pickRows([orderOf('a', { quantity: 2 }), orderOf('b', { quantity: 3 })])
    expect(rows).toMatchObject([{ title: mug!.title, sku: mug!.sku, quantity: 5, orders: 2 }])
  })

  test('lists variants of an item and items one by one, in the order of their titles', () => {
    const { rows } = pickRows([
      orderOf('a', { title: 'Vase', sku: 'V', attributes: {} }),
      orderOf('b', { title: 'Bowl', sku: 'B-L', attributes: { Size: 'Large' } }),
      orderOf('c', { title: 'Bowl', sku: 'B-S', attributes: { Size: 'Small' } }),
    ])
    expect(rows.map(({ sku }) => sku)).toEqual(['B-L', 'B-S', 'V'])
  })

  test('has only what is left to pack', () => {
    const { rows, orderCount } = pickRows([
      orderOf('a', { quantity: 4, fulfilledQuantity: 1, removedQuantity: 1 }),
      orderOf('b', { quantity: 1, fulfilledQuantity: 1 }),
      orderOf('c', { productType: productTypes.digital }),
      orderOf('d', {}, { state: 'cancelled' }),
    ])
    expect(rows).toMatchObject([{ quantity: 2, orders: 1 }])
    expect(orderCount).toBe(1)
  })

  test('has as many pieces as are left in the orders', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 20 })
    fc.assert(
      fc.property(quantities, (pieces) => {
        const { rows } = pickRows(
          pieces.map((quantity, index) => orderOf(`o${index}`, { quantity, sku: `${index % 3}` })),
        )
        const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
        expect(sumOf(rows.map(({ quantity }) => quantity))).toBe(sumOf(pieces))
        expect(sumOf(rows.map(({ orders }) => orders))).toBe(pieces.length)
      }),
    )
  })
})
