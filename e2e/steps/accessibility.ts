import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe as its makers minified it, which a page reads in half the time. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')
/** What is evaluated where axe is already. */
const NOTHING = '0'

/** Finds nothing that axe knows to be wrong with the page as it stands now, and nothing that sticks out sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await settle(page)
  await expectToFit(page, state)
  // Once for each document: the builder would read it in twice for each look. A preview may be loading just now.
  await expect(async () => {
    for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  }).toPass()
  // In the page itself: otherwise a second page is opened for each look, which takes as long as the looking.
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
  )
  expect(found, state).toEqual([])
}

/** No one has to scroll sideways to read. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, `${state}: pixels beside the screen`).toBe(0)
}

/** Colours are only what they will be once nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What follows scrolling never ends.
        .filter((one) => one.timeline === document.timeline)
        .map((one) => one.finished.catch(() => null)),
    ),
  )
}
