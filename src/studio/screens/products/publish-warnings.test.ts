import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import type { DraftVariant } from './draft.ts'
import { publishWarnings } from './publish-warnings.ts'

const variant = (changes: Partial<DraftVariant> = {}): DraftVariant => ({
  ...({} as DraftVariant),
  priceCents: 2000,
  salePriceCents: 0,
  onSale: false,
  unlimited: false,
  qtyInStock: 3,
  ...changes,
})
const { physical, digital, service } = productTypes

test.each<[string, Parameters<typeof publishWarnings>[0], RegExp[]]>([
  ['nothing', { productType: physical, variants: [variant()], files: [] }, []],
  ['a free product', { productType: physical, variants: [variant({ priceCents: 0 })], files: [] }, [/product is free/]],
  [
    'a free variant',
    { productType: service, variants: [variant(), variant({ priceCents: 0 })], files: [] },
    [/1 variant/],
  ],
  [
    'a sale at nothing',
    { productType: physical, variants: [variant({ onSale: true })], files: [] },
    [/product is free/],
  ],
  ['no stock', { productType: physical, variants: [variant({ qtyInStock: 0 })], files: [] }, [/sold out/]],
  [
    'unlimited stock',
    { productType: physical, variants: [variant({ qtyInStock: 0, unlimited: true })], files: [] },
    [],
  ],
  [
    'a download without a file',
    { productType: digital, variants: [variant({ qtyInStock: 0 })], files: [] },
    [/no file/],
  ],
])('%s', (_, draft, expected) => {
  const warnings = publishWarnings(draft)
  expect(warnings).toHaveLength(expected.length)
  for (const [place, words] of expected.entries()) expect(warnings[place]).toMatch(words)
})
