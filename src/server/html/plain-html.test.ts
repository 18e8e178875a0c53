import fc from 'fast-check'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { cleanText } from './clean-body.ts'
import { isPlain, PLAIN } from './plain-html.ts'

test.each([
  ['<p>For <b>tea</b><br /> and cake</p>\n<ul>\n<li>one</li><li>two</li></ul>', true],
  ['', true],
  ['<p class="x">a</p>', false],
  ['<p>a &amp; b</p>', false],
  ['<p>a', false],
  ['<p><p>a</p></p>', false],
  ['<p><b>a</p></b>', false],
  ['<p>a<script>b</script></p>', false],
  ['a', false],
])('%s is plain: %s', (html, is) => {
  expect(isPlain(html)).toBe(is)
})

test('looking takes no more than linear time', () => {
  expect(analyse(PLAIN).reports).toEqual([])
})

test('what is plain is as clean as it can be', () => {
  const parts = ['<p>', '</p>', '<b>', '</b>', '<br />', '<br>', '<ul>', '<li>', '</li>', '</ul>', '<h2>', '</h2>']
  const whole = ['<p>a "b" c</p>', "<li>d's</li>", '<ul><li>e</li></ul>', '<p><i>f</i></p>', '<i>\u00e9\u2028</i>']
  const part = fc.oneof(fc.constantFrom(...parts, ...whole), fc.string(), fc.string({ unit: 'binary' }))
  let plain = 0
  const htmlOf = fc.array(part, { maxLength: 6 }).map((some) => some.join(''))
  fc.assert(
    fc.property(
      fc.oneof(
        htmlOf,
        htmlOf.map((html) => `<p>${html}</p>`),
      ),
      (html) => {
        if (!isPlain(html)) return
        plain += 1
        expect(cleanText(html)).toBe(html.trim())
      },
    ),
    { numRuns: 5_000 },
  )
  expect(plain).toBeGreaterThan(500)
})
