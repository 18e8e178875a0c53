import type { Page } from '@playwright/test'
import { expect } from '../fixtures/studio.ts'

/** Waits until a thing of a sorted list was said to be over a place. Each key is pressed when the one before was said. */
export const isOver = (page: Page, name: string, place: number): Promise<void> =>
  expect(page.getByText(`${name} is over place ${place} of `)).toBeAttached()

/** Picks up a thing with the keyboard, by its handle. */
export async function pickUp(page: Page, name: string, place: number): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await isOver(page, name, place)
  // dnd-kit listens to further keys from its next timer on, which a busy page may run after it has said where it is.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}
