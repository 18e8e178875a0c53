import { expect, signedOut, test } from './fixtures/studio.ts'
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectToFit,
  expectToFitNarrowest,
} from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { fillAddress, openCheckout, orderByTransfer, payWithTestCard, readOrderNumber } from './steps/buying.ts'
import { csrfTokenOf, putInCart } from './steps/cart.ts'
import { choose, goInStudio, openStudio } from './steps/studio.ts'

// The set-up and the first home screen are checked in studio-set-up.e2e.ts.

// The longest file: each worker takes a test of it.
test.describe.configure({ mode: 'parallel' })

test('the lists of the studio, full and empty, and screens with few states', { tag: '@phone' }, async ({ page }) => {
  await openStudio(page, '/products', 'Products')
  // No two in a row have the same heading: it says when the next one is there.
  for (const [path, heading] of [
    ['/products', 'Products'],
    ['/stock', 'Prices & stock'],
    ['/stock/transfers', 'Transfers'],
    ['/stock/counts', 'Counts'],
    ['/products?search=no+such+thing', 'Products'],
    ['/categories', 'Categories'],
    ['/redirects', 'Redirects'],
    ['/shared-sections', 'Shared sections'],
    ['/redirects/not-found', 'Redirects'],
    ['/imports', 'Import'],
    ['/changes', 'Changes'],
    ['/staff', 'Staff'],
    ['/limits', 'Limits'],
    ['/features', 'Features'],
    ['/account', 'Your account'],
    ['/domains', 'Domains'],
    ['/navigation', 'Navigation'],
    ['/header-footer', 'Header & footer'],
    ['/collections', 'Collections'],
    ['/popup', 'Popup'],
    ['/forms/captcha', 'reCAPTCHA'],
    ['/gift-cards', 'Gift cards'],
    ['/invoices', 'Invoices'],
    ['/returns', 'Returns'],
    ['/withdrawals', 'Withdrawals'],
    ['/reports', 'Reports'],
    ['/images', 'Images'],
  ] as const) {
    await goInStudio(page, path, heading)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessibleAtBothWidths(page, path)
    await expectToFitNarrowest(page, path)
  }
  await page.getByRole('list', { name: 'Images' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByLabel('Alt text')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'an image')
  await openStudio(page, '/no-such-screen', /./)
  await expectAccessibleAtBothWidths(page, 'a screen that is not there')
})

test('the editor of a product, with its dialogs', async ({ page, isMobile }) => {
  await openStudio(page, '/products', 'Products')
  await page.getByRole('link', { name: 'Harbor Mug' }).click()
  await expect(page.getByRole('grid', { name: 'Variants' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toBeVisible()
  if (!isMobile) await expect(page.frameLocator('iframe[title="The product page"]').locator('h1')).toBeVisible()
  const pictures = page.getByRole('list', { name: 'Images, in their order' })
  await pictures
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Image 1 of/ })).toBeVisible()
  await expectAccessible(page, 'a picture')
  await page.keyboard.press('Escape')
  await page.getByLabel('Title', { exact: true }).fill('')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription('Enter a title.')
  await expectAccessible(page, 'a save that was refused')
})

test('a gift card, from its issue to its balance', { tag: '@phone' }, async ({ page }) => {
  await openStudio(page, '/gift-cards', 'Gift cards')
  await page.getByRole('button', { name: 'Issue gift card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue gift card' })
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await expectAccessibleAtBothWidths(page, 'issuing a gift card')
  await dialog.getByLabel('Amount').fill('25')
  await dialog.getByLabel('Reason').fill('A late parcel')
  await dialog.getByLabel('Recipient’s name').fill('Maximiliane-Charlotte von Hohenstein-Wittelsbach')
  await dialog.getByRole('button', { name: 'Issue gift card' }).click()
  const issued = page.getByRole('dialog', { name: 'Gift card issued' })
  await expect(issued.getByLabel('Gift card code')).toHaveValue(/^[0-9A-Z-]{16,}$/)
  await expect(issued.getByLabel('Gift card code')).toBeFocused()
  await expectAccessibleAtBothWidths(page, 'the code of a gift card')
  await issued.getByRole('button', { name: 'Copy gift card code' }).click()
  await issued.getByRole('button', { name: 'Done' }).click()
  const card = page.getByRole('link', { name: /^•••• / }).first()
  await expect(card).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'gift cards')
  await card.click()
  await expect(page.getByRole('region', { name: 'Balance history' })).toContainText('$25.00')
  await expectAccessibleAtBothWidths(page, 'a gift card')
})

