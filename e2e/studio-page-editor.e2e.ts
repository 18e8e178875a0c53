import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { goInStudio, openStudio, takeBack } from './steps/studio.ts'

const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Page"]')
const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** Opens a page of the demo in the editor. */
async function openEditor(page: Page, title: string): Promise<void> {
  if (page.url().includes('/config/')) await goInStudio(page, '/pages', 'Pages')
  else await openStudio(page, '/pages', 'Pages')
  await page.getByRole('link', { name: title, exact: true }).last().click()
  await expect(canvas(page).getByRole('group').first()).toBeVisible()
}

test('a page is edited and published, and blocks are added and discarded', { tag: '@desktop' }, async ({
  page,
  visitor,
}) => {
  await test.step('a page is edited by pointer and by keys, undone, opened again and published', async () => {
    await openEditor(page, 'About')
    const text = canvas(page).getByRole('group', { name: /^Text: Visit/ })
    await text.scrollIntoViewIfNeeded()
    await expectAccessible(page, 'the page editor')

    // By pointer: two columns to the left.
    const before = await boxOf(text)
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    await page.mouse.move(before.x + before.width / 2 - 160, before.y + before.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect.poll(async () => (await boxOf(text)).x).toBeLessThan(before.x - 100)
    await expect(page.getByText(/^Columns \d+ to \d+, rows \d+ to \d+$/)).toBeAttached()
    const moved = await boxOf(text)

    // By keys: one column to the right, and one narrower.
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await boxOf(text)).x).toBeGreaterThan(moved.x + 30)
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(async () => (await boxOf(text)).width).toBeLessThan(moved.width - 30)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await boxOf(text)).x).toBeCloseTo(moved.x, 0)

    // Out to its section, all of that, then all of the page, and aligned.
    await page.keyboard.press('Escape')
    await expect(canvas(page).getByRole('group', { name: 'Section 3' })).toBeFocused()
    await page.keyboard.press('Control+a')
    await expect(settings(page).getByRole('heading', { name: '2 blocks' })).toBeVisible()
    await settings(page).getByRole('button', { name: 'Align left edges' }).click()
    await expect.poll(async () => (await boxOf(text)).x).toBeLessThan(moved.x)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await boxOf(text)).x).toBeCloseTo(moved.x, 0)

    // Text is written in the page itself.
    await text.dblclick()
    const writing = canvas(page).getByRole('textbox', { name: 'Text' })
    await expect(writing).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Dogs are welcome.')
    // Selected words become a link to a page, which is known by its name.
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Link' }).fill('contact')
    await page.getByRole('option', { name: 'Contact (/contact)' }).click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(text).toContainText('Dogs are welcome.')
    await saved(page)
    await visitor.goto('/about')
    await expect(visitor.getByText('Dogs are welcome.')).toHaveCount(0)

    await page.reload()
    await expect(text).toContainText('Dogs are welcome.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text.locator('a[href^="page:"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text).not.toContainText('Dogs are welcome.')
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(text.locator('a[href^="page:"]')).toHaveText('welcome.')

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published. Visitors see this version now.')).toBeVisible()
    await visitor.reload()
    await visitor.getByRole('link', { name: 'welcome.' }).click()
    await expect(visitor).toHaveURL('/contact')
  })
  await test.step('blocks are added, set, duplicated and deleted, and all of it is discarded', async () => {
    await openEditor(page, 'Contact')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('option', { name: 'Ready-made or shared section' }).click()
    const sections = page.getByRole('dialog', { name: 'Add a section' })
    await expect(sections.getByRole('list', { name: 'Kinds' })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page, 'the ready-made sections')
    await page.keyboard.press('Escape')
    await expect(sections).toBeHidden()
    const buttons = canvas(page).getByRole('group', { name: /^Button/ })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('option', { name: 'Button', exact: true }).click()
    await expect(buttons).toHaveCount(1)
    await settings(page).getByLabel('Label').fill('Directions')
    await expect(canvas(page).getByRole('group', { name: 'Button: Directions' })).toBeVisible()
    await settings(page).getByLabel('Label').fill('')
    await expect(settings(page).getByLabel('Label')).toHaveAccessibleDescription('Required')
    // An address that is not complete is not sent.
    const link = settings(page).getByRole('combobox', { name: 'Link' })
    await link.fill('javascript:alert(1)')
    await expect(link).toHaveAccessibleDescription(/Start with/)
    await link.fill('/about')
    await expect(link).not.toHaveAccessibleDescription(/Start with/)
    await link.fill('cont')
    await page.getByRole('option', { name: 'Contact (/contact)' }).click()
    await expect(settings(page).getByLabel('Link', { exact: true })).toHaveValue('Contact (/contact)')

    await settings(page).getByRole('button', { name: 'Duplicate' }).click()
    await expect(buttons).toHaveCount(2)
    await buttons.last().press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(buttons).toHaveCount(3)
    await expect(buttons.last()).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(buttons).toHaveCount(2)
    await buttons.last().press('Delete')
    await expect(buttons).toHaveCount(1)

    // From the panel into the page by pointer.
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('option', { name: 'Quote' }).hover()
    await page.mouse.down()
    const stage = await boxOf(page.locator('iframe[data-canvas]'))
    await page.mouse.move(stage.x + stage.width / 2, stage.y + 300, { steps: 5 })
    await page.mouse.up()
    await expect(canvas(page).getByRole('group', { name: /^Quote/ })).toBeVisible()
    await saved(page)

    // A version by its name, and the changes at a time.
    await buttons.first().press('Control+s')
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('With directions')
    await page.getByRole('textbox', { name: 'Name (optional)' }).press('Enter')
    await expect(page.getByText('Version saved. Find it under Versions.')).toBeVisible()
    const more = page.getByRole('button', { name: 'More actions', exact: true })
    await more.click()
    await page.getByRole('menuitem', { name: 'Schedule' }).click()
    await page.getByLabel('Publish date').fill('2099-03-01T09:00')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByText(/^Scheduled · Mar 1, 2099/)).toBeVisible()
    await more.click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'With directions' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Scheduled for Mar 1, 2099' })).toBeVisible()
    await expectAccessible(page, 'the versions of a page')
    await page.keyboard.press('Escape')
    await more.click()
    await page.getByRole('menuitem', { name: 'Schedule' }).click()
    await page.getByRole('button', { name: 'Cancel schedule' }).click()
    await expect(page.getByText(/^Scheduled · Mar 1, 2099/)).toHaveCount(0)

    await more.click()
    await page.getByRole('menuitem', { name: 'Discard unpublished changes' }).click()
    await expect(buttons).toHaveCount(0)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })
})

