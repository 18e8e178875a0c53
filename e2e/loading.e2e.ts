import { expect, test } from './fixtures/server.ts'
import { addToCart, alive, putInCart } from './steps/cart.ts'

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

test('what is chosen before the script of the page has come is what is bought', { tag: '@phone' }, async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^?]*\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/shop/p/harbor-mug', { waitUntil: 'commit' })
  await page.getByText('Bone', { exact: true }).first().click()
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
  script.resolve()
  await addToCart(page)
  await expect(page.locator('header .sqs-cart-quantity').first()).toHaveText('3')
})

/** Counting a visit waits until the page is idle, and the time of the page before is sent when this one is opened. */
const countsVisits =
  /\/api\/(?:census|1\/performance|events|v1\/clanker)\/|\/assets\/(?:record-visit|watch-page|report-speed)-/

/** The most files that a page asks for until it is alive, with a product in the cart, and the scripts among them. */
const mostFiles = [
  ['/', 20, 1],
  ['/shop', 18, 1],
  ['/shop/p/harbor-mug', 18, 3],
  ['/cart', 18, 4],
  ['/checkout', 18, 4],
] as const

for (const [path, most, scripts] of mostFiles) {
  test(`${path} asks for at most ${most} files, ${scripts} of them scripts`, { tag: '@phone' }, async ({ page }) => {
    const asked: { kind: string; url: string }[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !countsVisits.test(request.url()))
        asked.push({ kind: request.resourceType(), url: request.url() })
    })
    await putInCart(page, 'espresso-pair')
    // Pictures below the screen and the cart's number are asked for at their own time: all of them are counted.
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const island of await page.locator('[data-island]:not([data-when="interaction"])').all()) {
      if (await island.isVisible()) await alive(page, (await island.getAttribute('data-island'))!)
    }
    const list = asked
      .map(({ kind, url }) => `${kind} ${new URL(url).pathname}`)
      .toSorted()
      .join('\n')
    expect(asked.length, list).toBeLessThanOrEqual(most)
    expect(asked.filter(({ kind }) => kind === 'script').length, list).toBe(scripts)
    const at = (part: string) => asked.findIndex(({ url }) => url.includes(part))
    // What makes a page alive comes last.
    if (at('/assets/islands-') >= 0) expect(at('/assets/islands-'), list).toBeGreaterThan(at('/media/'))
  })
}

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
    await expect.poll(() => asked.toSorted(), path).toEqual(inputs)
  }
})
