import { expect, test } from './fixtures/studio.ts'
import { expectAccessibleAtBothWidths, expectToFit } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { csrfTokenOf } from './steps/cart.ts'
import { choose, goInStudio, openStudio } from './steps/studio.ts'

test('stock is sent to another location, received there, and counted', { tag: '@phone' }, async ({ page }) => {
  const put = async (path: string, data: object) => {
    const saved = await page.request.put(path, { data, headers: { 'x-csrf-token': await csrfTokenOf(page) } })
    expect(saved.status(), await saved.text()).toBe(200)
    return saved.json()
  }
  const { locations } = await (await page.request.get('/api/owner/stock-locations')).json()
  const fresh = { id: null, name: 'Berlin', sellsOnline: true, pickupMethodId: null }
  const berlin = (await put('/api/owner/stock-locations', { locations: [...locations, fresh] })).locations.at(-1)

  await openStudio(page, '/stock/transfers/new', 'New transfer')
  await page.getByRole('combobox', { name: 'Add a product' }).fill('Harbor Mug')
  await page
    .getByRole('option', { name: /^Harbor Mug/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Quantity of Harbor Mug/ }).fill('2')
  await page.getByLabel('Reference').fill('LS-77')
  await expectAccessibleAtBothWidths(page, 'a new transfer')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transfer T\d{5}$/)
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByText('In transit')).toBeVisible()
  await page.getByRole('button', { name: 'Receive' }).click()
  await page.getByRole('button', { name: 'Receive everything' }).click()
  await page.getByRole('textbox', { name: /^Received: Harbor Mug/ }).fill('1')
  await page.getByRole('textbox', { name: /^Missing: Harbor Mug/ }).fill('1')
  await expectAccessibleAtBothWidths(page, 'what is received')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everything is received.')).toBeVisible()
  await expectToFit(page, 'a transfer that was received')
  // Beside its numbers, the name would have a letter a line.
  const name = page.getByRole('cell', { name: /^Harbor Mug/ })
  await expect.poll(async () => (await boxOf(name)).width).toBeGreaterThan(200)

  await goInStudio(page, '/stock/counts', 'Counts')
  await page.getByRole('button', { name: 'Start count' }).click()
  await choose(page, 'Location', 'Berlin')
  await page.getByRole('dialog').getByRole('button', { name: 'Start count' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Count C\d{5}$/)
  await page.getByRole('searchbox', { name: 'Search by product or SKU' }).fill('Harbor Mug')
  // What is typed into a row that goes is lost.
  await expect(page.getByRole('textbox', { name: /^Counted: (?!.*Harbor Mug)/ })).toHaveCount(0)
  await page
    .getByRole('textbox', { name: /^Counted: Harbor Mug/ })
    .first()
    .fill('3')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 of \d+ counted, 1 difference$/)).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'a count')
  await expectToFit(page, 'a count')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/^The stock was corrected by these differences/)).toBeVisible()

  // The other tests find the shop as it was.
  const { variants } = await (await page.request.get('/api/owner/stock?search=Harbor+Mug')).json()
  const moved = variants.flatMap(({ variantId, parts }: { variantId: string; parts: { quantity: number }[] }) =>
    parts[1]!.quantity > 0 ? [{ kind: 'set', variantId, locationId: berlin.id, quantity: 0 }] : [],
  )
  await put('/api/owner/stock', { changes: moved })
  await put('/api/owner/stock-locations', { locations })
})
