import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillBuyer, payWithTestCard, readOrderNumber } from './steps/buying.ts'

const kiln = { name: 'Help Us Build a Kiln', fund: 'The new kiln' }

test('a visitor gives once, and another time month by month, and changes the amount', { tag: '@phone' }, async ({
  page,
}) => {
  const openForm = async () => {
    await page.goto('/shop/p/kiln-fund')
    const itemId = await page.locator('body').getAttribute('data-item-id')
    await page.goto(`/donate/${itemId}`)
    await expect(page.locator('body')).toHaveAttribute('data-page-type', '203')
  }
  const give = async (often: 'Once' | 'Monthly', amount: string) => {
    await page.getByText(amount, { exact: true }).click()
    await page.getByRole('radio', { name: often }).check()
    await page.getByRole('radio', { name: kiln.fund }).check()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await expect(page.getByText(`${amount}.00 monthly. The next payment is on`)).toHaveCount(
      often === 'Monthly' ? 1 : 0,
    )
    await fillBuyer(page)
    await payWithTestCard(page, 'Approves the payment')
    await readOrderNumber(page)
    await expect(page.locator('body')).toHaveAttribute('data-page-type', '204')
  }

  await openForm()
  await expectAccessible(page, 'the page that takes donations')
  await give('Once', '$25')
  await expect(page.getByRole('link', { name: 'Manage donation' })).toHaveCount(0)

  await openForm()
  await give('Monthly', '$10')
  await expect(page.getByText('renews monthly at $10.00. The next payment is on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Manage donation' }).click()
  await expect(page.getByRole('heading', { name: 'Your donation' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip next donation' })).toBeVisible()
  await expect(page.getByText('$10.00 monthly')).toBeVisible()
  await page.getByText('Change amount', { exact: true }).click()
  await expectAccessible(page, 'the amount of a donation')
  await page.getByLabel('Amount').fill('15')
  await page.getByRole('button', { name: 'Save amount' }).click()
  await expect(page.getByText('Your new amount is saved.')).toBeVisible()
  await expect(page.getByText('$15.00 monthly')).toBeVisible()
})
