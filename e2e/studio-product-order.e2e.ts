import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { isOver, pickUp } from './steps/sorting.ts'
import { keepNotice, openStudio, takeBack } from './steps/studio.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Products in their order' })
const handle = (page: Page, product: string) => page.getByRole('button', { name: `Move ${product}`, exact: true })

/** The first products in the studio. */
const firstIn = async (page: Page) => (await list(page).getByRole('link').allInnerTexts()).slice(0, 4)
/** The first products that a visitor of the store page sees. */
const firstSeen = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 4)

test('products are moved with the keyboard, and visitors see them in that order', { tag: '@phone' }, async ({
  page,
  visitor,
}) => {
  await openStudio(page, '/products', 'Products')
  await page.getByRole('link', { name: 'Reorder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product order')
  await expect(list(page).getByRole('link').first()).toBeVisible()
  await expectAccessible(page, 'the product order')
  const [first, second, third, fourth] = (await firstIn(page)) as [string, string, string, string]
  await pickUp(page, first, 1)
  await page.keyboard.press('ArrowDown')
  await isOver(page, first, 2)
  await page.keyboard.press('ArrowDown')
  await isOver(page, first, 3)
  await page.keyboard.press('Space')
  await keepNotice(page, 'Product moved')
  await expect.poll(() => firstIn(page)).toEqual([second, third, first, fourth])
  await expect(handle(page, first)).toBeFocused()
  await visitor.goto('/shop')
  await expect.poll(() => firstSeen(visitor)).toEqual([second, third, first, fourth])

  await takeBack(page, 'Product moved')
  await expect.poll(() => firstIn(page)).toEqual([first, second, third, fourth])
  await visitor.reload()
  await expect.poll(() => firstSeen(visitor)).toEqual([first, second, third, fourth])

  await pickUp(page, second, 2)
  await page.keyboard.press('ArrowUp')
  await isOver(page, second, 1)
  await page.keyboard.press('Escape')
  await expect(page.getByText(new RegExp(`^${second} stays at place 2 of `))).toBeAttached()
  await expect.poll(() => firstIn(page)).toEqual([first, second, third, fourth])
})

test('a product is dragged to another place', { tag: '@desktop' }, async ({ page, visitor }) => {
  await openStudio(page, '/products/order', 'Product order')
  await expect(list(page).getByRole('link').first()).toBeVisible()
  const [first, second, third, fourth] = (await firstIn(page)) as [string, string, string, string]
  const from = await boxOf(handle(page, third))
  const to = await boxOf(handle(page, first))
  await page.mouse.move(from.x + 4, from.y + 4)
  await page.mouse.down()
  await page.mouse.move(to.x + 4, to.y + 4, { steps: 8 })
  await isOver(page, third, 1)
  await page.mouse.up()
  await expect.poll(() => firstIn(page)).toEqual([third, first, second, fourth])
  await expect(page.getByText('Product moved')).toBeVisible()
  await visitor.goto('/shop')
  await expect.poll(() => firstSeen(visitor)).toEqual([third, first, second, fourth])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => firstIn(page)).toEqual([first, second, third, fourth])
})
