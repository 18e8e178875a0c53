import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, fillBuyer, payButton, payWithTestCard, readOrderNumber } from './steps/buying.ts'
import { alive } from './steps/cart.ts'
import { addFreeTrial } from './steps/free-trial.ts'

test('a visitor subscribes to tea, skips an order, takes that back and cancels', { tag: '@phone' }, async ({
  visitor: page,
}) => {
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
  await page.getByRole('button', { name: /^Don’t skip/ }).click()
  await expect(page.getByText('The order that was skipped comes after all.')).toBeVisible()
  await page.getByText('Cancel subscription', { exact: true }).click()
  await expectAccessible(page, 'the cancellation of a subscription')
  await page.getByRole('button', { name: 'Yes, cancel subscription' }).click()
  await expect(page.getByText('Your subscription is canceled.')).toBeVisible()
})

test('a visitor begins a free trial: nothing is charged, and the day and the amount that follow are said', {
  tag: '@phone',
}, async ({ page: owner, visitor: page }) => {
  await page.goto(await addFreeTrial(owner.request, 'Open Studio Pass'))
  await expect(page.getByText('Free for 14 days for new customers').first()).toBeVisible()
  await expectAccessible(page, 'a product with a trial')
  await alive(page, 'products/purchase')
  await page.getByRole('button', { name: 'Subscribe' }).first().click()
  await expect(page.getByText(/^We save your payment method now/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await fillBuyer(page)
  const terms = page.getByText(/^Open Studio Pass: Free for 14 days\. From .+, \$20\.00 monthly/)
  const day = /From (.+?), \$20\.00/.exec(await terms.innerText())![1]!
  await expectAccessible(page, 'the checkout of a trial')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await readOrderNumber(page)
  await page.getByRole('link', { name: 'Manage subscription' }).click()
  await expect(page.getByText(`Cancel before ${day} and you won’t be charged.`)).toBeVisible()
  await expect(page.getByText('$20.00 monthly, plus shipping and taxes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip next order' })).toHaveCount(0)
  await expectAccessible(page, 'the page of a subscription in its trial')
})
