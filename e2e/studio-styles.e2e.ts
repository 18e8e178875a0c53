import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { openStudio } from './steps/studio.ts'

test('the styles of the site are changed beside its home page, undone, and saved for visitors @desktop', async ({
  page,
  visitor,
}) => {
  await openStudio(page, '/styles', 'Styles')
  const home = page.frameLocator('iframe[title^="Preview"]')
  const body = home.locator('body')
  await expect(home.locator('.page-section').first()).toBeVisible()
  await expect(body).toHaveCSS('background-color', 'rgb(246, 242, 234)')
  await expectAccessible(page, 'the styles of the site')

  // The preview follows at once; the server is not asked, and visitors see nothing.
  await page.getByRole('button', { name: /^Midnight/ }).click()
  await expect(body).toHaveCSS('background-color', 'rgb(18, 20, 26)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(body).toHaveCSS('background-color', 'rgb(246, 242, 234)')

  await page.getByRole('radiogroup', { name: 'Part of the styles' }).getByText('Shape').click()
  await page.getByRole('radiogroup', { name: 'Shape' }).getByText('Square').click()
  await expect(home.locator('.button').first()).toHaveCSS('border-top-left-radius', '0px')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Styles saved. Visitors see them now.')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.locator('main .button').first()).toHaveCSS('border-top-left-radius', '0px')
})
