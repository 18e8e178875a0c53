import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, signedOut, test } from './fixtures/studio.ts'
import { tabTo } from './steps/keyboard.ts'
import { choose, openStudio, takeBack } from './steps/studio.ts'

const picture = (name: string) => join(import.meta.dirname, '../demo/pictures', name)

test('a product with two options is made, edited like a sheet and published, and visitors see it', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page, '/products/new', 'New product')
  await page.getByLabel('Title', { exact: true }).fill('Ash Beaker')
  await page.getByLabel('Short description').fill('Thin at the lip.')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Thrown in one go.')
  await page.getByLabel('Choose images').setInputFiles(picture('bottle-vase.jpg'))
  await page.getByRole('button', { name: 'Edit A long-necked bottle vase in tenmoku' }).click()
  const dialog = page.getByRole('dialog', { name: 'Image 1 of 1' })
  await dialog.getByLabel('Alt text').fill('A grey beaker')
  await dialog.getByRole('button', { name: /^Focal point, 50 percent/ }).press('Shift+ArrowLeft')
  await expect(dialog.getByRole('button', { name: /^Focal point, 40 percent/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit A grey beaker' })).toBeFocused()

  await page.getByRole('button', { name: 'Add options, such as sizes' }).click()
  await addValues(page, 'Size', 'Small, Large')
  await page.getByRole('button', { name: 'Add another option' }).click()
  await addValues(page, 'Colour', 'Ash, Soot')
  const sheet = page.getByRole('grid', { name: 'Variants' })
  await expect(sheet.getByRole('row')).toHaveCount(5)
  await fillSheet(page)

  const view = page.frameLocator('iframe[title="The product page"]')
  await expect(view.getByRole('heading', { level: 1 })).toHaveText('Ash Beaker')
  await expect(view.getByText('from $24.00').first()).toBeVisible()
  await choose(page, 'Categories', 'Cups')
  await page.keyboard.press('Escape')
  await page.getByLabel('Search engine title').fill('Beaker with an ash glaze')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await visitor.goto('/shop/p/ash-beaker'))?.status()).toBe(404)

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'View on your site' })).toHaveAttribute('href', '/shop/p/ash-beaker')
  await visitor.goto('/shop/cups')
  await visitor.getByRole('link', { name: 'Ash Beaker', exact: true }).click()
  await expect(visitor).toHaveTitle(/^Beaker with an ash glaze/)
  await expect(visitor.getByRole('img', { name: 'A grey beaker' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'More actions for this product' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Ash Beaker deleted')).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(404)
})

/** Types, moves, pastes and undoes, as in a spreadsheet; leaves four variants with prices, stock and SKUs. */
async function fillSheet(page: Page): Promise<void> {
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`)
  await cell(0, 1).click()
  await page.keyboard.type('24')
  await page.keyboard.press('Enter')
  await page.keyboard.type('2x')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter a price like 24.50, or a change like +10%.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('26')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(cell(1, 2)).toHaveText('7')
  await page.evaluate(() => navigator.clipboard.writeText('31\t4\tASH-L-A\n33.50\t5\tASH-L-S'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('6 cells changed.')).toBeVisible()
  const rows = page.getByRole('grid', { name: 'Variants' }).getByRole('row')
  await expect(rows.nth(4)).toHaveText(/Large \/ Soot33\.505ASH-L-S/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(rows.nth(4)).not.toContainText('33.50')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(rows.nth(3)).toHaveText(/Large \/ Ash31\.004ASH-L-A/)
  await expect(rows.nth(1)).toContainText('24.00')
  await expect(rows.nth(2)).toContainText('26.00')
}

/** Names the last option and enters its values. */
async function addValues(page: Page, name: string, values: string): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true }).last()).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Values').last()).toBeFocused()
  await page.keyboard.type(values)
  await page.keyboard.press('Enter')
}

test('what was typed is still there when someone comes back, and pictures can be dropped anywhere', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('what was typed is still there when someone leaves at once and comes back', async () => {
    await openStudio(page, '/products/new', 'New product')
    await page.getByLabel('Title', { exact: true }).fill('Half Written')
    // Without the delays of a pointer: faster than the draft is stored.
    await page.getByRole('link', { name: 'Orders', exact: true }).evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('link', { name: 'Add product' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half Written')
  })
  await test.step('pictures are dropped anywhere among the others, and nothing that is dropped elsewhere takes the screen away', async () => {
    await page.getByLabel('Choose images').setInputFiles(picture('bottle-vase.jpg'))
    const tile = page.getByRole('button', { name: 'Edit A long-necked bottle vase in tenmoku' })
    await expect(tile).toBeVisible()
    await dropFile(tile, picture('bud-vase.jpg'))
    await expect(page.getByRole('button', { name: 'Edit A small ochre bud vase with one dry branch' })).toBeVisible()
    expect(await dropFile(page.getByRole('heading', { level: 1 }), picture('bud-vase.jpg'))).toBe('taken')
    await expect(page.getByRole('button', { name: /^Edit A/ })).toHaveCount(2)
  })
})

test('pictures that are chosen together keep their order, whichever arrives first', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStudio(page, '/products/new', 'New product')
  const firstAnswer = page.waitForResponse(/\/api\/owner\/files$/)
  let isFirst = true
  await page.route(/\/api\/owner\/files$/, async (route) => {
    const mustWait = isFirst
    isFirst = false
    if (mustWait) await firstAnswer
    await route.continue()
  })
  await page.getByLabel('Choose images').setInputFiles([picture('bottle-vase.jpg'), picture('bud-vase.jpg')])
  const { asset } = await (await firstAnswer).json()
  await expect(page.getByRole('button', { name: /^Edit A/ })).toHaveCount(2)
  const second = page.getByRole('list', { name: 'Images, in their order' }).getByRole('listitem').nth(1)
  await expect(second.locator('img')).toHaveAttribute('src', `${asset.assetUrl}?format=300w`)
})

/** Drops a file on an element; returns 'left' if the browser itself would open it. */
async function dropFile(target: Locator, path: string): Promise<string> {
  const bytes = (await readFile(path)).toString('base64')
  return target.evaluate((element, base64) => {
    const dataTransfer = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([content], 'dropped.jpg', { type: 'image/jpeg' }))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    return element.dispatchEvent(event) ? 'left' : 'taken'
  }, bytes)
}

test('products are found, hidden, published and deleted together, and each step is taken back', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const list = page.getByRole('list', { name: 'Products' })
  await openStudio(page, '/products', 'Products')
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
  await choose(page, 'Category', 'Vases')
  await page.getByLabel('Search by title, SKU, option or tag').fill('cylinder')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByLabel('Select Cylinder Vase').check()
  await page.getByLabel('Select Bud Vase').check()
  const bar = page.getByLabel('Actions for the selected products')
  await expect(bar.getByText('2 selected')).toBeVisible()

  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await expect(list.getByText('Draft')).toHaveCount(2)
  await takeBack(page, '2 products unpublished')
  await expect(list.getByText('Draft')).toHaveCount(0)
  // The selection stays: the next action applies to the same products.
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await expect(list.getByText('Draft')).toHaveCount(2)
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('2 products published')).toBeVisible()
  await expect(list.getByText('Draft')).toHaveCount(0)

  // Hidden rows are deselected, and stay so when they are shown again.
  await choose(page, 'Category', 'Cups')
  await page.getByLabel('Select Harbor Mug').check()
  await choose(page, 'Category', 'Any category')
  await expect(page.getByLabel('Select Bud Vase')).not.toBeChecked()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByRole('link', { name: 'Harbor Mug' })).toBeHidden()
  await takeBack(page, '1 product deleted')
  await expect(list.getByRole('link', { name: 'Harbor Mug' })).toBeVisible()
})

test.describe('with the keyboard alone', { tag: '@desktop' }, () => {
  test.use({ storageState: signedOut })

  test('the owner signs in, and publishes a product', async ({ page, server }) => {
    await page.goto('/config/products')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type('nora@tidemill.example')
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(server.ownerPassword)
    await page.keyboard.press('Enter')
    const add = page.getByRole('link', { name: 'Add product' })
    await expect(add).toBeVisible()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
    await page.keyboard.type('Keyed Bowl')
    await tabTo(page, page.getByLabel('Price, USD'))
    await page.keyboard.type('40')
    await tabTo(page, page.getByRole('combobox', { name: 'Status' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: 'Draft' })).toHaveAttribute('aria-selected', 'true')
    // Mantine takes the chosen option as the current one in a task of its own, after the list is open.
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    // The list wraps around: before the first is the last.
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Published')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect((await page.request.get('/shop/p/keyed-bowl')).status()).toBe(200)

    // The links and fields of the preview are left out.
    await tabTo(page, page.getByRole('button', { name: 'Skip preview' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'More actions for this product' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'View reviews' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Keyed Bowl deleted')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
