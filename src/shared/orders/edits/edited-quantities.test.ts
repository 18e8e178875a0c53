import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { splitBundlePrice } from '#shared/products/bundles/split-price.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { OrderLine } from '../schema.ts'
import { buildOrder } from '../testing/build-order.ts'
import { withQuantity } from './bounds.ts'
import { describeEdit } from './describe-edit.ts'
import { editedQuantities } from './edited-quantities.ts'
import { orderEditMessages } from './messages.ts'
import { blankEdit, type OrderEdit } from './schema.ts'

const { physical, digital, giftCard, donation } = productTypes

const line = (id: string, quantity: number, changes: Partial<OrderLine> = {}): OrderLine => ({
  ...buildOrder().lines[0]!,
  ...{ id, title: id, quantity, productType: physical, variantId: `of ${id}`, attributes: {} },
  ...{ fulfilledQuantity: 0, refundedQuantity: 0, removedQuantity: 0 },
  ...changes,
})
const bundle = (quantity: number) => ({
  ...{ id: 'tea-set', productId: 'set', variantId: 'set-1', title: 'Tea set', imageUrl: null, quantity },
})
const teaSet = (quantity: number, changes: { pot?: Partial<OrderLine>; cup?: Partial<OrderLine> } = {}) => [
  line('pot', quantity, { bundle: bundle(quantity), ...changes.pot }),
  line('cup', 2 * quantity, { bundle: bundle(quantity), ...changes.cup }),
]
const set = (lineId: string, quantity: number): Partial<OrderEdit> => ({ quantities: [{ lineId, quantity }] })
const setBundle = (quantity: number): Partial<OrderEdit> => ({ bundles: [{ bundleId: 'tea-set', quantity }] })
const changed = (lines: readonly OrderLine[], edit: Partial<OrderEdit>) =>
  editedQuantities(lines, { ...blankEdit, ...edit }, new Set())

describe('the quantity of a line', () => {
  const shipped = { fulfilledQuantity: 1 }
  test.each<[string, OrderLine, number, boolean]>([
    ['goods can be removed', line('mug', 2), 0, true],
    ['goods can be more', line('mug', 2), 9999, true],
    ['shipped goods cannot be removed', line('mug', 2, shipped), 0, false],
    ['those that were not shipped can', line('mug', 2, shipped), 1, true],
    ['a download can be removed until it is delivered', line('chart', 1, { productType: digital }), 0, true],
    ['a delivered download stays', line('chart', 1, { productType: digital, ...shipped }), 0, false],
    ['a download is ordered once', line('chart', 1, { productType: digital }), 2, false],
    ['gift cards can be fewer until they are delivered', line('card', 3, { productType: giftCard }), 1, true],
    ['delivered gift cards stay', line('card', 2, { productType: giftCard, fulfilledQuantity: 2 }), 1, false],
    ['gift cards are not more than the buyer chose', line('card', 2, { productType: giftCard }), 3, false],
    ['a donation cannot be removed', line('gift', 1, { productType: donation }), 0, false],
    ['a donation cannot be more', line('gift', 1, { productType: donation }), 2, false],
  ])('%s', (_, one, quantity, isPossible) => {
    const answer = changed([one], set(one.id, quantity))
    expect(answer.ok ? [...answer.value] : null).toEqual(isPossible ? [[one.id, quantity]] : null)
  })

  test('stays as it is where money of it was refunded, as does the bundle that it is a part of', () => {
    const refunded = new Set(['mug', 'cup'])
    const answer = (lines: readonly OrderLine[], edit: Partial<OrderEdit>) =>
      editedQuantities(lines, { ...blankEdit, ...edit }, refunded).ok
    const lines = [line('mug', 2), line('plate', 2)]
    expect([1, 2, 3].map((quantity) => answer(lines, set('mug', quantity)))).toEqual([false, true, false])
    expect([0, 2, 3].map((quantity) => answer(lines, set('plate', quantity)))).toEqual([true, true, true])
    expect([1, 2, 3].map((quantity) => answer(teaSet(2), setBundle(quantity)))).toEqual([false, true, false])
  })

  test('a refusal names the item, and what it can be', () => {
    const words = (edit: Partial<OrderEdit>, ...lines: OrderLine[]) => {
      const answer = changed(lines, edit)
      return answer.ok ? '' : orderEditMessages['order-edit-line']({ ...answer.failure })
    }
    expect(words(set('gift', 0), line('gift', 1, { productType: donation }))).toBe('gift can’t be changed.')
    expect(words(set('mug', 0), line('mug', 2, { fulfilledQuantity: 1 }))).toBe('Set the quantity of mug to 1 to 9999.')
    expect(words(set('gone', 1), line('mug', 2))).toContain('isn’t in the order')
  })
})

