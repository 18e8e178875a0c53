import { expect, test } from 'vitest'
import { buildEntry } from '../../purchases/build-cart.ts'
import { arrangeRows, type RemovedEntry, type ReturnedEntry, wishOf } from './arrange-rows.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) =>
  buildEntry({ id, chosenVariant: { ...buildEntry().chosenVariant, sku: id } }),
) as [ReturnType<typeof buildEntry>, ...ReturnType<typeof buildEntry>[]]
const words = (entries: (typeof a | undefined)[], removed: RemovedEntry[], returned: ReturnedEntry[] = []) =>
  arrangeRows(entries as (typeof a)[], removed, returned).map((row) =>
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

test('a row whose place is gone stands at the end', () => {
  expect(words([a], [{ entry: b!, row: 7 }])).toEqual(['a', '(b)'])
})

test('what was put back has its old row again, though the cart lists it last', () => {
  const again = { ...a, id: 'a again' }
  expect(words([b, c, again], [], [{ wish: wishOf(a), row: 0 }])).toEqual(['a again', 'b', 'c'])
  expect(words([b, again], [{ entry: c!, row: 2 }], [{ wish: wishOf(a), row: 0 }])).toEqual(['a again', 'b', '(c)'])
})

test('a line whose answers differ is another one, and stays where it is', () => {
  const other = { ...a, id: 'other', additionalFields: '[]' }
  expect(words([b, other], [], [{ wish: wishOf(a), row: 0 }])).toEqual(['b', 'other'])
})
