import { expect, test } from './fixtures/studio.ts'
import { expectAccessible, expectToFit } from './steps/accessibility.ts'
import { addButton, alive, crumbOf } from './steps/cart.ts'
import { openStudio } from './steps/studio.ts'

const path = '/api/owner/store-settings'

// The shop of the other tests is the same one.
let before: { settings: object }
test.beforeEach(async ({ page }) => {
  before = await (await page.request.get(path)).json()
})
test.afterEach(async ({ page }) => {
  const { revision } = await (await page.request.get(path)).json()
  const headers = { 'x-csrf-token': await crumbOf(page) }
  const answer = await page.request.put(path, { headers, data: { ...before.settings, revision } })
  expect(answer.ok(), await answer.text()).toBe(true)
})

test('a minimum subtotal and express checkout', { tag: '@phone' }, async ({ page, visitor }) => {
  await openStudio(page, '/store-settings', 'Store settings')
  const minimum = page.getByLabel('Minimum subtotal')
  await minimum.fill('lots')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('alert')).toContainText('Not saved yet.')
  await minimum.fill('75')
  await expect(page.getByText('your order subtotal must be $75.00 or more.')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('switch', { name: 'Express checkout' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await visitor.goto('/shop/p/side-plate')
  await alive(visitor, 'products/purchase')
  await addButton(visitor).click()
  await visitor.waitForURL('**/cart')
  await expect(visitor.getByText('To check out, your order subtotal must be $75.00 or more.').first()).toBeVisible()

  await page.reload()
  await minimum.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await visitor.goto('/shop/p/side-plate')
  await alive(visitor, 'products/purchase')
  await addButton(visitor).click()
  await visitor.waitForURL('**/checkout')
})

test('what somebody else saved meanwhile is not overwritten', async ({ page }) => {
  await openStudio(page, '/store-settings?tab=few-left', 'Store settings')
  await page.getByLabel('The notice').fill('Nearly gone: {qty}')
  await expect(page.getByText('Visitors read, for example: “Nearly gone: 3”')).toBeVisible()
  const headers = { 'x-csrf-token': await crumbOf(page) }
  const changed = {
    ...before.settings,
    expressCheckout: true,
    revision: (await (await page.request.get(path)).json()).revision,
  }
  expect((await page.request.put(path, { headers, data: changed })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Two people are editing this')
  await page.getByRole('button', { name: 'Take the other version' }).click()
  await expect(page.getByLabel('The notice')).toHaveValue('Only {qty} left from this firing')
  await page.getByRole('tab', { name: 'Checkout' }).click()
  await expect(page.getByRole('switch', { name: 'Express checkout' })).toBeChecked()
})

test('the screen for everyone', async ({ page, isMobile }) => {
  test.slow()
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  for (const tab of ['checkout', 'payments', 'few-left']) {
    await openStudio(page, `/store-settings?tab=${tab}`, 'Store settings')
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectAccessible(page, tab)
    await expectToFit(page, tab)
  }
})
