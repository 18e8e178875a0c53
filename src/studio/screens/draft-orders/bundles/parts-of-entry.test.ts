import { expect, test } from 'vitest'
import { fixedPartsOf } from './parts-of-entry.ts'

const part = (sku: string, quantity: number, attributes: Record<string, string> = {}) => ({
  ...{ itemId: sku, sku, title: sku, attributes, quantity, fullUrl: '' },
})

test('a bundle says what is in it besides what was picked', () => {
  const parts = [part('Pot', 1), part('Cup', 3, { Color: 'Red' })]
  expect(fixedPartsOf({ parts })).toBe('Includes 1 × Pot, 3 × Cup · Red')
  expect(fixedPartsOf({ parts, picks: [{ itemId: 'Cup', sku: 'Cup', quantity: 2 }] })).toBe(
    'Includes 1 × Pot, 1 × Cup · Red',
  )
  expect(fixedPartsOf({ parts: [part('Cup', 2)], picks: [{ itemId: 'Cup', sku: 'Cup', quantity: 2 }] })).toBe('')
  expect(fixedPartsOf({})).toBe('')
  expect(fixedPartsOf(undefined)).toBe('')
})
