import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionRuns } from './direction-runs.ts'

const marked = (text: string) =>
  directionRuns(text)
    .map((run) => (run.isRightToLeft ? `<${run.text}>` : run.text))
    .join('')

test.each([
  ['Harbor mug, 2 × blue', 'Harbor mug, 2 × blue'],
  ['2 × סט תה, Large', '2 × <סט תה>, Large'],
  ['48 Allenby, תל אביב 6100001, Israel', '48 Allenby, <תל אביב> 6100001, Israel'],
  ['סט תה 3 חלקים', '<סט תה 3 חלקים>'],
  ['רחוב הרצל 5', '<רחוב הרצל 5>'],
  ['Cup in سيت شاي (2)', 'Cup in <سيت شاي> (2)'],
  ['', ''],
])('“%s” is read as “%s”', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

test('the pieces of a text are the text', () => {
  const letters = fc.array(fc.constantFrom('a', 'ש', 'م', ' ', '5', ',', '😀', '\u0301'), { maxLength: 20 })
  fc.assert(
    fc.property(letters, (some) => {
      const text = some.join('')
      expect(
        directionRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
