import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { bestDiscounts, canCombine, takesAnother } from './combine.ts'
import type { DiscountLine } from './lines.ts'
import { type Discount, type DiscountTarget, discountKinds } from './schema.ts'
import { startCents, takeDiscounts } from './take-discounts.ts'
import { buildDiscount } from './testing/build-discount.ts'
import { buildLine } from './testing/build-line.ts'

const only = (...productIds: string[]): DiscountTarget => ({ kind: 'products', productIds })
const mug = buildLine({ productId: 'mug', unitCents: 2400, categoryIds: ['cups', 'table'] })
const bowl = buildLine({ productId: 'bowl', unitCents: 5600 })
const cheap = buildLine({ productId: 'spoon', unitCents: 800, isOnSale: true })
const lines = [mug, bowl, cheap]
const buyGet = (changes: Partial<Discount> = {}) =>
  buildDiscount({ kind: 'buy-get', percentMilli: 100_000, ...changes })

describe('what one discount takes from a mug (24.00), a bowl (56.00) and a spoon on sale (8.00)', () => {
  test.each<[string, Discount, number[]]>([
    ['ten percent of everything', buildDiscount(), [240, 560, 80]],
    ['ten percent of the mug', buildDiscount({ appliesTo: only('mug') }), [240, 0, 0]],
    [
      'ten percent of a category above the mug’s',
      buildDiscount({ appliesTo: { kind: 'categories', categoryIds: ['table'] } }),
      [240, 0, 0],
    ],
    ['ten percent, not on sale items', buildDiscount({ excludesSale: true }), [240, 560, 0]],
    ['an amount, to the cent', buildDiscount({ kind: 'amount', amountCents: 1000 }), [273, 636, 91]],
    [
      'an amount above the price',
      buildDiscount({ kind: 'amount', amountCents: 9000, appliesTo: only('mug') }),
      [2400, 0, 0],
    ],
    ['free shipping', buildDiscount({ kind: 'free-shipping' }), [0, 0, 0]],
    ['buy one, get the cheapest free', buyGet(), [0, 0, 800]],
    [
      'buy a bowl, get a mug at half price',
      buyGet({ percentMilli: 50_000, buy: { quantity: 1, of: only('bowl') }, appliesTo: only('mug') }),
      [1200, 0, 0],
    ],
    ['buy two, get one', buyGet({ buy: { quantity: 2, of: { kind: 'all' } } }), [0, 0, 800]],
    ['buy three, get one: too few', buyGet({ buy: { quantity: 3, of: { kind: 'all' } } }), [0, 0, 0]],
    [
      'buy a mug, get a mug: one mug is too few',
      buyGet({ buy: { quantity: 1, of: only('mug') }, appliesTo: only('mug') }),
      [0, 0, 0],
    ],
    ['buy one, get one, without what is on sale', buyGet({ excludesSale: true }), [2400, 0, 0]],
  ])('%s', (_, discount, taken) => {
    expect(takeDiscounts([discount], lines, 'USD').lineDiscountCents).toEqual(taken)
  })
})

describe('how often a cart of mugs earns free ones', () => {
  test.each([
    [2, null, 0],
    [3, null, 1],
    [8, null, 2],
    [9, null, 3],
    [9, 1, 1],
  ])('%i mugs, at most %s times: %i free', (quantity, timesPerOrder, free) => {
    const threeForTwo = buyGet({ buy: { quantity: 2, of: { kind: 'all' } }, timesPerOrder })
    expect(takeDiscounts([threeForTwo], [{ ...mug, quantity }], 'USD').lineDiscountCents).toEqual([free * 2400])
  })
})

it('takes discounts of goods before those of the order, and percentages before amounts', () => {
  const all = [
    buildDiscount({ kind: 'amount', amountCents: 1000 }),
    buildDiscount({ appliesTo: only('bowl'), percentMilli: 50_000 }),
    buildDiscount(),
  ]
  const { taken } = takeDiscounts(all, [mug, bowl], 'USD')
  expect(taken.map(({ discountCents }) => discountCents)).toEqual([2800, 520, 1000])
})

describe('which discounts are best for the buyer', () => {
  const cart = { lines, currency: 'USD', shippingSaved: () => 900 }
  const small = buildDiscount({ id: 'small', percentMilli: 5000 })
  const large = buildDiscount({ id: 'large', percentMilli: 20_000 })
  const shipping = buildDiscount({ id: 'shipping', kind: 'free-shipping' })
  const combining = { product: true, order: true, shipping: true }
  const bestOf = (...discounts: Discount[]) => bestDiscounts(discounts, cart).map(({ id }) => id)

  it('is the one that saves the most where they cannot be combined', () => {
    expect(bestOf(small, large)).toEqual(['large'])
    expect(bestOf(small, shipping)).toEqual(['shipping'])
    expect(bestOf(large, shipping)).toEqual(['large'])
  })

  it('is all of them where each allows the others', () => {
    const others = [small, large, shipping].map((one) => ({ ...one, combinesWith: combining }))
    expect(bestOf(...others)).toEqual(['large', 'small', 'shipping'])
    expect(bestOf({ ...large, combinesWith: combining }, shipping)).toEqual(['large'])
  })

  it('is two smaller ones where they save more than one', () => {
    const [one, two] = ['one', 'two'].map((id) => buildDiscount({ id, percentMilli: 12_000, combinesWith: combining }))
    expect(bestOf(one!, two!, large)).toEqual(['one', 'two'])
  })

  it('is an automatic discount before a code that saves as much, so that the code is not spent', () => {
    const automatic = buildDiscount({ id: 'z', trigger: 'automatic' })
    expect(bestOf(buildDiscount({ id: 'a' }), automatic)).toEqual(['z'])
  })
})

