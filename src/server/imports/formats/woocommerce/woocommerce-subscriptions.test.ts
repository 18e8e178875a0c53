import { expect, test } from 'vitest'
import { problemsOf, readText } from '#server/testing/imports/build-catalogue.ts'

const META = ['price', 'period', 'period_interval', 'length', 'trial_length', 'trial_period', 'sign_up_fee']
const HEADER = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'In stock?', 'Regular price', 'Sale price', 'Parent'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', ...META.map((name) => `Meta: _subscription_${name}`)],
]

type Cells = Partial<Record<string, string>>
const tea: Cells = {
  ...{
    ID: '7',
    Type: 'subscription',
    SKU: 'tea',
    Name: 'Tea',
    Published: '1',
    'In stock?': '1',
    'Regular price': '18',
  },
  ...{ period: 'month', period_interval: '1', length: '0', price: '18' },
}
const choice = { ...tea, Type: 'variable-subscription', 'Regular price': '', 'Attribute 1 name': 'Tea' }
const variation = (value: string, cells: Cells = {}): Cells => ({
  ...{ Type: 'subscription_variation', SKU: value, Published: '1', 'In stock?': '1', Parent: 'tea', price: '12' },
  ...{ 'Attribute 1 name': 'Tea', 'Attribute 1 value(s)': value, period: 'month', period_interval: '1' },
  ...cells,
})
const read = (...lines: Cells[]) =>
  readText(
    [HEADER, ...lines.map((cells) => HEADER.map((name) => cells[name.replace('Meta: _subscription_', '')] ?? ''))]
      .map((line) => line.map((cell) => `"${cell}"`).join(','))
      .join('\n'),
  )

const trial = { trial_length: '14', trial_period: 'day' }
const ofDays = { period: { value: 14, unit: 'DAY' }, priceCents: 0 }

test.each<[string, Cells, object]>([
  ['monthly', {}, { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }],
  ['every two weeks', { period: 'week', period_interval: '2' }, { billingPeriod: { value: 2, unit: 'WEEK' } }],
  ['every 14 days', { period: 'day', period_interval: '14' }, { billingPeriod: { value: 2, unit: 'WEEK' } }],
  ['each year', { period: 'year', period_interval: '' }, { billingPeriod: { value: 1, unit: 'YEAR' } }],
  ['each quarter of a year', { period_interval: '3', length: '12' }, { numBillingCycles: 4 }],
  ['with a trial of days', trial, { trial: ofDays }],
  [
    'with a trial of a year',
    { ...trial, trial_length: '1', trial_period: 'year' },
    { trial: { period: { value: 12 } } },
  ],
  ['with a trial that its sign-up fee pays', { ...trial, sign_up_fee: '5' }, { trial: { ...ofDays, priceCents: 500 } }],
])('a subscription renews %s', (_name, cells, plan) => {
  const [product] = read({ ...tea, ...cells })
  expect(product).toMatchObject({ skip: null, subscriptionPlan: plan, variants: [{ priceCents: 1800 }] })
  expect(product!.problems).toEqual([])
})

test.each<[string, Cells, string]>([
  ['whose file doesn’t say how it renews', { period: '' }, 'subscription'],
  ['that renews each day', { period: 'day' }, 'subscription-period'],
  ['that renews every 60 months', { period_interval: '60' }, 'subscription-period'],
  ['with a number that is none', { period_interval: 'two' }, 'subscription-period'],
  ['with a trial of an unknown unit', { trial_length: '2', trial_period: 'moon' }, 'subscription-period'],
])('a subscription %s is left out', (_name, cells, skip) => {
  expect(read({ ...tea, ...cells })[0]).toMatchObject({ skip })
})

test.each<[string, Cells, string]>([
  ['without a trial', { sign_up_fee: '5' }, 'a subscription costs the same each time unless it begins with a trial.'],
  [
    'as high as the price',
    { ...trial, sign_up_fee: '18' },
    'the price of a trial is the same for all variants and lower than theirs.',
  ],
])('a sign-up fee %s is left out, and the owner is told', (_name, cells, words) => {
  const products = read({ ...tea, ...cells })
  expect(problemsOf(products)).toEqual([
    `warning 2 Meta: _subscription_sign_up_fee: Its sign-up fee isn’t imported: here, ${words}`,
  ])
  expect(products[0]!.subscriptionPlan!.trial?.priceCents ?? 0).toBe(0)
})

test('variations of a subscription are variants, at the prices of the plug-in, and renew together', () => {
  const [product, ...others] = read(choice, variation('Mint'), variation('Sencha', { price: '14' }))
  expect(others).toEqual([])
  expect(product).toMatchObject({
    ...{ skip: null, options: ['Tea'], subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' } } },
    variants: [
      { sku: 'Mint', priceCents: 1200 },
      { sku: 'Sencha', priceCents: 1400 },
    ],
  })
  const [differs] = read(choice, variation('Mint'), variation('Sencha', { period: 'year' }))
  expect(differs).toMatchObject({ skip: 'subscription-variations' })
})

test('what is downloaded is a service here, since downloads are no subscriptions', () => {
  const [product] = read({ ...tea, Type: 'subscription, downloadable, virtual' })
  expect(product).toMatchObject({ productType: 3, skip: null })
  expect(problemsOf([product!])[0]).toContain('The files that customers download aren’t in the export.')
})

test('what is no subscription has no plan', () => {
  const [product] = read({ ...tea, Type: 'simple', period: '' })
  expect(product).not.toHaveProperty('subscriptionPlan')
})
