import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STEPS = 120

/** Presses Tab until an element has the focus, as people without a pointer do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'can be reached with Tab').toBeFocused()
}