test('an order, from the home screen to its email, and another one with an invoice', { tag: '@phone' }, async ({
  page,
  visitor,
}) => {
  await test.step('an order, from the home screen to its email', async () => {
    await putInCart(visitor, 'side-plate')
    await openCheckout(visitor)
    await fillAddress(visitor)
    await payWithTestCard(visitor, 'Approves the payment')
    const number = await readOrderNumber(visitor)
    await openStudio(page, '', /, Nora$/)
    const todays = page.getByRole('region', { name: 'Today’s orders' })
    await expect(todays.getByRole('link', { name: number })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'home')
    await goInStudio(page, '/orders', 'Orders')
    const order = page.getByRole('link', { name: `Order ${number}` })
    await expect(order).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'orders')
    await order.click()
    await page.getByRole('button', { name: 'Fulfill' }).click()
    await expect(page.getByRole('dialog', { name: 'Fulfill' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'fulfilling')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Emails' }).getByRole('link').first()).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'an order')
    await page.getByRole('link', { name: 'Packing slip' }).click()
    await expect(page.getByRole('article', { name: /^Packing slip/ })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'packing slip')
    const banner = page.getByRole('region', { name: 'Email isn’t set up' })
    await expect(banner).toBeVisible()
    await goInStudio(page, '/emails', 'Emails')
    await expect(banner, 'nothing is said twice').toHaveCount(0)
    await expectAccessibleAtBothWidths(page, 'emails')
    await page.getByRole('main').getByRole('link', { name: number }).first().click()
    // The content of the frame may run no script, and axe is one.
    await page.getByText('Plain text').click()
    await expect(page.locator('iframe')).toBeHidden()
    await expectAccessibleAtBothWidths(page, 'an email')
  })
  await test.step('the settings of taxes and invoices, with an order that has an invoice', async () => {
    const path = '/api/owner/store-settings'
    const { settings } = await (await page.request.get(path)).json()
    await openStudio(page, '/store-settings?tab=tax', 'Store settings')
    await page.getByRole('button', { name: 'Add tax category' }).click()
    await expect(page.getByLabel('Name of category 1')).toBeFocused()
    await expectAccessibleAtBothWidths(page, 'a new tax category')
    await page.getByLabel('Name of category 1').fill('Books')
    await page.getByRole('button', { name: 'Add tax rate' }).click()
    await expect(page.getByRole('dialog').getByLabel('Tax category')).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'a new tax rate')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'General' }).click()
    await choose(page, 'Country', 'Germany')
    await page.getByLabel('Business address').fill('Kilnstraße 4\n20095 Hamburg')
    // Without it, the shop issues no invoices in the EU.
    await page.getByLabel('Tax number').fill('DE136695976')
    await page.getByRole('tab', { name: 'Tax' }).click()
    await expect(page.getByRole('region', { name: 'Sales to other EU countries' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'taxes in the EU')
    await page.getByRole('tab', { name: 'Invoices' }).click()
    await expect(page.getByLabel('Legal name')).toBeVisible()
    await choose(page, 'Issue the invoice', 'When the order is placed')
    await expectAccessibleAtBothWidths(page, 'the settings of invoices')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await putInCart(visitor, 'side-plate')
    await openCheckout(visitor)
    await fillAddress(visitor)
    await orderByTransfer(visitor)
    const number = await readOrderNumber(visitor)
    await goInStudio(page, '/invoices', 'Invoices')
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d{4}-\d{4}$/)
        .first(),
    ).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'invoices')
    await goInStudio(page, '/orders', 'Orders')
    await page.getByRole('link', { name: `Order ${number}` }).click()
    await page.getByRole('button', { name: 'Correct invoice' }).click()
    await expect(page.getByRole('dialog', { name: 'Correct invoice?' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'correcting an invoice')
    // The shop is shared with other tests.
    const { revision } = await (await page.request.get(path)).json()
    const headers = { 'x-csrf-token': await csrfTokenOf(page) }
    const restored = await page.request.put(path, { headers, data: { ...settings, revision } })
    expect(restored.ok(), await restored.text()).toBe(true)
  })
})

