import { expect, test } from 'vitest'
import { termsOf, wordsOf } from './words.ts'

test.each([
  ['Harbor Mug — Bone', ['harbor', 'mug', 'bone']],
  ["Potter's T-shirt", ['potter', 's', 'potters', 't', 'shirt', 'tshirt']],
  ['MUG-001-BLK', ['mug', '001', 'blk', 'mug001blk']],
  ['Škoda Straße Ærø', ['skoda', 'strasse', 'aero']],
  ['陶器 mug', ['陶器', 'mug']],
  ['マグカップ', ['マク', 'クカ', 'カッ', 'ッフ']],
  ['Кружка', ['кружка']],
  ['<b>%_\\"', ['b']],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('single letters are overlooked beside words, and looked for alone', () => {
  expect(termsOf('t shirt')).toEqual(['shirt'])
  expect(termsOf('t')).toEqual(['t'])
})

test('long texts and long words end somewhere', () => {
  expect(wordsOf('x'.repeat(100_000))).toEqual(['x'.repeat(40)])
  expect(termsOf(Array.from({ length: 50 }, (_, index) => `word${index}`).join(' '))).toHaveLength(8)
})
