import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, openCheckout, orderByTransfer, readOrderNumber } from './steps/buying.ts'
import { csrfTokenOf, putInCart } from './steps/cart.ts'
import { choose, openStudio } from './steps/studio.ts'

const path = '/api/owner/store-settings'

// The shop is shared with other tests.
let before: { settings: object }
test.beforeEach(async ({ page }) => {
  before = await (await page.request.get(path)).json()
})
test.afterEach(async ({ page }) => {
  const { revision } = await (await page.request.get(path)).json()
  const headers = { 'x-csrf-token': await csrfTokenOf(page) }
  const answer = await page.request.put(path, { headers, data: { ...before.settings, revision } })
  expect(answer.ok(), await answer.text()).toBe(true)
})

test('the owner adds a currency; a visitor chooses it, is charged and refunded in it, and the order shows both', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  await openStudio(page, '/store-settings?tab=currencies', 'Store settings')
  await page.getByRole('button', { name: 'Add currency' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add currency' })
  await choose(page, 'Currency', 'GBP · British Pound')
  await dialog.getByLabel(/^Rate: GBP/).fill('0.8')
  await expect(dialog.getByRole('row', { name: /£/ }).first()).toBeVisible()
  await expectAccessible(page, 'a currency')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await visitor.goto('/shop/p/side-plate')
  await visitor.getByLabel('Currency').selectOption('GBP')
  await visitor.getByRole('button', { name: 'Change currency' }).click()
  await expect(visitor).toHaveURL(/\/shop\/p\/side-plate$/)
  await expect(visitor.getByRole('main')).toContainText('£24.00')
  await expectAccessible(visitor, 'a product in another currency')
  await putInCart(visitor, 'side-plate')
  await openCheckout(visitor)
  await fillAddress(visitor)
  await visitor.getByRole('radio', { name: /Pickup at the mill/ }).check()
  await visitor.getByRole('radio', { name: /Bank transfer/ }).check()
  // 24.00 and 1.32 tax.
  await expect(visitor.getByRole('button', { name: 'Place order, £25.32' })).toBeVisible()
  await orderByTransfer(visitor)
  const number = await readOrderNumber(visitor)
  await expect(visitor.getByRole('main')).toContainText('£25.32')

  await openStudio(page, '/orders', 'Orders')
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await expect(page.getByText('Total in USD (1 USD = 0.8 GBP)')).toBeVisible()
  await expect(page.getByText('$31.65')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: `Refund order ${number}` })
  await refund.getByLabel('Refund amount').fill('10')
  await refund.getByRole('button', { name: 'Refund £10.00' }).click()
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('£10.00')
})