describe('a bundle', () => {
  test.each<[string, OrderLine[], number, [string, number][] | null]>([
    [
      'has more of each part',
      teaSet(2),
      3,
      [
        ['pot', 3],
        ['cup', 6],
      ],
    ],
    [
      'is removed with its parts',
      teaSet(2),
      0,
      [
        ['pot', 0],
        ['cup', 0],
      ],
    ],
    ['stays whole where one of its parts was shipped', teaSet(2, { cup: { fulfilledQuantity: 1 } }), 0, null],
    [
      'can be as few as its shipped parts need',
      teaSet(2, { cup: { fulfilledQuantity: 2 } }),
      1,
      [
        ['pot', 1],
        ['cup', 2],
      ],
    ],
    ['cannot be fewer than its shipped parts need', teaSet(3, { cup: { fulfilledQuantity: 3 } }), 1, null],
    ['with a download is ordered once', teaSet(1, { pot: { productType: digital } }), 2, null],
    [
      'with a download that was delivered stays',
      teaSet(1, { pot: { productType: digital, fulfilledQuantity: 1 } }),
      0,
      null,
    ],
  ])('%s', (_, lines, quantity, expected) => {
    const answer = changed(lines, setBundle(quantity))
    expect(answer.ok ? [...answer.value] : null).toEqual(expected)
  })

  test.each<[string, Partial<OrderEdit>]>([
    ['a part alone', set('cup', 2)],
    ['a bundle that is not in the order', { bundles: [{ bundleId: 'other', quantity: 1 }] }],
    ['a bundle that is named twice', { bundles: [...setBundle(1).bundles!, ...setBundle(2).bundles!] }],
  ])('is not changed by %s', (_, edit) => expect(changed(teaSet(2), edit).ok).toBe(false))

  test('is one sentence of the timeline', () => {
    const before = buildOrder({ lines: [...teaSet(2), line('mug', 1)] })
    const to = (quantity: number) => ({
      ...before,
      lines: before.lines.flatMap((one) => {
        const pieces = one.bundle ? (one.quantity / 2) * quantity : one.quantity
        return pieces === 0 ? [] : [withQuantity(one, pieces)]
      }),
    })
    expect(describeEdit(before, to(3), String)[0]).toBe('Tea set: 2 → 3')
    expect(describeEdit(before, to(0), String)[0]).toBe('Removed: 2 × Tea set')
    expect(describeEdit(before, to(2), String)).toEqual([])
  })

  test('costs its price as often as it is in the order, whatever its parts cost', () => {
    const part = fc.record({ unitCents: fc.integer({ min: 0, max: 9_000 }), quantity: fc.integer({ min: 1, max: 7 }) })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.array(part, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 40 }),
        (price, parts, quantity, wanted) => {
          const pieces = parts.map((one, index) => ({ ...one, variantId: `v${index}` }))
          const lines = splitBundlePrice(price, pieces, 'USD').map((share, index) =>
            line(`part-${index}`, share.quantity * quantity, {
              ...{ unitPriceCents: share.shareCents, variantId: share.variantId, bundle: bundle(quantity) },
            }),
          )
          const answer = changed(lines, setBundle(wanted))
          if (!answer.ok) throw new Error('A bundle of goods can have any quantity.')
          const after = lines.map((one) => withQuantity(one, answer.value.get(one.id)!))
          expect(sum(after.map((one) => one.unitPriceCents * one.quantity))).toBe(price * wanted)
          expect(after.every((one) => one.bundle?.quantity === wanted)).toBe(true)
        },
      ),
    )
  })
})
