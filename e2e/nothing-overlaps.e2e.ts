import { expect, test } from './fixtures/server.ts'
import { expectToFit, expectToFitNarrowest } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { putInCart } from './steps/cart.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test('the cart button replaces the header’s count, and covers nothing', { tag: '@phone' }, async ({ page }) => {
  await putInCart(page, 'wide-bowl')
  const pill = page.locator('#floatingCart')
  for (const path of ['/shop/p/breakfast-set', '/shop', '/about']) {
    await page.goto(path)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(page.getByRole('banner').getByRole('link', { name: /Cart, items: 1/ })).toBeInViewport()
      await expect(pill).toBeHidden()
      await page.mouse.wheel(0, 600)
      await expect(pill).toBeHidden()
    }
  }
  // When the header is hidden, the cart button leads to the cart.
  await page.getByRole('banner').evaluate((header) => {
    header.style.display = 'none'
  })
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expect(pill).toBeVisible()
  }
  await pill.getByRole('link').click()
  await expect(page).toHaveURL('/cart')
})

test('on a desktop, what belongs together is within the window', { tag: '@desktop' }, async ({ page }) => {
  await test.step('a sold-out card shows one picture, and its second one under the pointer', async () => {
    await page.goto('/shop/vases')
    const card = page.getByRole('article').filter({ hasText: 'Moon Jar' })
    const second = card.locator('.product-card-second')
    await expect(second).toHaveCSS('opacity', '0')
    await card.hover()
    await expect(second).toHaveCSS('opacity', '1')
  })
  await test.step('the whole picture of a product and its thumbnails are within the window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/shop/p/harbor-mug')
    for (const part of ['.gallery-track', '.gallery-thumbnails']) {
      const box = await boxOf(page.locator(part))
      expect(box.y + box.height).toBeLessThanOrEqual(900)
    }
  })
  await test.step('the total of a long order is in view beside the button that pays', async () => {
    for (const product of [
      'wide-bowl',
      'side-plate',
      'pasta-plate',
      'espresso-pair',
      'pitcher',
      'lidded-jar',
      'bottle-vase',
    ])
      await putInCart(page, product)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Pay', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Edit cart' })).toBeInViewport()
  })
})

test('on a phone, nothing in the shop covers anything else', { tag: '@phone' }, async ({ page }) => {
  await test.step('a title of one long word breaks in both views, and runs over nothing', async () => {
    for (const path of ['/shop', '/shop?view=list']) {
      await page.goto(path)
      await expectToFitNarrowest(page, path)
      const title = page.getByRole('link', { name: 'Harbor Mug', exact: true })
      await title.evaluate((link) => {
        link.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänstasse'
      })
      await expectToFit(page, 'a long word')
      const card = await boxOf(page.getByRole('article').first())
      expect((await boxOf(page.getByText('Donaudampf'))).width).toBeLessThanOrEqual(card.width)
    }
  })
  await test.step('a shop’s own words for sold out keep within the picture', async () => {
    await page.goto('/shop/vases')
    const card = page.getByRole('article').filter({ hasText: 'Moon Jar' })
    const [mark, picture] = [
      await boxOf(card.getByText('Gone until')),
      await boxOf(card.locator('.product-card-picture')),
    ]
    expect(picture.x + picture.width - (mark.x + mark.width)).toBeCloseTo(mark.x - picture.x, 0)
  })
  await test.step('the line of categories shows where one is', async () => {
    await page.goto('/shop/studio')
    const categories = page.getByRole('navigation', { name: 'Categories' })
    await expect(categories.getByRole('link', { name: 'Studio' })).toBeInViewport({ ratio: 1 })
  })
  await test.step('a count of three figures leaves the menu free', async () => {
    await putInCart(page, 'espresso-pair', '', 101)
    await page.goto('/')
    const count = page.getByRole('banner').getByText('100+')
    await expect(count).toBeVisible()
    const box = await boxOf(count)
    expect(box.x + box.width).toBeLessThanOrEqual((await boxOf(page.getByRole('button', { name: 'Open the menu' }))).x)
  })
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('no control is shown that does nothing', async ({ page }) => {
    await page.goto('/shop/p/harbor-mug')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    await expect(page.getByText('interest-free payments').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Learn more about Afterpay' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeHidden()
  })
})
