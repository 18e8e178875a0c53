import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { alive } from './steps/cart.ts'
import { recordVideo } from './steps/record-video.ts'
import { choose, openStudio } from './steps/studio.ts'

async function createLesson(page: Page, title: string, chapter: string): Promise<void> {
  await page.getByRole('button', { name: 'New lesson' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('combobox', { name: 'Chapter' }).fill(chapter)
}

async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a lesson')
  await page.getByRole('link', { name: /^Back to / }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
}

test(
  'an owner makes a course, and a visitor goes through it to its end',
  { tag: '@phone' },
  async ({ page, visitor }, { project }) => {
    const name = `First bowl ${project.name}`
    await visitor.goto('/')
    const buffer = Buffer.from(await recordVideo(visitor))
    await openStudio(page, '/collections', 'Collections')
    await page.getByRole('button', { name: 'New collection' }).click()
    await choose(page, 'Type', 'Course')
    await page.getByRole('dialog').getByLabel('Title').fill(name)
    await page.getByRole('button', { name: 'Create collection' }).click()
    await expect(page.getByText('No lessons yet')).toBeVisible()
    await createLesson(page, 'Wedging', 'Clay')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload file' }).first().click()
    await (await choosing).setFiles({ name: `${name}.webm`, mimeType: 'video/webm', buffer })
    await expect(page.getByRole('combobox', { name: 'Captions' })).toBeVisible()
    // A recording of a browser does not say how long it is.
    await expect(page.getByLabel('Length')).toHaveValue(/^0:0\d$/)
    await publish(page, 'Wedging')
    await createLesson(page, 'Centering', 'Wheel')
    await publish(page, 'Centering')
    await page.getByRole('button', { name: 'Course settings' }).click()
    await expectAccessible(page, 'the settings of a course')
    await page.getByRole('button', { name: 'Cancel' }).click()
    const path = new URL(
      (await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href'))!,
      page.url(),
    ).pathname

    const told: string[] = []
    visitor.on('request', (request) => {
      if (request.url().endsWith('/clanker/events')) told.push(JSON.parse(request.postData()!).eventSchemaName)
    })
    await visitor.goto(path)
    await expect(visitor.getByText('2 lessons', { exact: true })).toBeVisible()
    await expect(visitor.getByText('0 of 2 lessons complete')).toBeVisible()
    await expectAccessible(visitor, 'a course')
    await expect.poll(() => told).toContain('VideoListsPageView')
    await visitor.getByRole('link', { name: 'Start course' }).click()

    const video = visitor.getByLabel('Wedging', { exact: true })
    await expect(visitor.getByText('0 of 2 lessons complete')).toBeVisible()
    await expectAccessible(visitor, 'a lesson with a video')
    await expect.poll(() => told).toContain('VideoDetailsPageView')
    // Without a press, nothing is stored.
    expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true
      await element.play()
    })
    await expect(visitor.getByText('1 of 2 lessons complete')).toBeVisible()
    await visitor
      .getByRole('navigation', { name: 'Other lessons' })
      .getByRole('link', { name: /Centering/ })
      .click()

    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Centering')
    await alive(visitor, 'courses/lesson')
    await visitor.getByRole('button', { name: 'Mark as complete' }).click()
    await expect(visitor.getByText('Lesson marked as complete.')).toBeAttached()
    await expect(visitor.getByText('2 of 2 lessons complete')).toBeVisible()
    await expectAccessible(visitor, 'a lesson that is complete')
    await visitor.getByRole('button', { name: 'Mark as not complete' }).click()
    await visitor.getByRole('link', { name, exact: true }).first().click()
    await expect(visitor.getByRole('link', { name: 'Continue: Centering' })).toBeVisible()
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Wedging' }).getByText('Complete')).toBeAttached()

    await visitor.getByRole('link', { name: 'Continue: Centering' }).click()
    await alive(visitor, 'courses/lesson')
    await visitor.getByRole('button', { name: 'Mark as complete' }).click()
    await visitor.getByRole('link', { name, exact: true }).first().click()
    await expect(visitor.getByText('You have completed every lesson.')).toBeVisible()
    await visitor.getByRole('button', { name: 'Start again' }).click()
    await expectAccessible(visitor, 'the question before progress is deleted')
    await visitor.getByRole('button', { name: 'Delete progress' }).click()
    await expect(visitor.getByRole('link', { name: 'Start course' })).toBeVisible()
  },
)
