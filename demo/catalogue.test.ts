import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { products } from './catalogue.ts'
import { pages } from './pages.ts'
import { settings, shop } from './shop.ts'

test('the shop has 28 products in 4 categories, of five types', () => {
  expect(products).toHaveLength(28)
  expect(new Set(products.map((one) => one.category))).toEqual(new Set(shop.categories.map((one) => one.urlId)))
  expect(new Set(products.map((one) => one.type ?? 'physical'))).toEqual(
    new Set(['physical', 'service', 'digital', 'giftCard', 'donation']),
  )
})

test('every product that another one recommends is there', () => {
  const known = new Set(products.map((one) => one.urlId))
  for (const { related = [], title } of products)
    expect([title, related.filter((one) => !known.has(one))]).toEqual([title, []])
})

test('every part of a bundle is a product with one price, so that the bundle says what it saves', () => {
  for (const { bundle = [], title } of products) {
    const parts = bundle.map(({ product }) => products.find((one) => one.urlId === product))
    expect([title, parts.filter((one) => !one || one.options?.some(({ adds }) => adds))]).toEqual([title, []])
  }
})

test('the variants that are written down are combinations that exist', () => {
  for (const { options = [], variants = {}, title } of products) {
    const combinations = options.reduce<string[]>(
      (begun, { values }) =>
        begun.length === 0 ? [...values] : begun.flatMap((one) => values.map((value) => `${one} / ${value}`)),
      [],
    )
    expect([title, Object.keys(variants).filter((one) => !combinations.includes(one))]).toEqual([title, []])
  }
})

test('every glaze that can be chosen is shown', () => {
  for (const { options = [], title } of products)
    for (const { name, values, pictures = {} } of options)
      if (name === 'Glaze') expect([title, Object.keys(pictures)]).toEqual([title, values])
})

test('every picture that a product or a page names is there', () => {
  const named = [
    ...products.flatMap((one) => [
      ...one.pictures,
      ...(one.options ?? []).flatMap((option) => Object.values(option.pictures ?? {})),
    ]),
    ...pages.flatMap((page) =>
      page.sections.flat().flatMap((block) => (block.type === 'image' ? [block.picture] : [])),
    ),
  ]
  expect(named.filter((name) => !existsSync(new URL(`./pictures/${name}.jpg`, import.meta.url)))).toEqual([])
})

test('every picture is listed at full size, and described', () => {
  const folder = new URL('./pictures/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
  const listed: { file: string; width: number; height: number; alt: string }[] = JSON.parse(
    readFileSync(new URL('pictures.json', folder), 'utf8'),
  )
  expect(listed.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  expect(new Set(listed.map(({ width, height }) => `${width} x ${height}`))).toEqual(
    new Set(['1500 x 1875', '2560 x 1440']),
  )
  expect(listed.filter(({ alt }) => alt === '')).toEqual([])
})

test('every file that a product sells is there, and small enough to travel with the project', () => {
  const files = products.flatMap((one) => one.files ?? [])
  expect(products.filter((one) => one.type === 'digital' && !one.files?.length)).toEqual([])
  for (const name of files) expect(statSync(new URL(`./downloads/${name}`, import.meta.url)).size).toBeLessThan(300_000)
})

test('what the announcement promises is what shipping costs, and what its code takes off', () => {
  const [, dollars, percent, code] =
    /^Free ground shipping on US orders of \$(\d+) or more\. (\d+)% off with code (\w+)\.$/.exec(
      shop.appearance.announcement.text,
    )!
  expect(shop.discounts).toMatchObject([{ code, percentMilli: Number(percent) * 1000 }])
  expect(shop.appearance.announcement.href).toBe(`/discount/${code}?redirect=%2Fshop`)
  const methods = settings.shippingZones!.flatMap(({ places, methods: of }) => of.map((method) => ({ places, method })))
  const free = methods.filter(({ method }) => method.freeOverCents !== null)
  expect(free.map(({ places, method }) => [places, method.name, method.freeOverCents])).toEqual([
    [[{ country: 'US' }], 'Ground', Number(dollars) * 100],
  ])
})
