import { expect, test } from 'vitest'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { countryOfVatNumber } from '#shared/vat-numbers/rules.ts'
import { checkForm, exampleNumbers } from './check-form.ts'

test('every member state has a form, and so have its neighbors', () => {
  const countries = exampleNumbers.map(({ prefix }) => countryOfVatNumber(prefix))
  expect(countries.toSorted()).toEqual([...europeanUnion, 'GB', 'GB', 'CH', 'NO'].toSorted())
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
