import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { send } from './steps/owner.ts'
import { openStudio } from './steps/studio.ts'

/** The changes of a product, newest first. */
const changesOf = (page: Page, product: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: product })

async function setPrice(page: Page, product: string, priceCents: number): Promise<void> {
  const found = await page.request.get('/api/owner/stock', { params: { search: product } })
  const { variants } = await found.json()
  await send(page.request, 'PUT', '/api/owner/variants', { variants: [{ id: variants[0].variantId, priceCents }] })
}

test('changes are listed with what they changed, and undone from the newest on', { tag: '@phone' }, async ({
  page,
  visitor,
}) => {
  await setPrice(page, 'Pitcher', 8100)
  await setPrice(page, 'Pitcher', 8200)
  await openStudio(page, '/changes', 'Changes')
  const [newer, older] = [changesOf(page, 'Pitcher').nth(0), changesOf(page, 'Pitcher').nth(1)]
  await expect(newer).toContainText('Nora Quill')
  await newer.getByRole('button', { name: /^Details: / }).click()
  await expect(newer.getByRole('row', { name: /Price \$81\.00 \$82\.00$/ })).toBeVisible()

  await older.getByRole('button', { name: /^Undo: / }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'changed again later' })).toBeVisible()
  await expect(older).not.toContainText('undone')

  await newer.getByRole('button', { name: /^Undo: / }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  // The undoing is a change itself, now the newest.
  await expect(changesOf(page, 'Pitcher').nth(0)).toContainText('(undo)')
  await expect(changesOf(page, 'Pitcher').nth(1)).toContainText('undone')
  await expect(
    changesOf(page, 'Pitcher')
      .nth(1)
      .getByRole('button', { name: /^Undo: / }),
  ).toHaveCount(0)
  await changesOf(page, 'Pitcher')
    .nth(2)
    .getByRole('button', { name: /^Undo: / })
    .click()
  await expect(changesOf(page, 'Pitcher').nth(0)).toContainText('(undo)')
  await expect(changesOf(page, 'Pitcher').nth(3)).toContainText('undone')
  await visitor.goto('/shop/p/pitcher')
  await expect(visitor.getByText('$81.00').or(visitor.getByText('$82.00'))).toHaveCount(0)
})

test('changes are found by their type and their words @desktop', async ({ page, isMobile }) => {
  await setPrice(page, 'Pitcher', 8300)
  await openStudio(page, '/changes', 'Changes')
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Search changes').fill('pitcher')
  await expect(changesOf(page, 'Pitcher').first()).toBeVisible()
  await page.getByLabel('Search changes').fill('no such product')
  await expect(page.getByRole('heading', { name: 'No changes match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await changesOf(page, 'Pitcher')
    .first()
    .getByRole('button', { name: /^Undo: / })
    .click()
  await expect(changesOf(page, 'Pitcher').first()).toContainText('(undo)')
})
