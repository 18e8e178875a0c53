import { describe, expect, it, test } from 'vitest'
import { productTypes } from './codes.ts'
import { priceTag } from './prices.ts'
import { showsQuantityInput } from './quantity.ts'
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut, statusMark, totalStock } from './rules.ts'
import { buildProduct, buildVariant } from './testing/build-product.ts'

const { physical, digital, service, giftCard } = productTypes
const gone = buildVariant({ qtyInStock: 0 })
const some = buildVariant({ qtyInStock: 2 })
const endless = buildVariant({ unlimited: true, qtyInStock: 0 })
const sale = buildVariant({ onSale: true, salePriceCents: 1500 })

describe('sold out', () => {
  test.each([
    ['a physical product without pieces', physical, [gone, gone], true],
    ['a service without places', service, [gone], true],
    ['one variant left', physical, [gone, some], false],
    ['an unlimited variant', physical, [gone, endless], false],
    ['a digital product', digital, [gone], false],
    ['a gift card', giftCard, [gone], false],
  ])('%s', (_, productType, variants, expected) => {
    expect(isSoldOut({ productType, variants })).toBe(expected)
  })
})

describe('on sale', () => {
  test.each([
    ['no variant is', physical, [some], false],
    ['one variant is', physical, [some, sale], true],
    ['a digital product has the flag itself', digital, [sale], true],
    ['a gift card never is', giftCard, [sale], false],
  ])('%s', (_, productType, variants, expected) => {
    expect(isOnSale({ productType, variants })).toBe(expected)
  })
})

describe('the mark', () => {
  const soldOutSale = buildVariant({ onSale: true, salePriceCents: 1, qtyInStock: 0 })
  test.each([
    ['sold out goes before sale', [soldOutSale], 'sold-out'],
    ['sale', [some, sale], 'sale'],
    ['nothing', [some], null],
  ])('%s', (_, variants, mark) => {
    expect(statusMark({ productType: physical, variants })).toBe(mark)
  })
})

it('has variants when there is more than one, digital products aside', () => {
  expect(hasVariants({ productType: physical, variants: [some, gone] })).toBe(true)
  expect(hasVariants({ productType: physical, variants: [some] })).toBe(false)
  expect(hasVariants({ productType: digital, variants: [some, gone] })).toBe(false)
})

describe('varied prices', () => {
  const dear = buildVariant({ priceCents: 2999 })
  const cheaperSale = buildVariant({ onSale: true, salePriceCents: 1000 })
  const offSale = buildVariant({ onSale: false, salePriceCents: 700 })
  test.each([
    ['price differs', physical, [some, dear], true],
    ['sale flag differs', physical, [some, sale], true],
    ['sale price differs', physical, [sale, cheaperSale], true],
    ['sale price differs, though it is off', physical, [some, offSale], true],
    ['all the same', physical, [some, gone], false],
    ['digital never', digital, [some, dear], false],
  ])('%s', (_, productType, variants, expected) => {
    expect(hasVariedPrices({ productType, variants })).toBe(expected)
  })
})

describe('the price tag', () => {
  test.each([
    ['one price', [some], { fromCents: 1999, toCents: 1999, regularCents: 1999, saleCents: null, varies: false }],
    ['one sale', [sale], { fromCents: 1500, toCents: 1500, regularCents: 1999, saleCents: 1500, varies: false }],
    ['mixed', [some, sale], { fromCents: 1500, toCents: 1999, regularCents: 1999, saleCents: 1500, varies: true }],
    ['no variants', [], { fromCents: 0, toCents: 0, regularCents: 0, saleCents: null, varies: false }],
  ])('%s', (_, variants, tag) => {
    expect(priceTag({ productType: physical, variants })).toEqual(tag)
  })
})

describe('the quantity input', () => {
  const many = { multipleQuantityAllowedForServices: true }
  const one = { multipleQuantityAllowedForServices: false }
  test.each([
    ['goods', { productType: physical, variants: [some] }, many, true],
    ['goods of which one is left', { variants: [buildVariant({ qtyInStock: 1 }), gone] }, many, false],
    ['unlimited goods', { variants: [endless] }, many, true],
    ['a service where several are allowed', { productType: service, variants: [some] }, many, true],
    ['a service where one is allowed', { productType: service, variants: [some] }, one, false],
    ['a digital product', { productType: digital, variants: [endless] }, many, false],
    ['a gift card', { productType: giftCard, variants: [endless] }, many, false],
    ['a subscription', { variants: [some], isSubscribable: true }, many, false],
  ])('%s', (_, changes, settings, shown) => {
    expect(showsQuantityInput(buildProduct(changes), settings)).toBe(shown)
  })
})

it('adds up the pieces of all variants', () => {
  expect(totalStock({ productType: physical, variants: [some, some, gone] })).toBe(4)
  expect(totalStock({ productType: physical, variants: [some, endless] })).toBe(Infinity)
  expect(totalStock({ productType: digital, variants: [gone] })).toBe(Infinity)
})
