import { expect, test } from './fixtures/server.ts'
import { alive, putInCart } from './steps/cart.ts'

test('pages make nothing ready for prices before one is to be printed', { tag: '@phone' }, async ({ page }) => {
  await putInCart(page, 'espresso-pair')
  await page.addInitScript(() => {
    const { NumberFormat } = Intl
    Object.assign(globalThis, { formatters: 0 })
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, given) {
        Object.assign(globalThis, { formatters: Reflect.get(globalThis, 'formatters') + 1 })
        return Reflect.construct(target, given)
      },
    })
  })
  for (const path of ['/', '/shop', '/shop/p/harbor-mug']) {
    await page.goto(path)
    await expect(page.locator('header .sqs-cart-quantity').first()).toHaveText('1')
    if (path.includes('harbor')) await alive(page, 'products/purchase')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'formatters')), path).toBe(0)
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
  const first = (part: string) => asked.findIndex((url) => url.includes(part))
  expect(first('/assets/react-')).toBeGreaterThan(first('/media/'))
})
