import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { furtherFonts, noFurtherFonts } from './further-fonts.ts'
import { runsOf } from './runs.ts'

const drawn = async (text: string, locale = 'en-US') => runsOf(text, await furtherFonts(text, locale))
const texts = async (text: string) => (await drawn(text)).map((run) => run.text)

describe('the pieces of a text in the order in which they are drawn', () => {
  test.each<[string, string, string[]]>([
    ['left to right', 'Kärntner 1', ['Kärntner 1']],
    ['Hebrew from right to left', 'שרה לוי', ['לוי', ' ', 'שרה']],
    ['numbers in Hebrew from left to right', 'רחוב הרצל 12', ['12', ' ', 'הרצל', ' ', 'רחוב']],
    ['numbers in Arabic from left to right', 'شارع ١٢', ['١', '٢', ' ', 'شارع']],
    ['Arabic numbers alone', '١٢', ['١', '٢']],
    ['brackets in Hebrew the other way round', 'לוי (בע״מ)', ['(', 'בע״מ', ') ', 'לוי']],
    ['Latin words beside Arabic as they stand', 'Cup محمد علي', ['Cup ', 'علي', ' ', 'محمد']],
    ['what joins Persian letters with them', 'می‌خواهم', ['می‌خواهم']],
    ['points of Hebrew with their letters', 'שָׁלוֹם', ['שָׁלוֹם'.normalize('NFC')]],
    ['a letter that no font has as a question mark', 'ꔀ cup', ['? cup']],
  ])('%s', async (_, text, expected) => expect(await texts(text)).toEqual(expected))

  test('the same character is drawn as in the country of the shop, and beside kana as in Japan', async () => {
    const familyOf = async (text: string, locale: string) =>
      /^noto-sans-[a-z]+/.exec((await drawn(text, locale))[0]!.font)![0]
    expect(await familyOf('骨', 'zh-CN')).toBe('noto-sans-sc')
    expect(await familyOf('骨', 'zh-TW')).toBe('noto-sans-tc')
    expect(await familyOf('骨', 'ko-KR')).toBe('noto-sans-kr')
    expect(await familyOf('骨', 'ja-JP')).toBe('noto-sans-jp')
    expect(await familyOf('骨の', 'en-US')).toBe('noto-sans-jp')
  })

  test('nothing is lost or added, whatever is mixed', async () => {
    const word = fc.constantFrom('Cup', '湯', 'שרה', 'محمد', 'สมชาย', 'शर्मा', '12', '(x)', ',')
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 6 }), async (words) => {
        const text = words.join(' ')
        const letters = (some: string) => [...some.replace(/[()]/g, '')].toSorted().join('')
        expect(letters((await texts(text)).join(''))).toBe(letters(text))
      }),
      { numRuns: 30 },
    )
  })

  test('no font is made for a text that Inter has', async () => {
    expect(await furtherFonts('Żółty Щука Ώμέγα', 'ja-JP')).toBe(noFurtherFonts)
  })
})
