import { expect, test } from 'vitest'
import { createProductCall, updateProductCall } from '#shared/products/api.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { errorAt, placeOf } from './refusal-place.ts'

test('leads from a refused field to its section', () => {
  const refusal = new Refusal({ code: 'invalid-fields', errors: { 'variants.3.sku': 'Too long.' } })
  expect(placeOf(refusal)).toBe('variants')
  expect(errorAt(refusal, 'variants.3.sku')).toBe('Too long.')
  expect(errorAt(null, 'title')).toBeNull()
})

/** Refusals with a place of their own, or about no part of the form. */
const elsewhere = new Set(['edit-conflict', 'product-not-found', 'subscription-not-allowed'])

test.each(
  [...new Set([...createProductCall.failures!, ...updateProductCall.failures!])].filter((code) => !elsewhere.has(code)),
)('knows which section %s is about', (code) => {
  expect(placeOf(new Refusal({ code }))).not.toBeNull()
})
