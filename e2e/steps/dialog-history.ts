import type { Page } from '@playwright/test'

/** Waits until the browser has left the history entries of dialogs that have closed: a moment after they are hidden. */
export const leftDialogs = (page: Page) => page.waitForFunction(() => !history.state?.dialog)

/** Goes back once the open dialog has its entry in the history: a moment after it is shown. */
export async function goBackFromDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean(history.state?.dialog))
  await page.goBack()
}
