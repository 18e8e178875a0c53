import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { send } from './steps/owner.ts'
import { keepNotice, openStudio, takeBack } from './steps/studio.ts'

const tree = (page: Page) => page.getByRole('list', { name: 'Categories of Shop' })
const names = (page: Page) => tree(page).getByRole('link')
const rowOf = (page: Page, name: string) =>
  tree(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Presses an item in the menu of a category. */
async function press(page: Page, category: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${category}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a category is added, renamed and deleted, and comes back', { tag: '@phone' }, async ({ page, visitor }) => {
  await openStudio(page, '/categories', 'Categories')
  await page.getByRole('button', { name: 'Add category' }).click()
  const adding = page.getByRole('dialog', { name: 'New category' })
  await adding.getByRole('button', { name: 'Add category' }).click()
  await expect(adding.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.')
  await adding.getByLabel('Name').fill('Garden Pots')
  await adding.getByLabel('Description', { exact: true }).fill('Frost-proof.')
  await expectAccessible(page, 'a new category')
  await adding.getByRole('button', { name: 'Add category' }).click()
  await expect(rowOf(page, 'Garden Pots')).toContainText('/shop/garden-pots')
  await visitor.goto('/shop/garden-pots')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Garden Pots')
  await expect(visitor.getByText('Frost-proof.')).toBeVisible()

  await press(page, 'Garden Pots', 'Edit')
  const editing = page.getByRole('dialog', { name: 'Edit category' })
  await editing.getByLabel('Name').fill('Planters')
  await editing.getByLabel('URL').fill('cups')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByLabel('URL')).toHaveAccessibleDescription(/“cups”/)
  await editing.getByLabel('URL').fill('planters')
  await expect(editing.getByText('/shop/planters. The old URL will redirect to it.')).toBeVisible()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Planters')).toContainText('/shop/planters')
  await visitor.reload()
  await expect(visitor).toHaveURL('/shop/planters')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Planters')

  await press(page, 'Planters', 'Delete')
  await keepNotice(page, 'Planters deleted')
  await expect(rowOf(page, 'Planters')).toHaveCount(0)
  expect((await visitor.reload())?.status()).toBe(404)
  await takeBack(page, 'Planters deleted')
  await expect(rowOf(page, 'Planters')).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(200)
  await press(page, 'Planters', 'Delete')
  await expect(rowOf(page, 'Planters')).toHaveCount(0)
})

test.describe('with two categories of its own', () => {
  let path: string
  let ids: string[]
  test.beforeEach(async ({ page }) => {
    const { collections } = await (await page.request.get('/api/owner/collections')).json()
    path = `/api/owner/collections/${collections[0].id}/categories`
    ids = []
    for (const displayName of ['Bonsai', 'Cacti']) {
      const { category } = await send(page.request, 'POST', path, { displayName, parentId: null })
      ids.push(category.id)
    }
    await openStudio(page, '/categories', 'Categories')
    await expect(names(page)).toHaveText(['Cups', 'Table', 'Vases', 'Studio', 'Bonsai', 'Cacti'])
  })
  test.afterEach(async ({ page }) => {
    const { categories } = await (await page.request.get(path)).json()
    // A category takes those inside it along.
    for (const { id, parentId } of categories) {
      if (ids.includes(id) && !ids.includes(parentId)) await send(page.request, 'DELETE', `/api/owner/categories/${id}`)
    }
  })

  test('categories are moved and nested with Alt and the arrow keys', { tag: '@desktop' }, async ({
    page,
    visitor,
  }) => {
    const handle = page.getByRole('button', { name: 'Move Cacti. Press Alt and an arrow key to move it.' })
    await handle.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(names(page)).toHaveText(['Cups', 'Table', 'Vases', 'Studio', 'Cacti', 'Bonsai'])
    await expect(handle, 'is ready for the next step').toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(names(page)).toHaveText(['Cups', 'Table', 'Vases', 'Studio', 'Bonsai', 'Cacti'])
    await expect(handle).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(rowOf(page, 'Cacti')).toContainText('inside Bonsai')
    await expect(handle).toBeFocused()
    await visitor.goto('/shop/bonsai')
    await expect(visitor.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toContainText(['Cacti'])
    const moved = page.waitForResponse(/\/api\/owner\/categories\/[^/]+\/move$/)
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(rowOf(page, 'Cacti')).not.toContainText('inside')
    // Until its answer is there, the key undoes the step before.
    await (await moved).finished()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rowOf(page, 'Cacti')).toContainText('inside Bonsai')
  })

  test('a category is dragged above another, and into it', { tag: '@desktop' }, async ({ page }) => {
    await drag(page, 'Cacti', { above: 'Bonsai', right: 0 })
    await expect(names(page)).toHaveText(['Cups', 'Table', 'Vases', 'Studio', 'Cacti', 'Bonsai'])
    await drag(page, 'Bonsai', { above: 'Bonsai', right: 40 })
    await expect(rowOf(page, 'Bonsai')).toContainText('inside Cacti')
  })

  test('categories are moved by their menu', { tag: '@phone' }, async ({ page }) => {
    await press(page, 'Cacti', 'Move up')
    await expect(names(page)).toHaveText(['Cups', 'Table', 'Vases', 'Studio', 'Cacti', 'Bonsai'])
    await press(page, 'Bonsai', 'Nest under previous')
    await expect(rowOf(page, 'Bonsai')).toContainText('inside Cacti')
    await page.getByRole('button', { name: 'More actions for Bonsai' }).click()
    await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeDisabled()
    await page.getByRole('menuitem', { name: 'Move out' }).click()
    await expect(rowOf(page, 'Bonsai')).not.toContainText('inside')
  })
})

/** Drags a category by its handle to the upper half of another one, and to the right by pixels. */
async function drag(page: Page, name: string, { above, right }: { above: string; right: number }): Promise<void> {
  const handle = page.getByRole('button', { name: new RegExp(`^Move ${name}\\.`) })
  const from = await boxOf(handle)
  const to = await boxOf(rowOf(page, above))
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x + right, to.y + 4, { steps: 4 })
  await page.mouse.up()
}
