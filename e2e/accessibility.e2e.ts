import { expect, test } from './fixtures/server.ts'
import { expectAccessibleAtBothWidths, expectToFitNarrowest } from './steps/accessibility.ts'
import { fillAddress, openCheckout, payButton, payWithTestCard, readOrderNumber } from './steps/buying.ts'
import { addButton, alive, miniCart, putInCart } from './steps/cart.ts'

// axe finds about half of all possible problems; other files test the rest: names, focus, keys, error texts.

test('home, the shop in both views, search, and what is not there', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/about', '/shop', '/shop/cups?view=list', '/search', '/search?q=mug', '/no-such-page']) {
    await page.goto(path)
    await expectAccessibleAtBothWidths(page, path)
    await expectToFitNarrowest(page, path)
  }
})

test('a product in all its states', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/p/harbor-mug')
  await alive(page, 'products/purchase')
  await expectAccessibleAtBothWidths(page, 'nothing chosen')
  await addButton(page).click()
  // The locator is strict, so there is only one alert.
  await expect(page.locator('main').getByRole('alert')).toContainText('Please select the Glaze option.')
  await expectAccessibleAtBothWidths(page, 'an option is missing')
  await page.locator('.product-variants').getByText('Celadon', { exact: true }).click()
  await addButton(page).click()
  await expect(miniCart(page)).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'added, few left, with the mini cart')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Learn more about Afterpay' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the pay-later dialog')
  await page.keyboard.press('Escape')
  await alive(page, 'products/gallery')
  await page.getByRole('link', { name: /^Enlarge image 1 of/ }).click()
  await expect(page.getByRole('dialog', { name: 'Images of Harbor Mug' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the lightbox')
  for (const path of ['/shop/p/moon-jar', '/shop/p/pasta-plate', '/shop/p/breakfast-set', '/shop/p/glaze-notebook']) {
    await page.goto(path)
    await alive(page, 'products/purchase')
    await expectAccessibleAtBothWidths(page, path)
    await expectToFitNarrowest(page, path)
  }
})

test('the cart, empty and filled, with what can be wrong in it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/cart')
  await alive(page, 'screens/cart')
  await expectAccessibleAtBothWidths(page, 'empty')
  await putInCart(page, 'bottle-vase')
  await putInCart(page, 'pasta-plate', '', 2)
  await putInCart(page, 'breakfast-set', 'Celadon / Harbor Mug / Two')
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
  await expectAccessibleAtBothWidths(page, 'a code that is refused, an estimate, a quantity that there is not')
  await expectToFitNarrowest(page, 'the cart')
  await page.getByRole('button', { name: 'Remove Pasta Plate' }).click()
  await expect(page.getByRole('button', { name: /Undo/ })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'a line that was taken out')
})

test('checkout, from the first look to the order', { tag: '@phone' }, async ({ page }) => {
  await putInCart(page, 'side-plate')
  await putInCart(page, 'breakfast-set', 'Celadon / Harbor Mug / Two')
  await openCheckout(page)
  await expectAccessibleAtBothWidths(page, 'empty')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'errors')
  await fillAddress(page)
  await page.getByLabel('Billing address is the same as the shipping address').uncheck()
  await page.getByText('Add a note to the order').click()
  await expect(payButton(page)).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'filled in, with another address for the bill')
  await expectToFitNarrowest(page, 'checkout')
  await page.getByLabel('Billing address is the same as the shipping address').check()
  await payWithTestCard(page, 'Declines it')
  await expect(page.getByRole('alert')).toContainText('declined')
  await expectAccessibleAtBothWidths(page, 'declined')
  await payWithTestCard(page, 'Asks for confirmation first')
  await expect(page.getByRole('dialog', { name: 'Confirm the payment' })).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the bank asks')
  await page.getByRole('button', { name: 'Approve' }).click()
  await readOrderNumber(page)
  await expectAccessibleAtBothWidths(page, 'the order, confirmed')
  await page.goto(page.url().replace('&confirmed=1', ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We received your order')
  await expectAccessibleAtBothWidths(page, 'the order, looked up later')
})
