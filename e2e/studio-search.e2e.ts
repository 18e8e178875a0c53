import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { goInStudio, openStudio } from './steps/studio.ts'

test('one search finds a product, a setting and a section, by keys and from the menu of a phone', async ({
  page,
  isMobile,
}) => {
  await openStudio(page, '', /, Nora$/)
  const search = page.getByRole('dialog', { name: 'Search everything' })
  const open = async () => {
    // Text typed right after the shortcut goes into it.
    if (!isMobile) return page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog', { name: 'Tidemill' }).getByRole('button', { name: 'Search' }).click()
    await expect(search.getByRole('combobox').or(search.getByRole('searchbox'))).toBeFocused()
  }
  await open()
  await expectAccessible(page, 'the search')
  await page.keyboard.type('harb')
  await expect(search.getByRole('option', { name: 'Harbor Mug' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Mug')

  await open()
  await page.keyboard.type('shipping')
  await search
    .getByRole('option', { name: /Shipping/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Shipping' })).toHaveAttribute('aria-selected', 'true')

  await open()
  await page.keyboard.type('vat')
  await expect(search.getByRole('option', { name: 'Settings: Tax' })).toBeVisible()
  // The first press empties the field.
  await page.keyboard.press('Escape')
  await expect(search.getByRole('searchbox')).toHaveValue('')

  // A section by its heading, which opens selected in the editor.
  await page.keyboard.type('a pot is made')
  await search.getByRole('option', { name: 'How a pot is made here' }).first().click()
  await expect(page).toHaveURL(/\/edit\?section=/)
  await expect(page.getByLabel('Link name')).toBeVisible()
  const section = page.frameLocator('[data-canvas]').locator('[data-section-id]', { hasText: 'How a pot is made here' })
  await expect(section).toBeFocused()
  await expect(section.getByRole('heading', { name: 'How a pot is made here' })).toBeInViewport()
})

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' })

  test('screens keep their contrast in dark mode', { tag: '@desktop' }, async ({ page }) => {
    await openStudio(page, '', /, Nora$/)
    for (const [path, heading] of [
      ['', /, Nora$/],
      ['/orders', 'Orders'],
      ['/pages', 'Pages'],
      ['/forms/inbox', 'Inbox'],
      ['/store-settings?tab=policies', 'Store settings'],
    ] as const) {
      await goInStudio(page, path, heading)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `${path} in dark mode`)
    }
    // Other tests pack orders of this shop: only an open one can be canceled.
    await goInStudio(page, '/orders?state=open', 'Orders')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page
      .getByRole('link', { name: /^Order #/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'More actions for this order' }).click()
    await expect(page.getByRole('menuitem', { name: 'Cancel order…' })).toBeVisible()
    await expectAccessible(page, 'the menu of an order in dark mode')
  })
})
