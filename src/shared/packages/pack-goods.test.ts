import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Package, type PackedGoods, packagesInWords, packGoods } from './pack-goods.ts'

const box = (
  name: string,
  sides: readonly [number, number, number],
  costCents: number,
  mostGrams: number | null = null,
) =>
  ({
    name,
    lengthMillimetres: sides[0],
    widthMillimetres: sides[1],
    heightMillimetres: sides[2],
    mostGrams,
    costCents,
  }) satisfies Package
const goods = (sides: readonly [number, number, number], quantity = 1, weightGrams = 100): PackedGoods => ({
  lengthMillimetres: sides[0],
  widthMillimetres: sides[1],
  heightMillimetres: sides[2],
  weightGrams,
  quantity,
})
const small = box('Small', [200, 200, 100], 500)
const large = box('Large', [400, 400, 400], 1200)
const tube = box('Tube', [900, 80, 80], 800)
const light = box('Light', [400, 400, 400], 300, 1000)

describe('the packages for an order', () => {
  const mug = goods([100, 100, 100], 1, 400)
  test.each<[string, PackedGoods[], Package[], string | null, number?]>([
    ['the smallest that holds everything', [{ ...mug, quantity: 4 }], [small, large], '1 × Small', 500],
    ['the next one, for one piece more', [{ ...mug, quantity: 5 }], [small, large], '2 × Small', 1000],
    [
      'a large one, where it costs less than many small ones',
      [{ ...mug, quantity: 12 }],
      [small, large],
      '1 × Large',
      1200,
    ],
    [
      'a large one and a small one for the rest',
      [{ ...mug, quantity: 66 }],
      [small, large],
      '1 × Small, 1 × Large',
      1700,
    ],
    ['one for the longest side', [goods([850, 60, 60])], [small, large, tube], '1 × Tube', 800],
    ['goods turned to fit', [goods([60, 60, 850])], [small, large, tube], '1 × Tube', 800],
    [
      'one for each odd shape',
      [goods([850, 60, 60]), { ...mug, quantity: 2 }],
      [small, tube],
      '1 × Tube, 1 × Small',
      1300,
    ],
    ['none for what fits nowhere', [goods([950, 60, 60])], [small, large, tube], null],
    ['a weight limit', [{ ...mug, quantity: 5 }], [light], '3 × Light', 900],
    ['none for what is too heavy', [goods([100, 100, 100], 1, 1001)], [light], null],
    ['goods without a size count by weight', [goods([0, 0, 0], 25)], [small, light], '1 × Small', 500],
    ['goods without size and weight need one', [goods([0, 0, 0], 25, 0)], [light, small], '1 × Light', 300],
    ['a hundred are sent', [{ ...mug, quantity: 400 }], [small], '100 × Small', 50_000],
    ['more than a hundred are not', [{ ...mug, quantity: 401 }], [small], null],
    ['nothing needs none', [], [small], '', 0],
  ])('%s', (_, sent, packages, words, costCents) => {
    const packing = packGoods(sent, packages, 0)
    expect(packing && packagesInWords(packing.packages)).toBe(words)
    expect(packing?.costCents).toBe(costCents)
  })

  it('leave room for filling material', () => {
    expect(packGoods([{ ...mug, quantity: 4 }], [small, large], 10)?.packages).toEqual([{ name: 'Small', count: 2 }])
  })
})

const side = fc.integer({ min: 1, max: 500 })
const somePackages = fc.array(
  fc.record({
    name: fc.constantFrom('A', 'B', 'C', 'D'),
    ...{ lengthMillimetres: side, widthMillimetres: side, heightMillimetres: side },
    mostGrams: fc.option(fc.integer({ min: 1, max: 20_000 })),
    costCents: fc.integer({ min: 0, max: 9999 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const someGoods = fc.array(
  fc.record({
    ...{ lengthMillimetres: side, widthMillimetres: side, heightMillimetres: side },
    weightGrams: fc.double({ min: 0, max: 5000, noNaN: true }),
    quantity: fc.integer({ min: 1, max: 30 }),
  }),
  { maxLength: 6 },
)

describe('for any goods and packages', () => {
  it('the packages have room for the volume and the weight, and cost what they cost together', () => {
    fc.assert(
      fc.property(someGoods, somePackages, fc.integer({ min: 0, max: 60 }), (sent, kinds, room) => {
        // One price for a name, so that the sum can be made by another way.
        const packages = kinds.filter(({ name }, index) => kinds.findIndex((one) => one.name === name) === index)
        const packing = packGoods(sent, packages, room)
        if (!packing) return
        const used = packing.packages.map(({ name, count }) => ({
          count,
          ...packages.find((one) => one.name === name)!,
        }))
        const volume = (of: Omit<PackedGoods, 'weightGrams' | 'quantity'>) =>
          of.lengthMillimetres * of.widthMillimetres * of.heightMillimetres
        const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
        expect(packing.costCents).toBe(total(used.map(({ count, costCents }) => count * costCents)))
        const needed = total(sent.map((one) => one.quantity * volume(one)))
        expect(total(used.map((one) => (one.count * volume(one) * (100 - room)) / 100))).toBeGreaterThanOrEqual(
          needed * 0.999_999,
        )
        if (used.every(({ mostGrams }) => mostGrams !== null)) {
          const grams = total(sent.map((one) => one.quantity * one.weightGrams))
          expect(total(used.map(({ count, mostGrams }) => count * mostGrams!))).toBeGreaterThanOrEqual(
            grams * 0.999_999,
          )
        }
      }),
    )
  })

  it('one more kind of package never costs more', () => {
    fc.assert(
      fc.property(someGoods, somePackages, (sent, [more, ...packages]) => {
        const before = packGoods(sent, packages, 0)
        if (before) expect(packGoods(sent, [more!, ...packages], 0)!.costCents).toBeLessThanOrEqual(before.costCents)
      }),
    )
  })
})
