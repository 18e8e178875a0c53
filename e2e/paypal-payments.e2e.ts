import type { Page } from '@playwright/test'
import { knownPayPalKeys } from '../src/server/testing/payments/paypal/fake-paypal.ts'
import { expect, routePayPal, test } from './fixtures/paypal.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, fillBuyer, openCheckout, readOrderNumber } from './steps/buying.ts'
import { alive, putInCart } from './steps/cart.ts'
import { addFreeTrial } from './steps/free-trial.ts'
import { send } from './steps/owner.ts'
import { openStudio } from './steps/studio.ts'

// The demo charges no one: PayPal's sandbox is connected, and its orders are tests.
const { live, test: sandbox } = knownPayPalKeys

async function choosePayPal(buyer: Page, slug: string, fill = fillAddress): Promise<void> {
  await putInCart(buyer, slug)
  await openCheckout(buyer)
  await fill(buyer)
  await buyer.getByRole('radio', { name: /^PayPal \(sandbox\)/ }).check()
}
const paypalButton = (buyer: Page) => buyer.getByRole('button', { name: 'Pay with PayPal' })

/** Presses PayPal's button. @returns its window */
async function openPayPal(buyer: Page): Promise<Page> {
  const [opened] = await Promise.all([buyer.waitForEvent('popup'), paypalButton(buyer).click()])
  return opened
}

test('an owner connects PayPal’s sandbox, and finds out what is wrong with a key', { tag: '@phone' }, async ({
  page,
}) => {
  await openStudio(page, '/store-settings?tab=payments', 'Store settings')
  await page.getByRole('link', { name: 'Connect PayPal' }).click()
  const panel = page.getByRole('region', { name: 'Sandbox' })
  await panel.getByRole('button', { name: 'Connect PayPal' }).click()
  const checkAndSave = () => panel.getByRole('button', { name: 'Check and save' }).click()
  await panel.getByLabel('Client ID').fill(sandbox.clientId)
  await panel.getByLabel('Secret key', { exact: true }).fill(live.secret)
  await checkAndSave()
  await expect(panel.getByRole('alert')).toContainText('PayPal rejected these keys (“Client Authentication failed”).')
  await panel.getByLabel('Secret key', { exact: true }).fill(sandbox.secret)
  await checkAndSave()
  await expect(panel.getByText('Connected', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the connection')

  await panel.getByRole('button', { name: 'Disconnect…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(panel.getByText('Not connected')).toBeVisible()
})

test('a buyer pays in PayPal’s window; the order leads its owner to the payment', { tag: '@phone' }, async ({
  page,
  visitor,
  paypal,
}) => {
  await send(page.request, 'PUT', '/api/owner/paypal', sandbox)
  const asked = await routePayPal(visitor, paypal)
  await putInCart(visitor, 'pasta-plate')
  expect(asked).toEqual([])
  await choosePayPal(visitor, 'pasta-plate')
  await expect(paypalButton(visitor)).toBeVisible()
  // Totals that are still being calculated are pale.
  await expect(visitor.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(visitor, 'the checkout with PayPal')
  const first = await openPayPal(visitor)
  await first.getByRole('button', { name: 'Cancel and return to shop' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('You canceled the payment. Nothing was charged.')
  await expect(visitor.getByLabel('City')).toHaveValue('Rockport')
  const second = await openPayPal(visitor)
  await second.getByRole('button', { name: 'Pay now' }).click()
  const number = await readOrderNumber(visitor)
  const order = [...paypal.accounts.test.orders.values()].at(-1)!
  const captureId = order.purchaseUnits![0]!.payments!.captures![0]!.id

  await openStudio(page, '/orders', 'Orders')
  await page
    .getByRole('link', { name: new RegExp(String(number).replace(/\D/g, '')) })
    .first()
    .click()
  const link = page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: 'View in PayPal' })
  await expect(link).toHaveAttribute('href', `https://www.sandbox.paypal.com/activity/payment/${captureId}`)
})

test('without PayPal’s script its page is used, and a declined way to pay can be changed', { tag: '@phone' }, async ({
  page,
  visitor,
  paypal,
}) => {
  await send(page.request, 'PUT', '/api/owner/paypal', sandbox)
  await visitor.route('https://www.sandbox.paypal.com/**', (route) => route.abort())
  await choosePayPal(visitor, 'glaze-notebook', fillBuyer)
  paypal.accounts.test.nextCapture = 'instrument is declined'
  await visitor.getByRole('button', { name: 'Continue to PayPal' }).click()
  await visitor.getByRole('button', { name: 'Pay now' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Finish paying with PayPal' })
  await expect(dialog).toContainText('nothing was charged')
  await expectAccessible(visitor, 'the payment that is not finished')
  paypal.accounts.test.nextCapture = 'completes'
  paypal.accounts.test.answers.clear()
  await dialog.getByRole('link', { name: 'Open PayPal' }).click()
  await visitor.getByRole('button', { name: 'Pay now' }).click()
  await readOrderNumber(visitor)
})

test('a buyer begins a free trial with PayPal, which keeps their account, and chooses another account later', {
  tag: '@phone',
}, async ({ page, visitor, paypal }) => {
  await send(page.request, 'PUT', '/api/owner/paypal', sandbox)
  await routePayPal(visitor, paypal)
  const account = paypal.accounts.test
  const ordersBefore = account.orders.size
  await visitor.goto(await addFreeTrial(page.request, 'Evening Studio Pass'))
  await alive(visitor, 'products/purchase')
  await visitor.getByRole('button', { name: 'Subscribe' }).first().click()
  await visitor.getByRole('button', { name: 'Continue to checkout' }).click()
  await fillBuyer(visitor)
  await visitor.getByRole('radio', { name: /^PayPal \(sandbox\)/ }).check()
  const opened = await openPayPal(visitor)
  await opened.getByRole('button', { name: 'Agree and continue' }).click()
  await readOrderNumber(visitor)
  expect([account.orders.size, account.tokens.size]).toEqual([ordersBefore, 1])
  await visitor.getByRole('link', { name: 'Manage subscription' }).click()
  await expectAccessible(visitor, 'the page of a subscription with PayPal')

  await visitor.getByRole('link', { name: 'Change payment method' }).click()
  await visitor.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(visitor.getByText('Your changes are saved.')).toBeVisible()
  await expect(visitor.getByText('PayPal (sb-grace@personal.example.com)')).toBeVisible()
  expect(account.tokens.size).toBe(2)
})
