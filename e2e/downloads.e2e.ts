import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillBuyer, orderByTransfer, readOrderNumber } from './steps/buying.ts'
import { addToCart, alive, csrfTokenOf, miniCart } from './steps/cart.ts'

test('a guest buys a file with a name and an email address, and downloads it once it is paid', {
  tag: '@desktop',
}, async ({ page: owner, visitor: page }) => {
  await page.goto('/shop/p/glaze-notebook')
  await addToCart(page)
  await miniCart(page).getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Check out' }).click()
  await alive(page, 'screens/checkout')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Contact', 'Payment'])
  await expect(page.getByLabel(/Address|City|ZIP|State|Country/)).toHaveCount(0)
  await fillBuyer(page)
  await orderByTransfer(page)
  await readOrderNumber(page)
  await expect(page.getByRole('link', { name: /Download/ })).toHaveCount(0)
  await owner.goto('/config')
  const headers = { 'x-csrf-token': await csrfTokenOf(owner) }
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  expect((await owner.request.post(`/api/owner/orders/${orderId}/paid`, { headers })).ok()).toBe(true)
  await page.reload()
  await expect(page.getByText('Your file is below.')).toBeVisible()
  await expect(page.locator('main').getByText(/shipping|on its way/i)).toHaveCount(0)
  await expectAccessible(page, 'an order with a file')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download glaze-notebook.pdf' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('glaze-notebook.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.reload()
  await expect(page.getByText(/9 downloads left, until/)).toBeVisible()
  // A link with a wrong letter shows a page that helps.
  const link = (await page.getByRole('link', { name: 'Download glaze-notebook.pdf' }).getAttribute('href'))!
  await page.goto(`${link}x`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
  await expectAccessible(page, 'a link that opens nothing')
})