// Lists are measured above.
test('the other screens fit 320 pixels, and what is in them', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openStudio(page, '', /, Nora$/)
  for (const [path, heading] of [
    ['', /, Nora$/],
    ['/orders', 'Orders'],
    ['/products/new', 'New product'],
    ['/custom-code', 'Custom code'],
    ['/cookie-banner', 'Cookie banner'],
    ['/products', 'Products'],
  ] as const) {
    await goInStudio(page, path, heading)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectToFit(page, path)
  }
  await page.getByRole('link', { name: 'Harbor Mug' }).click()
  const state = page.getByRole('status').filter({ hasText: 'Saved' })
  await expect(state).toBeInViewport({ ratio: 1 })
  const overlap = (element: HTMLElement) => element.parentElement!.scrollWidth - element.parentElement!.clientWidth
  await expect.poll(() => state.evaluate(overlap), 'whether it is saved is not cut').toBe(0)
  await goInStudio(page, '/stock', 'Prices & stock')
  await expectToFit(page, '/stock')
  const variants = page.getByRole('grid').locator('[title*=" · "] > :last-child')
  await expect(variants.nth(3)).toBeVisible()
  const cut = await variants.evaluateAll((names) =>
    names.flatMap((name) =>
      name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight ? [name.textContent] : [],
    ),
  )
  expect(cut, 'variants of one product are told apart').toEqual([])
  const bar = page.getByRole('navigation', { name: 'Studio' })
  const lines = await bar.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link.lastChild!)
      return words.getClientRects().length
    }),
  )
  expect(new Set(lines), 'each place is named on one line').toEqual(new Set([1]))
  // Icon buttons are beside the title, not below it.
  const [title, undo] = [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Undo' })]
  await expect.poll(async () => (await boxOf(undo)).y - (await boxOf(title)).y).toBeLessThan(20)
  const { variants: pitchers } = await (
    await page.request.get('/api/owner/stock', { params: { search: 'Pitcher' } })
  ).json()
  const changed = await page.request.put('/api/owner/variants', {
    headers: { 'x-csrf-token': await csrfTokenOf(page) },
    data: { variants: [{ id: pitchers[0].variantId, priceCents: 8900 }] },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await goInStudio(page, '/changes', 'Changes')
  const words = page.getByRole('listitem').filter({ hasText: 'Nora Quill' }).first().locator('time + div')
  await expect
    .poll(async () => (await boxOf(words)).width, 'the words of a change have its whole line')
    .toBeGreaterThan(240)
  await goInStudio(page, '/emails', 'Emails')
  await page.getByRole('link', { name: 'Set up email' }).click()
  await choose(page, 'Email service', 'Amazon SES')
  await expectToFit(page, '/email-settings/server')
})

test.describe('nobody signed in', () => {
  test.use({ storageState: signedOut })

  test('the sign-in', { tag: '@phone' }, async ({ page }) => {
    await openStudio(page, '', 'Sign in')
    await expectAccessible(page, 'sign-in')
  })
})
