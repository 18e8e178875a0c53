import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { contextOf, type MerchandisingSource, merchandisingOf, offersRestock, soldOutVariants } from './rules.ts'
import { categoryOverrideSchema, firstMerchandising, merchandisingSchema, productViews } from './schema.ts'

const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const product = { id: 'product-1', scarcity: null, customSoldOutText: '' }
const site = (override: object): MerchandisingSource => ({ level: 'site', id: '', name: '', override })
const category = (name: string, override: object): MerchandisingSource => ({
  level: 'category',
  id: name,
  name,
  override,
})
const own = (override: object): MerchandisingSource => ({ level: 'product', id: product.id, name: '', override })

test.each([
  ['nothing is set', [], 'Notify Me', 'site'],
  ['the site sets it', [site({ buttonText: 'Site' })], 'Site', 'site'],
  ['a category sets it', [site({ buttonText: 'Site' }), category('mugs', { buttonText: 'Mugs' })], 'Mugs', 'category'],
  [
    'two categories set it',
    [category('mugs', { buttonText: 'Mugs' }), category('sale', { buttonText: 'Sale' })],
    'Mugs',
    'category',
  ],
  ['the product sets it', [category('mugs', { buttonText: 'Mugs' }), own({ buttonText: 'Own' })], 'Own', 'product'],
  ['the product has an empty text', [site({ buttonText: 'Site' }), own({ buttonText: '' })], 'Site', 'site'],
])('the button when %s', (_, sources, text, level) => {
  const { values, winners } = merchandisingOf(product, settings, sources)
  expect([values.buttonText, winners.buttonText.level]).toEqual([text, level])
})

test('the low-stock message and the sold-out label of the product are its own settings', () => {
  const mug = { ...product, customSoldOutText: 'Gone', scarcity: { enabled: true, text: '{qty}', threshold: 2 } }
  const { values, winners } = merchandisingOf(mug, settings, [category('mugs', { customSoldOutText: 'Soon' })])
  expect([values.customSoldOutText, values.scarcityThreshold]).toEqual(['Gone', 2])
  expect([winners.customSoldOutText.level, winners.scarcityEnabled.level]).toEqual(['product', 'product'])
  const plain = merchandisingOf(product, settings, [category('mugs', { customSoldOutText: 'Soon' })])
  expect([plain.values.customSoldOutText, plain.winners.customSoldOutText.name]).toEqual(['Soon', 'mugs'])
})

test('each field has a value of its schema, and it is the one of its winner', () => {
  const overrides = fc.record(
    {
      buttonText: fc.constantFrom('', 'One', 'Other'),
      mailingListSignUpEnabled: fc.boolean(),
      scarcityThreshold: fc.integer({ min: 1, max: 9 }),
      restockNotificationViews: fc.subarray([...productViews]),
    },
    { requiredKeys: [] },
  )
  const levels = fc.tuple(overrides, overrides, overrides, overrides)
  fc.assert(
    fc.property(levels, ([first, second, third, last]) => {
      const sources = [site(first), category('a', second), category('b', third), own(last)]
      const { values, winners } = merchandisingOf(product, settings, sources)
      expect(merchandisingSchema.safeParse(values).success).toBe(true)
      for (const source of sources)
        for (const field of Object.keys(source.override) as (keyof typeof values)[])
          if (
            winners[field].level === source.level &&
            winners[field].id === source.id &&
            source.override[field as never] !== ''
          )
            expect(values[field]).toEqual(source.override[field as never])
      expect(contextOf(values).restockNotificationMessages.buttonText).not.toBe('')
    }),
  )
})

test('a field that does not exist is refused at every level', () => {
  expect(categoryOverrideSchema.safeParse({ other: 1 }).success).toBe(false)
  expect(categoryOverrideSchema.safeParse({}).data).toEqual({})
})

test('people can wait for sold-out variants of goods that are counted', () => {
  const variants = [
    { unlimited: false, qtyInStock: 0 },
    { unlimited: false, qtyInStock: 1 },
    { unlimited: true, qtyInStock: 0 },
  ]
  expect(soldOutVariants({ productType: 1, variants })).toEqual([variants[0]])
  expect(soldOutVariants({ productType: 2, variants })).toEqual([])
})

test.each([
  [[], false, false],
  [['quick-view'], true, false],
  [['product'], true, true],
] as const)('shown in %j: anywhere %s, on the page %s', (restockNotificationViews, anywhere, onPage) => {
  const { values } = merchandisingOf(product, settings, [site({ ...firstMerchandising, restockNotificationViews })])
  expect([offersRestock(values), offersRestock(values, 'product')]).toEqual([anywhere, onPage])
})
