import { expect, test } from './fixtures/studio.ts'
import { openStudio, takeBack } from './steps/studio.ts'

test('the icon that an owner chooses is in the tab of every page, and gone again after an undo', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  const icon = visitor.locator('link[rel="icon"]')
  await openStudio(page, '/store-settings', 'Store settings')
  const panel = page.getByRole('region', { name: 'Site images' })
  // After that of the logo.
  await panel.getByRole('button', { name: 'Choose from library' }).nth(1).click()
  await page
    .getByRole('dialog', { name: 'Choose from library' })
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  await expect(page.getByText('Site images saved')).toBeVisible()

  await visitor.goto('/about')
  await expect(icon).toHaveAttribute('href', /^\/icon-32\.png\?v=/)
  const small = await visitor.request.get((await icon.getAttribute('href'))!)
  expect([small.status(), small.headers()['content-type']]).toEqual([200, 'image/png'])

  await takeBack(page, 'Site images saved')
  await visitor.goto('/about')
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/)
})
