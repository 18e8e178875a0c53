import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, payButton, payWithTestCard, readOrderNumber } from './steps/buying.ts'

test('a visitor subscribes to tea, skips an order and cancels', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/p/mill-tea')
  await expect(page.getByText('$14.00 monthly').first()).toBeVisible()
  await page.locator('[data-island="products/purchase"][data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Subscribe' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe')
  await expectAccessible(page, 'the subscription page')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await fillAddress(page)
  await expect(payButton(page)).toBeVisible()
  await expectAccessible(page, 'the checkout of a subscription')
  await payWithTestCard(page, 'Approves the payment')
  await readOrderNumber(page)
  await expect(page.locator('body')).toHaveAttribute('data-page-type', '206')
  await page.getByRole('link', { name: 'Manage subscription' }).click()
  await expect(page.getByText('$14.00 monthly')).toBeVisible()
  await expectAccessible(page, 'the page of a subscription')
  await page.getByRole('button', { name: 'Skip next order' }).click()
  await expect(page.getByText('The next order is skipped.')).toBeVisible()
  await page.getByText('Cancel subscription', { exact: true }).click()
  await expectAccessible(page, 'the cancellation of a subscription')
  await page.getByRole('button', { name: 'Yes, cancel subscription' }).click()
  await expect(page.getByText('Your subscription is canceled.')).toBeVisible()
})
