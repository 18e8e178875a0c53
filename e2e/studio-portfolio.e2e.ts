import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { isOver, pickUp } from './steps/sorting.ts'
import { choose, openStudio } from './steps/studio.ts'

const order = (page: Page) => page.getByRole('list', { name: 'Projects in their order' })
const projects = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function publishProject(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Back to / }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
}

test(
  'an owner makes a portfolio, puts its projects in order, and visitors see it so',
  { tag: '@phone' },
  async ({ page, visitor }, { project }) => {
    const name = `Work ${project.name}`
    await openStudio(page, '/collections', 'Collections')
    await page.getByRole('button', { name: 'New collection' }).click()
    await choose(page, 'Type', 'Portfolio')
    await page.getByRole('dialog').getByLabel('Title').fill(name)
    await expectAccessible(page, 'a new portfolio')
    await page.getByRole('button', { name: 'Create collection' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('No projects yet')).toBeVisible()
    for (const title of ['Bridge', 'Tower', 'Pier']) await publishProject(page, title)

    await page.getByRole('link', { name: 'Reorder' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project order')
    await expectAccessible(page, 'the order of projects')
    await pickUp(page, 'Bridge', 1)
    await page.keyboard.press('ArrowDown')
    await isOver(page, 'Bridge', 2)
    await page.keyboard.press('Space')
    await expect(page.getByText('Project moved')).toBeVisible()
    await expect.poll(() => order(page).getByRole('link').allInnerTexts()).toEqual(['Tower', 'Bridge', 'Pier'])
    const path = new URL((await page.getByRole('link', { name: 'View page' }).getAttribute('href'))!, page.url())
      .pathname
    await visitor.goto(path)
    await expect(projects(visitor)).toHaveText(['Tower', 'Bridge', 'Pier'])
    await expectAccessible(visitor, 'a portfolio')

    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Portfolio settings' }).click()
    await choose(page, 'Design', 'Grid, words over the images')
    await choose(page, 'Columns', '3')
    await expectAccessible(page, 'the settings of a portfolio')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`“${name}” saved`)).toBeVisible()
    await visitor.reload()
    await expectAccessible(visitor, 'a portfolio with words over the images')
    await visitor.getByRole('link', { name: 'Bridge' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bridge')
    await visitor
      .getByRole('navigation', { name: 'Other projects' })
      .getByRole('link', { name: /Next project/ })
      .click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pier')
    await expectAccessible(visitor, 'a project')
  },
)
