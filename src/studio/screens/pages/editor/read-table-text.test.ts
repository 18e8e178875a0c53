import { expect, test } from 'vitest'
import { isTableText, readTableText } from './read-table-text.ts'

test.each([
  [
    'a spreadsheet',
    'Size\tWidth\r\nSmall\t8 cm\r\n',
    [
      ['Size', 'Width'],
      ['Small', '8 cm'],
    ],
  ],
  [
    'a CSV file',
    '\uFEFFSize,Note\nSmall,"8 cm, round"\n',
    [
      ['Size', 'Note'],
      ['Small', '8 cm, round'],
    ],
  ],
  [
    'a German CSV file',
    'Größe;Preis\nKlein;8,50',
    [
      ['Größe', 'Preis'],
      ['Klein', '8,50'],
    ],
  ],
  ['lines of another length', 'a,b\nc', [['a', 'b'], ['c']]],
  ['quotes in the middle', 'a "b" c\td', [['a "b" c', 'd']]],
])('cells of %s are read', (_what, text, cells) => {
  expect(readTableText(text)).toEqual(cells)
})

test('words without rows and columns are pasted as words', () => {
  expect(isTableText('Small, round\n')).toBe(false)
  expect(isTableText('Small\tRound')).toBe(true)
})
