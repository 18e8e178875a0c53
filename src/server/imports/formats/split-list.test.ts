import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { joinWithCommas, splitList } from './split-list.ts'

test.each<[string, string[]]>([
  ['', []],
  [' , ,', []],
  ['Pot, Plants', ['Pot', 'Plants']],
  ['mrfc', ['mrfc']],
  ['Blue\\, dark, Red', ['Blue, dark', 'Red']],
  ['C:\\new, b', ['C:\\new', 'b']],
])('%j holds %j', (cell, parts) => {
  expect(splitList(cell)).toEqual(parts)
})

it('takes apart what it joined', () => {
  const part = fc
    .string({ unit: fc.constantFrom('a', 'B', ',', '\\', ' ', 'é'), minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(splitList(joinWithCommas(parts))).toEqual(parts)
    }),
  )
})
