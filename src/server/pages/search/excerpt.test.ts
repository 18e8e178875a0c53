import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf, excerptWith, markWords } from './excerpt.ts'

/** A marked text, its found words in brackets. */
const written = (text: ReturnType<typeof markWords>) =>
  text.map(({ text: part, isFound }) => (isFound ? `[${part}]` : part)).join('')

const LONG = `${'We throw plates in the morning. '.repeat(12)}The wood kiln burns for three days. ${'We throw cups after lunch. '.repeat(12)}The kiln cools.`

test.each([
  ['a word, in whatever case', 'The Kiln is hot.', ['kiln'], 'The [Kiln] is hot.'],
  ['a word without its accents', 'Our café opens.', ['cafe'], 'Our [café] opens.'],
  ['the beginning of a word, as a whole word', 'Two kilns, one kilnhouse.', ['kiln'], 'Two [kilns], one [kilnhouse].'],
  ['a short word only where it stands alone', 'At 8 or 80, as is.', ['as', '8'], 'At [8] or 80, [as] is.'],
  ['a part of a joined word', 'A T-shirt and a mug.', ['shirt'], 'A T-[shirt] and a mug.'],
  ['pairs of characters where words have no spaces', '美しい茶碗です', ['茶碗'], '美しい[茶碗]です'],
  ['nothing where no word occurs', 'The kiln is hot.', ['mug'], 'The kiln is hot.'],
])('marks %s', (_, text, words, marked) => {
  expect(written(markWords(text, words))).toBe(marked)
})

test('an excerpt begins near the place with most of the words, at the beginning of its sentence if that is near', () => {
  expect(written(excerptWith(LONG, ['kiln', 'wood'])!)).toMatch(
    /^…The \[wood\] \[kiln\] burns for three days\. We throw cups/,
  )
  expect(written(excerptWith(LONG, ['cools'])!)).toMatch(/The kiln \[cools\]\.$/)
  expect(excerptWith(LONG, ['mug'])).toBeNull()
  expect(written(beginningOf(LONG, ['plates']))).toMatch(/^We throw \[plates\].*…$/)
})

test('marking a text changes no character of it, and an excerpt is a passage of it', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 600, unit: 'grapheme' }),
      fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 4 }),
      (text, words) => {
        const plain = (marked: ReturnType<typeof markWords>) => marked.map((part) => part.text).join('')
        expect(plain(markWords(text, words))).toBe(text)
        const excerpt = excerptWith(text, words)
        if (!excerpt) return
        expect(plain(excerpt).length).toBeLessThanOrEqual(202)
        expect(text).toContain(plain(excerpt).replace(/^…|…$/g, ''))
        expect(excerpt.some(({ isFound }) => isFound)).toBe(true)
      },
    ),
  )
})
