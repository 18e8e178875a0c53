import { expect, test } from 'vitest'
import { isBlankText } from './blank.ts'

test.each([
  ['', true],
  [' \t\n', true],
  ['\u200b\u200c\u200d\u2060\ufeff', true],
  ['\u00ad', true],
  ['<p></p>', true],
  ['<p>\u200b<br/>&nbsp;</p>', true],
  ['<!-- nothing -->', true],
  ['a', false],
  ['<3', false],
  ['1 < 2 > 0', false],
  ['<p>a</p>', false],
  ['👩\u200d🎨', false],
  ['\u200bAda', false],
])('%j is blank: %s', (text, isBlank) => {
  expect(isBlankText(text)).toBe(isBlank)
})

test('a long text of nothing but openings is judged at once', () => {
  const started = performance.now()
  isBlankText('<a'.repeat(100_000))
  isBlankText(`<a${' '.repeat(200_000)}`)
  expect(performance.now() - started).toBeLessThan(1_000)
})
