import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { choose, openStudio } from './steps/studio.ts'

test('an owner makes a splash page, and visitors enter the site through it', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  await openStudio(page, '/pages', 'Pages')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Two tides')
  await dialog.getByRole('button', { name: 'Splash page' }).click()
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page).toHaveURL(/\/pages\/[^/]+\/edit$/)
  await openStudio(page, '/pages', 'Pages')
  await page.getByRole('link', { name: 'Settings of Two tides' }).click()
  await expect(page.getByText('Visitors see it first when they open your site')).toBeVisible()
  await choose(page, 'Status', 'Published')
  await expectAccessible(page, 'the settings of a splash page')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Two tides')
  await expect(visitor.getByRole('banner')).toHaveCount(0)
  await expect(visitor.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(visitor, 'a splash page')
  await visitor.getByRole('link', { name: 'Enter' }).click()
  await expect(visitor).toHaveURL(/\/home$/)
  await expect(visitor.getByRole('banner')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Tidemill', exact: true }).first()).toHaveAttribute('href', '/home')

  // The demo begins with its home page again.
  await page.getByRole('link', { name: 'Settings of Two tides' }).click()
  await page.getByRole('button', { name: 'Delete page' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await visitor.goto('/')
  await expect(visitor.getByRole('banner')).toBeVisible()
})
