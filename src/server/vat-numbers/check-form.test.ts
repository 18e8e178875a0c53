import fc from 'fast-check'
import { expect, test } from 'vitest'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { checkForm } from './check-form.ts'

const prefixes = [...europeanUnion.map((country) => (country === 'GR' ? 'EL' : country)), 'XI', 'GB', 'CH', 'NO']
/** The example of each refusal. */
const exampleNumbers: { prefix: string; example: string }[] = []
for (const prefix of prefixes) {
  const refused = await checkForm(prefix)
  if (!refused.ok) exampleNumbers.push({ prefix, example: String(refused.failure.example) })
}

test('every member state has a form with an example of its own, and so have its neighbors', () => {
  expect(exampleNumbers.map(({ example }) => example.slice(0, 2))).toEqual(prefixes)
})

test.each(exampleNumbers)('$example is accepted as it is, and in small letters with spaces', async ({ example }) => {
  expect(await checkForm(example)).toEqual({ ok: true, value: example })
  const spaced = example.toLowerCase().replace(/(..)/g, '$1 ')
  expect(await checkForm(spaced)).toEqual({ ok: true, value: example })
})

// The last digits of NL and SE are numbers of the business itself.
test.each(exampleNumbers.filter(({ prefix }) => prefix !== 'NL' && prefix !== 'SE'))(
  'a wrong check digit in $example is refused with an example',
  async ({ example }) => {
    const wrong = example.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
    expect(await checkForm(wrong)).toMatchObject({ ok: false, failure: { code: 'vat-number-form', example } })
  },
)

test.each([
  ['GR094259216', 'EL094259216'],
  ['NL 0044.95.445.B01', 'NL004495445B01'],
  ['che-107.787.577 mwst', 'CHE107787577MWST'],
])('%s is %s', async (typed, number) => {
  expect(await checkForm(typed)).toEqual({ ok: true, value: number })
})

test.each(['', '136695976', 'US123456789', '__proto__', 'DE', 'constructor', 'DE13669597６'])(
  '“%s” has no form',
  async (typed) => {
    expect(await checkForm(typed)).toMatchObject({ ok: false, failure: { code: 'vat-number-form' } })
  },
)

test('whatever is typed after the code of a country is accepted or refused, and what is accepted stays the same', async () => {
  const typed = fc.oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^[0-9A-Z]{0,14}$/))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...prefixes), typed, async (prefix, rest) => {
      const read = await checkForm(prefix + rest)
      if (read.ok) expect(await checkForm(read.value)).toEqual(read)
      else expect(read.failure.code).toBe('vat-number-form')
    }),
    { numRuns: 2000 },
  )
})
