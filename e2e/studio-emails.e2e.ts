import { expect, test } from './fixtures/studio.ts'

test('a bookmark of an earlier version leads to the emails, with its filter', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/config/letters?state=failed')
  await expect(page).toHaveURL(/\/config\/emails\?state=failed$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
})
