import { expect, test } from './fixtures/studio.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './steps/accessibility.ts'
import { fillAddress, openCheckout } from './steps/buying.ts'
import { addButton, alive, csrfTokenOf, putInCart } from './steps/cart.ts'
import { choose, firstOption, openStudio } from './steps/studio.ts'

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

test('a minimum subtotal and express checkout', { tag: '@phone' }, async ({ page, visitor }) => {
  await openStudio(page, '/store-settings?tab=checkout', 'Store settings')
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

test('settings are not overwritten, and a way of shipping by weight with a tax on it is offered', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  await test.step('what somebody else saved meanwhile is not overwritten', async () => {
    await openStudio(page, '/store-settings?tab=few-left', 'Store settings')
    await page.getByRole('textbox', { name: 'Message' }).fill('Nearly gone: {qty}')
    await expect(page.getByText('Example: “Nearly gone: 3”')).toBeVisible()
    const headers = { 'x-csrf-token': await csrfTokenOf(page) }
    const changed = {
      ...before.settings,
      expressCheckout: true,
      revision: (await (await page.request.get(path)).json()).revision,
    }
    expect((await page.request.put(path, { headers, data: changed })).ok()).toBe(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Two people are editing this')
    await page.getByRole('button', { name: 'Use the other version' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Only {qty} left from this firing')
    await page.getByRole('tab', { name: 'Checkout' }).click()
    await expect(page.getByRole('switch', { name: 'Express checkout' })).toBeChecked()
  })
  await test.step('a way of shipping by weight, to some states, and a tax on it', async () => {
    await openStudio(page, '/store-settings?tab=shipping', 'Store settings')
    await page.getByRole('button', { name: 'Add zone' }).click()
    const zone = page.getByRole('dialog', { name: 'Shipping zone' })
    await zone.getByLabel('Name', { exact: true }).fill('The islands')
    await zone.getByRole('checkbox', { name: 'Rest of the European Union (19 countries)' }).check()
    await expect(zone.getByRole('checkbox', { name: 'Spain' })).toBeChecked()
    await expect(zone.getByRole('checkbox', { name: 'France' })).toBeDisabled()
    await zone.getByRole('button', { name: 'Remove Rest of the European Union (19 countries)' }).click()
    await zone.getByLabel('Search countries').fill('united st')
    await page.keyboard.press('Enter')
    await zone.getByRole('button', { name: 'Done' }).click()
    await expect(zone.getByText('United States is in “United States” already.')).toBeVisible()
    await choose(page, 'Only some regions of a country', 'United States')
    await expectAccessible(page, 'a zone')
    await zone.getByRole('combobox', { name: 'Regions of United States' }).fill('Hawaii')
    await page.getByRole('option', { name: 'Hawaii' }).click()
    await page.keyboard.press('Tab')
    await zone.getByRole('button', { name: 'Done' }).click()
    const islands = page.getByRole('region', { name: 'The islands' })
    await expect(islands).toContainText('United States (HI)')

    await islands.getByRole('button', { name: 'Add shipping method' }).click()
    const method = page.getByRole('dialog', { name: 'Shipping method' })
    await method.getByRole('button', { name: 'Done' }).click()
    await expect(method.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.')
    await method.getByLabel('Name').fill('By boat')
    await choose(page, 'Pricing', 'By weight')
    await expectAccessible(page, 'a way of shipping')
    await method.getByLabel('Price', { exact: true }).fill('11')
    await method.getByLabel('Price above that').fill('12.50')
    await method.getByLabel('Up to').fill('1')
    await method.getByRole('button', { name: 'Done' }).click()
    await expect(islands.getByRole('button', { name: /^By boat/ })).toContainText('By weight, $11.00 to $12.50')

    await page.getByRole('tab', { name: 'Tax' }).click()
    await page.getByRole('button', { name: 'Add tax rate' }).click()
    const rate = page.getByRole('dialog', { name: 'New tax rate' })
    await expectAccessible(page, 'a tax rate')
    await rate.getByLabel('Name').fill('Excise')
    // Typing replaces the chosen country; leaving without a choice restores it.
    await rate.getByRole('combobox', { name: 'Country' }).click()
    await page.keyboard.type('Germ')
    await firstOption(page, 'Germany')
    await page.keyboard.press('Enter')
    await expect(rate.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany')
    await page.keyboard.type('United States')
    await firstOption(page, 'United States')
    await page.keyboard.press('Enter')
    await expect(rate.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
    await page.keyboard.type('Nowhere')
    await page.keyboard.press('Tab')
    await expect(rate.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
    await choose(page, 'Region', 'Hawaii')
    await rate.getByLabel('Rate').fill('4.5')
    await rate.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: /^Excise/ })).toContainText('United States (HI) · 4.5%')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await putInCart(visitor, 'side-plate')
    await openCheckout(visitor)
    await fillAddress(visitor)
    await visitor.getByLabel('State').selectOption({ label: 'Hawaii' })
    await visitor.getByLabel('ZIP code').fill('96813')
    await expect(visitor.getByRole('radio', { name: /^By boat/ })).toBeChecked()
    // On a phone the summary is collapsed.
    await expect(visitor.getByText('Excise 4.5%')).toBeAttached()
  })
})

test('the screen for everyone, and the hours of a pickup place with what is due at them', { tag: '@phone' }, async ({
  page,
  visitor,
}) => {
  await test.step('the screen for everyone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openStudio(page, '/store-settings?tab=checkout', 'Store settings')
    for (const tab of ['Checkout', 'Payments', 'Shipping', 'Tax', 'Low stock']) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toBeVisible()
      await expectAccessibleAtBothWidths(page, tab)
    }
  })
  await test.step('the hours of a pickup place, and what is due at them', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openStudio(page, '/store-settings?tab=shipping', 'Store settings')
    await page.getByRole('button', { name: /^Pickup at the kiln/ }).click()
    const method = page.getByRole('dialog', { name: 'Shipping method' })
    await expect(method.getByLabel('Pickup address')).toHaveValue(/The kiln shed/)
    await method.getByRole('button', { name: 'Add hours on Monday' }).click()
    await method.getByLabel('Monday, closes').fill('08:00')
    await method.getByRole('button', { name: 'Done' }).click()
    await expect(method.getByText('Enter a time after the beginning.')).toBeVisible()
    await expectAccessible(page, 'the hours of a pickup place')
    await method.getByRole('button', { name: 'Cancel' }).click()

    await putInCart(visitor, 'side-plate')
    await openCheckout(visitor)
    await fillAddress(visitor)
    await visitor.getByRole('radio', { name: /Pickup at the kiln/ }).check()
    await visitor.getByRole('combobox', { name: 'Time' }).selectOption({ index: 1 })
    await visitor.getByRole('radio', { name: /Pay on pickup/ }).check()
    await visitor.getByRole('button', { name: /^Place order/ }).click()
    await expect(visitor.getByText('come to the green door')).toBeVisible()
    await openStudio(page, '/orders/due', 'Pickups and deliveries')
    await expect(page.getByRole('listitem').filter({ hasText: 'Pickup at the kiln' }).first()).toContainText('10:00')
    await expectAccessible(page, 'what is due')
  })
})
