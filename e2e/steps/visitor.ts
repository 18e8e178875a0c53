import type { Page } from '@playwright/test'
import { forget } from '../fixtures/lasting-contexts.ts'

/**
 * Makes the browser of a page that of somebody who was never here: without cookies, and nothing stored. Files that it
 * has loaded stay: a page in a new browser takes twice as long.
 */
export async function becomeSomeoneElse(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.unrouteAll()
  // What a page stores when it is left is stored before.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await forget(page, origin)
}
