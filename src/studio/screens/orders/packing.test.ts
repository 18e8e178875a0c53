import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { packingOf } from './packing.ts'

const order = buildOrder()
const [mug, jar, book] = order.lines
const [parcel] = order.fulfilments
const contents = (...given: Parameters<typeof packingOf>) =>
  packingOf(...given)?.lines.map(({ id, quantity }) => [id, quantity]) ?? null

describe('a packing slip lists', () => {
  const mixed = buildOrder({
    lines: [
      { ...mug!, removedQuantity: 1 },
      { ...jar!, removedQuantity: 1 },
      { ...book!, productType: productTypes.digital },
    ],
  })
  const shipped = (...quantities: number[]) =>
    buildOrder({ lines: order.lines.map((line, index) => ({ ...line, fulfilledQuantity: quantities[index] ?? 0 })) })
  const files = buildOrder({ lines: order.lines.map((line) => ({ ...line, productType: productTypes.digital })) })
  const ofMug = buildOrder({ fulfilments: [{ ...parcel!, lines: [{ lineId: mug!.id, quantity: 1 }] }] })
  test.each([
    [
      'all goods of an order',
      order,
      null,
      [
        [mug!.id, 2],
        [jar!.id, 1],
        [book!.id, 1],
      ],
    ],
    ['no files, and nothing that was refunded before', mixed, null, [[mug!.id, 1]]],
    [
      'what is left once a part was fulfilled',
      shipped(1, 1),
      null,
      [
        [mug!.id, 1],
        [book!.id, 1],
      ],
    ],
    [
      'all goods again once all are fulfilled',
      shipped(2, 1, 1),
      null,
      [
        [mug!.id, 2],
        [jar!.id, 1],
        [book!.id, 1],
      ],
    ],
    ['the quantities of one parcel', ofMug, 'parcel-0001', [[mug!.id, 1]]],
    ['nothing of an order of files', files, null, null],
    ['nothing of a parcel of files', files, 'parcel-0001', null],
    ['nothing of a parcel that was undone', buildOrder({ fulfilments: [] }), 'parcel-0001', null],
  ] as const)('%s', (_what, given, parcelId, expected) => {
    expect(contents(given, parcelId)).toEqual(expected)
  })
})

test('the slips of all parcels together list each piece once', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(quantities, { minLength: 1, maxLength: 5 }), (byLine) => {
      const lines = byLine.map((parts, index) => ({
        ...mug!,
        id: `line-${index}`,
        quantity: parts.reduce((sum, part) => sum + part, 0),
      }))
      const most = Math.max(...byLine.map((parts) => parts.length))
      const fulfilments = Array.from({ length: most }, (_, number) => ({
        ...parcel!,
        id: `parcel-${number}`,
        lines: byLine.flatMap((parts, index) =>
          parts[number] === undefined ? [] : [{ lineId: `line-${index}`, quantity: parts[number] }],
        ),
      }))
      const split = buildOrder({ lines, fulfilments })
      const listed = fulfilments.flatMap(({ id }) => packingOf(split, id)!.lines)
      for (const line of lines) {
        const pieces = listed.filter(({ id }) => id === line.id).reduce((sum, { quantity }) => sum + quantity, 0)
        expect(pieces).toBe(line.quantity)
      }
    }),
  )
})

test('a slip says how many of a bundle are packed, and nothing where some of its parts are missing', () => {
  const bundle = { id: 'set', productId: 'set', variantId: 'set', title: 'Set', imageUrl: null, quantity: 2 }
  const lines = [
    { ...mug!, bundle },
    { ...jar!, quantity: 2, bundle },
  ]
  const packed = (mugs: number, jars: number) => {
    const contents = [mugs, jars].map((quantity, index) => ({ lineId: lines[index]!.id, quantity }))
    return packingOf(buildOrder({ lines, fulfilments: [{ ...parcel!, lines: contents }] }), parcel!.id)!.bundles.get(
      'set',
    )
  }
  expect(packed(2, 2)).toBe(2)
  expect(packed(1, 1)).toBe(1)
  expect(packed(2, 1)).toBeNull()
})
