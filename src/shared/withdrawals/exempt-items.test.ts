import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { exemptItems } from './exempt-items.ts'

const { physical, digital } = productTypes
const consent = { at: 1, text: 'I agree.' }
const mug = { title: 'Mug', productType: physical }
const engraved = { title: 'Engraved mug', productType: physical, withdrawalExemption: 'made-to-order' } as const
const book = { title: 'Book', productType: digital }

test.each([
  ['ordinary goods', [mug], consent, []],
  ['goods that are made to order, twice', [engraved, mug, engraved], undefined, ['Engraved mug: made-to-order']],
  ['files without consent', [book], undefined, []],
  ['files with consent', [book, mug], consent, ['Book: digital']],
  [
    'a file that is exempt for another reason',
    [{ ...book, withdrawalExemption: 'newspaper' as const }],
    consent,
    ['Book: newspaper'],
  ],
])('of %s, these are exempt', (_, lines, withdrawalConsent, expected) => {
  expect(exemptItems({ lines, withdrawalConsent }).map(({ title, reason }) => `${title}: ${reason}`)).toEqual(expected)
})
