import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectToFit } from './steps/accessibility.ts'
import { fillAddress, openCheckout, orderByTransfer, payWithTestCard, readOrderNumber } from './steps/buying.ts'
import { putInCart } from './steps/cart.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

test('an order is packed and sent, and one of two items of another is refunded', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  await test.step('an order is found on the home screen, noted, packed and sent, and the buyer has an email', async () => {
    const number = await buy(visitor, 2)
    await page.goto('/config')
    await page.getByRole('region', { name: 'Today’s orders' }).getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
    await page.getByLabel('Note').fill('Wrap it twice.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toContainText(
      'Wrap it twice.',
    )

    await page.getByRole('link', { name: 'Packing slip' }).click()
    const slip = page.getByRole('article', { name: /^Packing slip/ })
    await expect(slip.getByRole('row').nth(1)).toHaveText(/^2Side Plate/)
    await expect(slip).toContainText('12 Kiln Lane')
    await expect(slip).not.toContainText('$')
    await page.getByRole('link', { name: 'Back to the order' }).click()

    const open = page.getByRole('button', { name: 'Fulfill' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Fulfill' })
    await dialog.getByLabel('Carrier').fill('ups')
    await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784')
    await expect(dialog.getByLabel('Tracking link')).toHaveValue(/^https:\/\/.*ups\.com\/.*1Z999AA10123456784/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeHidden()
    await expect(dialog.getByLabel('Carrier')).toHaveValue('ups')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(open).toBeFocused()
    await open.click()
    await expect(dialog.getByLabel('Tracking number')).toBeFocused()
    await page.keyboard.type('1Z999AA10123456784')
    await expect(dialog.getByLabel('Carrier')).toHaveValue('UPS')
    await dialog.getByRole('button', { name: 'Fulfill' }).click()
    await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible()
    await page
      .getByRole('region', { name: 'Emails' })
      .getByRole('link', { name: /on its way/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/on its way/)
    await expect(page.frameLocator('iframe').getByText('1Z999AA10123456784')).toBeVisible()

    await openStudio(page, `/orders?search=${encodeURIComponent(number)}`, 'Orders')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/orders\.csv$/)
  })
  await test.step('one of two items of a paid order is refunded and in stock again, and its buyer sees it', async () => {
    const number = await buy(visitor, 2, orderByTransfer)
    await goInStudio(page, '/orders', 'Orders')
    // In a browser, the dialog is gone before the list gets the key.
    const tick = page.getByRole('checkbox', { name: `Select Order ${number}` })
    await tick.check()
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const question = page.getByRole('dialog', { name: 'Mark 1 order as paid' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(tick).toBeChecked()
    await page.getByRole('link', { name: `Order ${number}` }).click()
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const open = page.getByRole('button', { name: 'Refund', exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: `Refund order ${number}` })
    await dialog.getByLabel('Quantity of Side Plate').fill('1')
    await expect(dialog.getByLabel('Restock items')).toBeChecked()
    const refund = dialog.getByRole('button', { name: /^Refund \$/ })
    const amount = (await refund.innerText()).replace('Refund ', '')
    await refund.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Partially refunded')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('1 × Side Plate (restocked)')
    await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Stock returned')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Emails' }).getByRole('link', { name: /^Refund for your/ }),
    ).toBeVisible()

    await visitor.reload()
    await expect(visitor.getByRole('region', { name: 'Refunds' })).toContainText(`${amount} refunded on`)
    await expect(visitor.getByText('partially refunded')).toBeVisible()
  })
})

test('an order is cancelled, and words without an end break wherever an order is told', { tag: '@phone' }, async ({
  page,
  visitor,
}) => {
  await test.step('an order is cancelled, and its pieces are in stock again', async () => {
    const stock = async () => {
      await openStudio(page, '/stock?search=Side+Plate', 'Prices & stock')
      const row = page.getByRole('row').filter({ hasText: /^Side Plate/ })
      return Number(await row.locator('[data-cell$=":1"]').innerText())
    }
    const before = await stock()
    const number = await buy(visitor, 3, orderByTransfer)
    expect(await stock()).toBe(before - 3)
    await openStudio(page, '/orders', 'Orders')
    await page.getByLabel('Search by number, customer, item, SKU, tag or tracking number').fill(number)
    await page.getByRole('link', { name: `Order ${number}` }).click()
    await page.getByRole('button', { name: 'More actions for this order' }).click()
    await page.getByRole('menuitem', { name: 'Cancel order…' }).click()
    const dialog = page.getByRole('dialog', { name: `Cancel order ${number}` })
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused()
    await expect(dialog.getByLabel('Return 3 units to stock')).toBeChecked()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
    expect(await stock()).toBe(before)
  })
  await test.step('words without an end break wherever an order is told: its page, the studio, the packing slip, the email', async () => {
    await putInCart(visitor, 'side-plate', '', 1)
    await openCheckout(visitor)
    await fillAddress(visitor)
    await visitor
      .getByRole('textbox', { name: 'Email' })
      .fill(`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`)
    await visitor.getByLabel('Last name').fill('Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk')
    await visitor.getByText('Add a note to the order').click()
    await visitor.getByLabel('Note to the order').fill('x'.repeat(1000))
    await payWithTestCard(visitor, 'Approves the payment')
    const number = await readOrderNumber(visitor)
    await expectToFit(visitor, 'the order')

    await openStudio(page, '/orders', 'Orders')
    await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible()
    await expectToFit(page, 'the list of orders')
    const size = page.viewportSize()!
    await page.setViewportSize({ width: 1024, height: 768 })
    await expectToFit(page, 'the list of orders on a tablet')
    await page.setViewportSize(size)
    await page.getByRole('link', { name: `Order ${number}` }).click()
    await expect(page.getByText('Customer note')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Emails' }).getByRole('listitem').first()).toBeVisible()
    await expectToFit(page, 'the order in the studio')
    await page.getByRole('link', { name: 'Packing slip' }).click()
    await expect(page.getByRole('article', { name: /^Packing slip/ })).toContainText('12 Kiln Lane')
    await expectToFit(page, 'the packing slip')
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await page.getByRole('region', { name: 'Emails' }).getByRole('link').first().click()
    const email = page.frameLocator('iframe')
    await expect(email.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(
        () => email.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
        'the email: pixels beside its frame',
      )
      .toBe(0)
  })
})

/** A visitor buys some side plates, by default as a test order; returns the order's number in its format, #00042. */
async function buy(
  visitor: Page,
  quantity: number,
  pay = (page: Page) => payWithTestCard(page, 'Approves the payment'),
): Promise<string> {
  await putInCart(visitor, 'side-plate', '', quantity)
  await openCheckout(visitor)
  await fillAddress(visitor)
  await pay(visitor)
  return await readOrderNumber(visitor)
}
