import { expect, test } from './fixtures/server.ts'
import { expectAccessible, expectToFit } from './steps/accessibility.ts'
import { fillAddress, openCheckout, payButton, payWithTestCard, readOrderNumber } from './steps/buying.ts'
import { addButton, alive, putInCart } from './steps/cart.ts'

// axe finds about half of all possible problems; other files test the rest: names, focus, keys, error texts.

test('home, the shop in both views, search, and what is not there', async ({ page }) => {
  for (const path of ['/', '/about', '/shop', '/shop/cups?view=list', '/search', '/search?q=mug', '/no-such-page']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
})

test('a product in all its states', async ({ page }) => {
  await page.goto('/shop/p/harbor-mug')
  await alive(page, 'products/purchase')
  await expectAccessible(page, 'nothing chosen')
  await addButton(page).click()
  // The locator is strict, so there is only one alert.
  await expect(page.locator('main').getByRole('alert')).toContainText('Please select the Glaze option.')
  await expectAccessible(page, 'an option is missing')
  await page.locator('.product-variants').getByText('Celadon', { exact: true }).click()
  await addButton(page).click()
  await expect(addButton(page, 'Added!')).toBeVisible()
  await expectAccessible(page, 'added, few left, with the mini cart')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Learn more about Afterpay' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the pay-later dialog')
  await page.keyboard.press('Escape')
  await alive(page, 'products/gallery')
  await page.getByRole('link', { name: /^Enlarge image 1 of/ }).click()
  await expect(page.getByRole('dialog', { name: 'Images of Harbor Mug' })).toBeVisible()
  await expectAccessible(page, 'the lightbox')
  for (const path of ['/shop/p/moon-jar', '/shop/p/pasta-plate', '/shop/p/breakfast-set', '/shop/p/glaze-notebook']) {
    await page.goto(path)
    await alive(page, 'products/purchase')
    await expectAccessible(page, path)
  }
})

test('a quick view', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Quick View: Wide Bowl' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Wide Bowl' })).toBeVisible()
  await alive(page, 'products/purchase')
  await expectAccessible(page, 'quick view')
})

test('the menu', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  await expectAccessible(page, 'menu')
})

test('the cart, empty and filled, with what can be wrong in it', async ({ page }) => {
  await page.goto('/cart')
  await alive(page, 'screens/cart')
  await expectAccessible(page, 'empty')
  await putInCart(page, 'bottle-vase')
  await putInCart(page, 'pasta-plate', '', 2)
  await page.goto('/cart')
  await alive(page, 'screens/cart')
  await page.getByText('Discount code').first().click()
  await page.getByRole('textbox', { name: 'Discount code' }).fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Estimate shipping and tax').click()
  await page.getByLabel('State').selectOption({ label: 'Maine' })
  await page.getByRole('button', { name: 'Estimate', exact: true }).click()
  await expect(page.getByRole('radio', { name: /Ground/ })).toBeChecked()
  await page.getByLabel('Quantity of Bottle Vase', { exact: true }).fill('99')
  await expect(page.getByText('Unable to update quantity')).toBeVisible()
  await expectAccessible(page, 'a code that is refused, an estimate, a quantity that there is not')
  await page.getByRole('button', { name: 'Remove Pasta Plate' }).click()
  await expect(page.getByRole('button', { name: /Undo/ })).toBeVisible()
  await expectAccessible(page, 'a line that was taken out')
})

test('checkout, from the first look to the order', async ({ page }) => {
  await putInCart(page, 'side-plate')
  await openCheckout(page)
  await expectAccessible(page, 'empty')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'errors')
  await fillAddress(page)
  await page.getByLabel('Billing address is the same as the shipping address').uncheck()
  await page.getByText('Add a note to the order').click()
  await expect(payButton(page)).toBeVisible()
  await expectAccessible(page, 'filled in, with another address for the bill')
  await page.getByLabel('Billing address is the same as the shipping address').check()
  await payWithTestCard(page, 'Declines it')
  await expect(page.getByRole('alert')).toContainText('declined')
  await expectAccessible(page, 'declined')
  await payWithTestCard(page, 'Asks for confirmation first')
  await expect(page.getByRole('dialog', { name: 'Confirm the payment' })).toBeVisible()
  await expectAccessible(page, 'the bank asks')
  await page.getByRole('button', { name: 'Approve' }).click()
  await readOrderNumber(page)
  await expectAccessible(page, 'the order, confirmed')
  await page.goto(page.url().replace('&confirmed=1', ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We received your order')
  await expectAccessible(page, 'the order, looked up later')
})

// WCAG 1.4.10: content for 1280 pixels can be read without horizontal scrolling at a zoom of 400 %.
test('everything fits a screen of 320 pixels', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await putInCart(page, 'breakfast-set', 'Celadon / Harbor Mug / Two')
  for (const path of [
    '/',
    '/shop',
    '/shop?view=list',
    '/shop/p/breakfast-set',
    '/search?q=mug',
    '/cart',
    '/checkout',
  ]) {
    await page.goto(path)
    await expectToFit(page, path)
  }
})
