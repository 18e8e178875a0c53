import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { productTypes } from '#shared/products/codes.ts'
import {
  hasDigital,
  isPurelyDigital,
  isWithinOrderMaximum,
  mergeEntry,
  requiresShipping,
  totalQuantity,
} from './rules.ts'
import type { StoredEntry } from './schema.ts'

describe('what a cart holds', () => {
  const { physical, digital, service } = productTypes
  test.each([
    ['nothing', [], false, false, false],
    ['goods', [physical], false, false, true],
    ['digital goods', [digital, digital], true, true, false],
    ['both', [digital, physical], true, false, true],
    ['a service', [service], false, false, false],
    ['a service and something digital', [service, digital], true, false, false],
  ])('%s', (_, types, someDigital, allDigital, sent) => {
    const lines = types.map((productType) => ({ productType }))
    expect([hasDigital(lines), isPurelyDigital(lines), requiresShipping(lines)]).toEqual([
      someDigital,
      allDigital,
      sent,
    ])
  })
})

const entry = (changes: Partial<StoredEntry> = {}): StoredEntry => ({
  id: 'one',
  itemId: 'mug',
  variantId: 'small',
  sku: 'S',
  quantity: 2,
  additionalFields: null,
  answers: [],
  ...changes,
})

describe('putting an entry into a cart', () => {
  it('joins the same variant with the same answers', () => {
    const result = mergeEntry([entry()], entry({ id: 'two', quantity: 3 }))
    expect(result).toEqual({ ok: true, value: { entries: [entry({ quantity: 5 })], merged: entry({ quantity: 5 }) } })
  })

  it('keeps other answers apart', () => {
    const engraved = entry({ id: 'two', additionalFields: '{"name":"Ada"}' })
    const result = mergeEntry([entry()], engraved)
    expect(result.ok && result.value.entries).toEqual([entry(), engraved])
  })

  it('refuses more pieces than a line can have, and more lines than a cart can have', () => {
    const result = mergeEntry([entry({ quantity: 9999 })], entry({ quantity: 1 }))
    expect(result.ok || result.failure.code).toBe('quantity-out-of-range')
    const full = Array.from({ length: limits.cartLines }, (_, index) => entry({ variantId: `variant-${index}` }))
    const refused = mergeEntry(full, entry({ variantId: 'another' }))
    expect(refused.ok || refused.failure.code).toBe('cart-full')
  })

  it('never loses a piece', () => {
    const some = fc.record({
      itemId: fc.constantFrom('mug', 'bowl'),
      variantId: fc.constantFrom('s', 'l'),
      quantity: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), (added) => {
        let entries: StoredEntry[] = []
        for (const [index, one] of added.entries()) {
          const result = mergeEntry(entries, entry({ id: String(index), ...one }))
          if (result.ok) entries = result.value.entries
        }
        expect(totalQuantity(entries)).toBe(totalQuantity(added))
        expect(entries.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

it('knows when an order is too large to be counted exactly', () => {
  expect(isWithinOrderMaximum([{ unitPriceCents: 999_999_999_999, quantity: 1 }])).toBe(true)
  expect(isWithinOrderMaximum([{ unitPriceCents: 999_999_999_999, quantity: 9999 }])).toBe(false)
})