test('on the phone blocks are below each other, as visitors see them @phone', async ({ page }) => {
  await openEditor(page, 'About')
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  const heading = canvas(page).getByRole('group', { name: /^Text: Two potters/ })
  const words = canvas(page).getByRole('group', { name: /^Text: The mill ground corn/ })
  const boxes = async () => [await boxOf(heading), await boxOf(words)] as const
  await expect
    .poll(async () => {
      const [above, below] = await boxes()
      return below.y - above.y - above.height
    })
    .toBeGreaterThan(0)

  // What is moved first gives the section its own layout on phones, with everything else where it was.
  await words.click()
  await expect(words).toBeFocused()
  // The settings of the block take their place first.
  await expect(settings(page).getByText('Blocks are stacked in reading order.')).toBeVisible()
  const [before] = await boxes()
  await page.keyboard.press('ArrowDown')
  await expect(settings(page).getByText('This section has its own layout on phones.')).toBeVisible()
  await expect.poll(async () => (await boxes())[0].y).toBeCloseTo(before.y, 0)
  await settings(page).getByRole('button', { name: 'Reset phone layout' }).click()
  await expect(settings(page).getByText('Blocks are stacked in reading order.')).toBeVisible()

  // What is dragged goes where it is let go, also out of a stack.
  await expect.poll(async () => (await boxes())[0].y).toBeCloseTo(before.y, 0)
  const stacked = await boxOf(words)
  await page.mouse.move(stacked.x + 40, stacked.y + 20)
  await page.mouse.down()
  await page.mouse.move(stacked.x + 40, stacked.y + 84, { steps: 6 })
  await page.mouse.up()
  await expect(settings(page).getByText('This section has its own layout on phones.')).toBeVisible()
  await expect.poll(async () => (await boxOf(words)).y - stacked.y).toBeGreaterThan(48)
  await expect.poll(async () => (await boxOf(words)).y - stacked.y, 'it follows the pointer').toBeLessThan(90)
  await settings(page).getByRole('button', { name: 'Reset phone layout' }).click()
  await expectAccessible(page, 'the page editor on a phone')

  // The button is at the lower edge of the window, and its list is above it.
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(page.getByRole('option', { name: 'Ready-made or shared section' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Search blocks')).toBeInViewport({ ratio: 1 })
})

test('keys do what the list of shortcuts says, a section is shared by two pages, and nothing is lost without a connection', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  await test.step('each key in the list of shortcuts does what the list says, and so does dragging over the empty background', async () => {
    await openEditor(page, 'Contact')
    const block = (name: string | RegExp) => canvas(page).getByRole('group', { name })
    const heading = block('Text: Before you write')
    const questions = block(/^Accordion/)
    const map = block(/^Map/)
    const selected = (words: string) => expect(settings(page).getByRole('heading', { name: words })).toBeVisible()

    // Through the blocks in reading order, out to the section, and in again.
    await heading.click()
    await page.keyboard.press('Tab')
    await expect(questions).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(heading).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(block('Section 2')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(block('Section 1')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(block('Section 2')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(canvas(page).getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(heading).toBeFocused()
    await page.keyboard.press('F6')
    await expect(settings(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expect(heading).toBeFocused()

    // Several blocks: one more, all of the section, and all that a rectangle touches.
    await map.click({ modifiers: ['Control'] })
    await selected('2 blocks')
    await page.keyboard.press('Control+a')
    await selected('3 blocks')
    const box = await boxOf(questions)
    await page.mouse.move(box.x + box.width + 12, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 30, box.y + 60, { steps: 5 })
    await page.mouse.up()
    await selected('Accordion')

    // In front of another block that it overlaps, and behind it.
    await heading.click()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowDown')
    const layer = () => heading.evaluate((element) => getComputedStyle(element).zIndex)
    await page.keyboard.press(']')
    await expect.poll(layer).toBe('1')
    await page.keyboard.press('[')
    await expect.poll(layer).not.toBe('1')
    await page.keyboard.press('Control+z')
    await expect.poll(layer).toBe('1')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(layer).not.toBe('1')

    // Twice, once, not at all, and back.
    await page.keyboard.press('Control+d')
    await expect(heading).toHaveCount(2)
    await page.keyboard.press('Control+x')
    await expect(heading).toHaveCount(1)
    await heading.click()
    await page.keyboard.press('Control+v')
    await expect(heading).toHaveCount(2)
    await expect(heading.last()).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(heading).toHaveCount(1)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await saved(page)

    // All that changed is published from the list, as one action.
    await goInStudio(page, '/pages', 'Pages')
    await page.getByRole('button', { name: /^Publish changes/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish changes' })
    await expect(dialog.getByRole('checkbox', { name: 'Contact' })).toBeChecked()
    await expectAccessible(page, 'the pages with unpublished changes')
    await dialog.getByRole('button', { name: /^Publish \d+ page/ }).click()
    await takeBack(page, 'published')
  })
  await test.step('a section is shared by two pages and edited once for both, by keys', async () => {
    const shared = canvas(page).getByRole('group', { name: 'Shared section “Visiting”' })
    const publish = async (said: string) => {
      await page.getByRole('button', { name: 'Publish' }).press('Enter')
      await expect(page.getByText(said)).toBeVisible()
    }
    await openEditor(page, 'About')
    await settings(page).getByRole('button', { name: 'Section 3', exact: true }).press('Enter')
    await settings(page).getByRole('button', { name: 'Make shared section' }).press('Enter')
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await name.fill('Visiting')
    await name.press('Enter')
    await expect(shared).toBeVisible()
    await publish('Published. Visitors see this version now.')

    await openEditor(page, 'Contact')
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await page.getByRole('option', { name: 'Ready-made or shared section' }).click()
    await page.getByRole('button', { name: 'Shared sections' }).press('Enter')
    await page.getByRole('button', { name: 'Visiting' }).press('Enter')
    await expect(shared).toBeFocused()
    await expect(settings(page).getByRole('button', { name: 'On 2 pages' })).toBeVisible()
    await expectAccessible(page, 'a shared section in the page editor')
    await publish('Published. Visitors see this version now.')

    await shared.press('Enter')
    await expect(page.getByRole('heading', { name: 'Visiting' })).toBeVisible()
    await canvas(page)
      .getByRole('group', { name: /^Text: Visit/ })
      .press('Enter')
    await expect(canvas(page).getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Bring boots.')
    await page.keyboard.press('Escape')
    await saved(page)
    await visitor.goto('/about')
    await expect(visitor.getByText('Bring boots.')).toHaveCount(0)
    await publish('Published. Visitors see it on all its pages now.')
    for (const path of ['/about', '/contact']) {
      await visitor.goto(path)
      await expect(visitor.getByText('Bring boots.')).toBeVisible()
    }
  })
  await test.step('what is done without a connection in a tab that is closed is there in the next one, and saved', async () => {
    await openEditor(page, 'Contact')
    const context = page.context()
    const heading = (tab: Page) => canvas(tab).getByRole('group', { name: 'Text: Before you write' })
    await context.setOffline(true)
    await heading(page).click()
    await page.keyboard.press('Delete')
    await expect(page.getByText('Not saved. Trying again…')).toBeVisible()
    await page.close()
    await context.setOffline(false)

    const next = await context.newPage()
    await openEditor(next, 'Contact')
    await expect(heading(next)).toHaveCount(0)
    await saved(next)
    await next.getByRole('button', { name: 'Undo' }).click()
    await expect(heading(next)).toHaveCount(1)
    await saved(next)
  })
})