const target: fc.Arbitrary<DiscountTarget> = fc.oneof(
  fc.constant<DiscountTarget>({ kind: 'all' }),
  fc.subarray(['a', 'b', 'c']).map((productIds) => ({ kind: 'products' as const, productIds })),
  fc.subarray(['x', 'y']).map((categoryIds) => ({ kind: 'categories' as const, categoryIds })),
)
const discount: fc.Arbitrary<Discount> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...discountKinds),
    trigger: fc.constantFrom('code', 'automatic'),
    percentMilli: fc.integer({ min: 0, max: 100_000 }),
    amountCents: fc.integer({ min: 0, max: 50_000 }),
    appliesTo: target,
    excludesSale: fc.boolean(),
    buy: fc.record({ quantity: fc.integer({ min: 1, max: 4 }), of: target }),
    getQuantity: fc.integer({ min: 1, max: 3 }),
    timesPerOrder: fc.option(fc.integer({ min: 1, max: 3 })),
    combinesWith: fc.record({ product: fc.boolean(), order: fc.boolean(), shipping: fc.boolean() }),
  })
  .map((changes) => buildDiscount(changes as Partial<Discount>))
const line: fc.Arbitrary<DiscountLine> = fc.record({
  productId: fc.constantFrom('a', 'b', 'c', 'd'),
  categoryIds: fc.subarray(['x', 'y']),
  isOnSale: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 12 }),
  unitCents: fc.integer({ min: 0, max: 20_000 }),
  isDiscountable: fc.boolean(),
  isShipped: fc.boolean(),
})
const carts = fc.record({
  discounts: fc.array(discount, { maxLength: 7 }),
  lines: fc.array(line, { maxLength: 6 }),
  shippingCents: fc.integer({ min: 0, max: 3000 }),
})

describe('in every cart', () => {
  const inEvery = (check: (cart: { discounts: Discount[]; lines: DiscountLine[]; shippingCents: number }) => void) =>
    fc.assert(fc.property(carts, check), { numRuns: 1500 })
  const chosen = (discounts: readonly Discount[], cart: { lines: DiscountLine[]; shippingCents: number }) =>
    bestDiscounts(discounts, {
      lines: cart.lines,
      currency: 'USD',
      shippingSaved: ({ kind }) => (kind === 'free-shipping' ? cart.shippingCents : 0),
    })
  const savedBy = (set: readonly Discount[], cart: { lines: DiscountLine[]; shippingCents: number }) =>
    sum(takeDiscounts(set, cart.lines, 'USD').lineDiscountCents.slice()) +
    (set.some(({ kind }) => kind === 'free-shipping') ? cart.shippingCents : 0)

  it('the parts of the lines sum to the discounts, and no line costs less than nothing', () => {
    inEvery(({ discounts, lines: cartLines }) => {
      const { taken, lineDiscountCents } = takeDiscounts(discounts, cartLines, 'USD')
      expect(sum(taken.map(({ discountCents }) => discountCents))).toBe(sum(lineDiscountCents.slice()))
      const start = startCents(cartLines)
      lineDiscountCents.forEach((cents, index) => {
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(start[index]!)
      })
    })
  })

  it('the order in which discounts come changes nothing', () => {
    inEvery((cart) => {
      const there = chosen(cart.discounts, cart)
      const back = chosen(cart.discounts.toReversed(), cart)
      expect(back.map(({ id }) => id)).toEqual(there.map(({ id }) => id))
    })
  })

  it('chosen discounts allow each other', () => {
    inEvery((cart) => {
      const set = chosen(cart.discounts, cart)
      for (const one of set) for (const other of set) if (one !== other) expect(canCombine(one, other)).toBe(true)
    })
  })

  it('no other set that is allowed saves more', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const best = savedBy(chosen(cart.discounts, cart), cart)
        for (let set = 0; set < 1 << cart.discounts.length; set += 1) {
          const some = cart.discounts.filter((_, bit) => set & (1 << bit))
          const isAllowed = some.every((one) => some.every((other) => one === other || canCombine(one, other)))
          if (isAllowed) expect(savedBy(some, cart)).toBeLessThanOrEqual(best)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a discount that takes nothing changes no amount', () => {
    inEvery((cart) => {
      const nothing = buildDiscount({
        kind: 'percent',
        percentMilli: 0,
        appliesTo: { kind: 'products', productIds: ['none'] },
      })
      const without = savedBy(chosen(cart.discounts, cart), cart)
      expect(savedBy(chosen([...cart.discounts, nothing], cart), cart)).toBe(without)
    })
  })
})

describe('another code', () => {
  const sets = fc.record({ product: fc.boolean(), order: fc.boolean(), shipping: fc.boolean() })
  const kinds: Partial<Discount>[] = [{ appliesTo: only('mug') }, {}, { kind: 'free-shipping' }]

  it('is offered exactly where a discount exists that could be combined with all of the cart', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...kinds), sets), { maxLength: 3 }), (some) => {
        const discounts = some.map(([kind, combinesWith]) => buildDiscount({ ...kind, combinesWith }))
        const all = { product: true, order: true, shipping: true }
        const others = kinds.map((kind) => buildDiscount({ ...kind, combinesWith: all }))
        expect(takesAnother(discounts)).toBe(
          others.some((other) => discounts.every((discount) => canCombine(discount, other))),
        )
      }),
    )
  })
})
