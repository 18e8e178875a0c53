import type { Page } from '@playwright/test'
import { knownStripeKeys } from '../src/server/testing/payments/stripe/fake-stripe.ts'
import { expect, routeStripe, test } from './fixtures/stripe.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, fillBuyer, openCheckout, payButton, readOrderNumber } from './steps/buying.ts'
import { putInCart } from './steps/cart.ts'
import { send } from './steps/owner.ts'
import { openStudio } from './steps/studio.ts'

// The demo charges no one: Stripe is connected in test mode, and its orders are tests.
const { live, test: tests } = knownStripeKeys

async function chooseCard(buyer: Page, slug: string, fill = fillAddress): Promise<void> {
  await putInCart(buyer, slug)
  await openCheckout(buyer)
  await fill(buyer)
  await buyer.getByRole('radio', { name: /^Card \(Stripe test\)/ }).check()
}
const cardNumber = (buyer: Page) => buyer.getByRole('textbox', { name: 'Card number' })

test('an owner connects Stripe, and finds what is wrong with a key beside it', { tag: '@desktop' }, async ({
  page,
}) => {
  await openStudio(page, '/store-settings?tab=payments', 'Store settings')
  await page.getByRole('link', { name: 'Connect Stripe' }).click()
  const liveMode = page.getByRole('region', { name: 'Live mode' })
  const panel = page.getByRole('region', { name: 'Test mode' })
  await panel.getByRole('button', { name: 'Connect Stripe' }).click()
  const checkAndSave = () => panel.getByRole('button', { name: 'Check and save' }).click()
  await checkAndSave()
  await expect(panel.getByLabel('Publishable key')).toHaveAccessibleDescription(/Enter the publishable key\./)
  await panel.getByLabel('Publishable key').fill(live.publishableKey)
  await panel.getByLabel('Secret key', { exact: true }).fill('sk_test_mistyped01')
  await checkAndSave()
  await expect(panel.getByLabel('Publishable key')).toHaveAccessibleDescription(/Enter it under Live mode\./)
  await panel.getByLabel('Publishable key').fill(tests.publishableKey)
  await checkAndSave()
  await expect(panel.getByRole('alert')).toContainText('Stripe rejected these keys: Invalid API Key')
  await panel.getByLabel('Secret key', { exact: true }).fill(tests.secretKey)
  await checkAndSave()
  await expect(panel.getByText('Tideline Pottery')).toBeVisible()
  await expect(panel.getByText('Connected', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the connection')

  await liveMode.getByRole('button', { name: 'Connect Stripe' }).click()
  await liveMode.getByLabel('Publishable key').fill(live.publishableKey)
  await liveMode.getByLabel('Secret key', { exact: true }).fill(live.secretKey)
  await liveMode.getByRole('button', { name: 'Check and save' }).click()
  await expect(liveMode.getByRole('alert')).toContainText('This is a demo shop that charges no one.')

  await panel.getByRole('button', { name: 'Disconnect…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(panel.getByText('Not connected')).toBeVisible()
})

test('a buyer pays by card on the checkout page; the order leads its owner to the payment', {
  tag: '@desktop',
}, async ({ page, visitor, stripe }) => {
  await send(page.request, 'PUT', '/api/owner/stripe', tests)
  const asked = await routeStripe(visitor, stripe)
  await putInCart(visitor, 'pasta-plate')
  expect(asked).toEqual([])
  await chooseCard(visitor, 'pasta-plate')
  await expect(cardNumber(visitor)).toBeVisible()
  // Shipping and tax are known, so nothing changes any more.
  await expect(payButton(visitor)).toBeVisible()
  await expectAccessible(visitor, 'the checkout with card fields')
  await payButton(visitor).click()
  await expect(visitor.getByRole('alert')).toContainText('Your card number is incomplete.')
  await cardNumber(visitor).fill('declines')
  await payButton(visitor).click()
  await expect(visitor.getByRole('alert')).toContainText('Your payment was declined and nothing was charged.')
  await cardNumber(visitor).fill('approves')
  await payButton(visitor).click()
  const number = await readOrderNumber(visitor)
  const intent = [...stripe.accounts.test.intents.values()].at(-1)!
  expect(intent.status).toBe('succeeded')

  await openStudio(page, '/orders', 'Orders')
  await page
    .getByRole('link', { name: new RegExp(String(number).replace(/\D/g, '')) })
    .first()
    .click()
  const link = page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: 'View in Stripe' })
  await expect(link).toHaveAttribute('href', `https://dashboard.stripe.com/test/payments/${intent.id}`)
})

test('a bank that asks is answered in its own dialog, and a no can be changed', { tag: '@desktop' }, async ({
  page,
  visitor,
  stripe,
}) => {
  await send(page.request, 'PUT', '/api/owner/stripe', tests)
  await routeStripe(visitor, stripe)
  await chooseCard(visitor, 'glaze-notebook', fillBuyer)
  await cardNumber(visitor).fill('asksBank')
  visitor.once('dialog', (dialog) => dialog.dismiss())
  await payButton(visitor).click()
  const bank = visitor.getByRole('dialog', { name: 'Confirm the payment' })
  await expect(bank).toContainText('Nothing was charged yet.')
  await expectAccessible(visitor, 'the question about the bank')
  visitor.once('dialog', (dialog) => dialog.accept())
  await bank.getByRole('button', { name: 'Confirm with my bank' }).click()
  await readOrderNumber(visitor)
})
