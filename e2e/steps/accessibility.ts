import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The minified axe, which loads in half the time. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')
/** Evaluated where axe is loaded already. */
const NOTHING = '0'

/** Expects no violation that axe finds in the page's current state, and no horizontal overflow. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await loadFrames(page)
  await settle(page)
  await expectToFit(page, state)
  // Once per document: the builder would load it for each check. A preview may be loading at this moment.
  await expect(async () => {
    for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  }).toPass()
  // In the page itself: otherwise each check opens a second page, which takes as long as the check.
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
  )
  expect(found, state).toEqual([])
}

/** Expects that reading needs no horizontal scrolling. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, `${state}: pixels beside the screen`).toBe(0)
}

/** A frame that waits until it is seen answers nothing. */
async function loadFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
  })
}

/** Colors are final only after all animations. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Scroll-driven animations and those that repeat, such as a marquee's, never end.
        .filter((one) => one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished.catch(() => null)),
    ),
  )
}
