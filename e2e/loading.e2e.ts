import { expect, test } from './fixtures/server.ts'
import { alive, putInCart } from './steps/cart.ts'

/** The hydrated islands of a page after loading. */
const pages = [
  ['/', null],
  ['/shop', null],
  ['/shop/p/harbor-mug', 'products/purchase'],
  ['/cart', 'screens/cart'],
  ['/checkout', 'screens/checkout'],
  ['/contact', 'blocks/form'],
  ['/survey', 'blocks/form'],
] as const

test('no page makes a formatter while it loads: the first one takes a slow phone 100 ms', {
  tag: '@phone',
}, async ({ page }) => {
  await putInCart(page, 'espresso-pair')
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(globalThis, { made })
    for (const name of ['NumberFormat', 'ListFormat', 'DateTimeFormat', 'DisplayNames', 'Collator'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, given) {
            made.push(name)
            return Reflect.construct(target, given)
          },
        }),
      })
    }
  })
  for (const [path, island] of pages) {
    await page.goto(path)
    if (path !== '/checkout') await expect(page.locator('header .sqs-cart-quantity').first()).toHaveText('1')
    if (island) {
      await page.locator(`[data-island="${island}"]`).first().scrollIntoViewIfNeeded()
      await alive(page, island)
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'made')), path).toEqual([])
  }
})

test('a product page asks for at most 20 files, those that make it alive last', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.push(request.url())
  })
  await putInCart(page, 'espresso-pair')
  await page.goto('/shop/p/harbor-mug')
  await alive(page, 'products/purchase')
  await alive(page, 'products/gallery')
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(20)
  expect(asked.filter((url) => url.includes('runtime'))).toEqual([])
  const first = (part: string) => asked.findIndex((url) => url.includes(part))
  expect(first('/assets/islands-')).toBeGreaterThan(first('/media/'))
})

test('a form loads the code of rare fields only where it has them', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, input] = /\/assets\/(address|file|likert)-input-/.exec(request.url()) ?? []
    if (input) asked.push(input)
  })
  for (const [path, inputs] of [
    ['/contact', []],
    ['/survey', ['address', 'file', 'likert']],
  ] as const) {
    await page.goto(path)
    await page.locator('[data-island="blocks/form"]').first().scrollIntoViewIfNeeded()
    await alive(page, 'blocks/form')
    expect(asked.toSorted(), path).toEqual(inputs)
  }
})
