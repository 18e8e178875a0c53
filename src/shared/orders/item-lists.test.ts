import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { itemsInSentence, mergeItems, titleInOrder } from './item-lists.ts'
import { buildOrder } from './testing/build-order.ts'

test('a part of a bundle that has several lines is named once, with its variant and its bundle', () => {
  const [mug] = buildOrder().lines
  const bundle = {
    ...{
      id: 'bundle-1',
      productId: 'set',
      variantId: 'set-1',
      title: 'Breakfast for Two',
      quantity: 2,
      imageUrl: null,
    },
  }
  const part = { ...mug!, title: 'Morning Cup', attributes: { Glaze: 'Bone' }, bundle }
  const listed = [part, mug!, part].map((line) => ({ title: titleInOrder(line), quantity: 2 }))
  expect(itemsInSentence(listed)).toBe('4 × Breakfast for Two: Morning Cup (Bone), 2 × Harbor mug (Large / Celadon)')
})

test('whatever is listed, no row reads as another one, and no piece is lost', () => {
  const item = fc.record({
    title: fc.constantFrom('Cup', 'Plate', 'Bowl'),
    quantity: fc.integer({ min: 1, max: 9 }),
    reason: fc.constantFrom('other', 'damaged'),
  })
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const rows = mergeItems(items, ({ reason }) => reason)
      expect(new Set(rows.map(({ title, reason }) => `${title} ${reason}`)).size).toBe(rows.length)
      expect(sum(rows.map(({ quantity }) => quantity))).toBe(sum(items.map(({ quantity }) => quantity)))
    }),
  )
})
