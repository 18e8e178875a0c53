import { expect, type Locator } from '@playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/**
 * Where an element is, in pixels of the window. It waits until the element is drawn: a list that is read again, or drawn
 * for another width, replaces its rows, and Playwright answers null for one that has just gone.
 */
export async function boxOf(element: Locator): Promise<Box> {
  let box: Box | null = null
  await expect(async () => {
    box = await element.boundingBox()
    expect(box, 'the element is drawn').not.toBeNull()
  }).toPass({ timeout: 20_000 })
  return box!
}
