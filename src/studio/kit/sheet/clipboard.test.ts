import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBlock, readBlock, writeBlock } from './clipboard.ts'

test.each([
  ['one', [['one']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"said ""yes"""', [['said "yes"']]],
  ['5"\t6"', [['5"', '6"']]],
  ['"unclosed\tb', [['"unclosed', 'b']]],
  ['', [['']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('reads %j', (text, block) => {
  expect(readBlock(text)).toEqual(block)
})

test('what is written is read again, whatever is in the cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '5') })
  const block = fc
    .integer({ min: 1, max: 3 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(block, (rows) => {
      // A last row with one empty cell cannot be distinguished from the end of the previous row.
      fc.pre(!(rows.length > 1 && rows.at(-1)!.length === 1 && rows.at(-1)![0] === ''))
      expect(readBlock(writeBlock(rows))).toEqual(rows)
    }),
  )
})

const size = { rows: 4, columns: 3 }
const one = { top: 1, bottom: 1, left: 1, right: 1 }

test('a block begins at the first selected cell and is cut at the edges', () => {
  const block = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]
  expect(placeBlock(block, one, size)).toEqual([
    { row: 1, column: 1, text: 'a' },
    { row: 1, column: 2, text: 'b' },
    { row: 2, column: 1, text: 'd' },
    { row: 2, column: 2, text: 'e' },
  ])
})

test('one cell fills the whole selection', () => {
  const placed = placeBlock([['9']], { top: 0, bottom: 3, left: 0, right: 1 }, size)
  expect(placed).toHaveLength(8)
  expect(placed.every(({ text }) => text === '9')).toBe(true)
})

test('a block repeats only where it fits whole', () => {
  const column = [['1'], ['2']]
  expect(placeBlock(column, { top: 0, bottom: 3, left: 0, right: 0 }, size).map(({ text }) => text)).toEqual([
    '1',
    '2',
    '1',
    '2',
  ])
  expect(placeBlock(column, { top: 0, bottom: 2, left: 0, right: 0 }, size).map(({ text }) => text)).toEqual(['1', '2'])
})

test('rows of unequal length leave the missing cells alone', () => {
  expect(placeBlock([['a', 'b'], ['c']], { ...one, top: 0, left: 0, bottom: 0, right: 0 }, size)).toHaveLength(3)
})
