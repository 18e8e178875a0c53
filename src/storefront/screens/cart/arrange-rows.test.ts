import { expect, test } from 'vitest'
import { buildEntry } from '../../purchases/testing/build-cart.ts'
import { arrangeRows, type RemovedEntry } from './arrange-rows.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) =>
  buildEntry({ id, chosenVariant: { ...buildEntry().chosenVariant, sku: id } }),
) as [ReturnType<typeof buildEntry>, ...ReturnType<typeof buildEntry>[]]
const words = (entries: (typeof a | undefined)[], removed: RemovedEntry[]) =>
  arrangeRows(entries as (typeof a)[], removed).map((row) =>
    row.kind === 'entry' ? row.entry.id : `(${row.removed.entry.id})`,
  )

test('what was taken out leaves its row behind, in its old place', () => {
  expect(words([a, c], [{ entry: b!, row: 1 }])).toEqual(['a', '(b)', 'c'])
})

test('several stay where they were, in whatever order they went', () => {
  const removed = [
    { entry: d!, row: 3 },
    { entry: a, row: 0 },
  ]
  expect(words([b, c], removed)).toEqual(['(a)', 'b', 'c', '(d)'])
})

test('the last line of all leaves its row too', () => {
  expect(words([], [{ entry: a, row: 0 }])).toEqual(['(a)'])
})

test('a row whose place is gone is at the end', () => {
  expect(words([a], [{ entry: b!, row: 7 }])).toEqual(['a', '(b)'])
})

test('what was removed has the number of entries above it', () => {
  const removed = [
    { entry: a, row: 0 },
    { entry: c!, row: 2 },
  ]
  const rows = arrangeRows([b!, d!], removed).flatMap((one) => (one.kind === 'removed' ? one.row : []))
  expect(rows).toEqual([0, 1])
})
