import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { choose, goInStudio, keepNotice, openStudio, takeBack } from './steps/studio.ts'

test('an owner chooses the icon and the styles of the site, and makes a splash page', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  await test.step('the icon that an owner chooses is in the tab of every page, and gone again after an undo', async () => {
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
    await keepNotice(page, 'Site images saved')

    await visitor.goto('/about')
    await expect(icon).toHaveAttribute('href', /^\/icon-32\.png\?v=/)
    const small = await visitor.request.get((await icon.getAttribute('href'))!)
    expect([small.status(), small.headers()['content-type']]).toEqual([200, 'image/png'])

    await takeBack(page, 'Site images saved')
    await visitor.goto('/about')
    await expect(icon).toHaveAttribute('href', /^data:image\/svg/)
  })
  await test.step('the styles of the site are changed beside its home page, undone, and saved for visitors', async () => {
    await goInStudio(page, '/styles', 'Styles')
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
  await test.step('an owner makes a splash page, and visitors enter the site through it', async () => {
    await goInStudio(page, '/pages', 'Pages')
    await page.getByRole('button', { name: 'New page' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Two tides')
    await dialog.getByRole('button', { name: 'Splash page' }).click()
    await page.getByRole('button', { name: 'Create page' }).click()
    await expect(page).toHaveURL(/\/pages\/[^/]+\/edit$/)
    await goInStudio(page, '/pages', 'Pages')
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
})
