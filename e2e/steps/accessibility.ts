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

/**
 * The same on a phone, and in a window as wide as a desktop's: for tests on the phone, where the way to a state takes
 * longer than to look at it twice.
 */
export async function expectAccessibleAtBothWidths(page: Page, state: string): Promise<void> {
  const former = page.viewportSize()!
  await expectAccessible(page, state)
  // A payment may be waited for all the time.
  const busy = page.locator('[aria-busy=true]')
  const most = await busy.count()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect.poll(() => busy.count()).toBeLessThanOrEqual(most)
  await expectAccessible(page, `${state}, as wide as a desktop`)
  await page.setViewportSize(former)
}

/** Expects that reading needs no horizontal scrolling, once the layout has come to rest. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overhang, `${state}: pixels beside the screen`).toBe(0)
}

/** The same on the narrowest screen. WCAG 1.4.10: content for 1280 pixels can be read at a zoom of 400 %. */
export async function expectToFitNarrowest(page: Page, state: string): Promise<void> {
  const former = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expectToFit(page, `${state} at 320 pixels`)
  await page.setViewportSize(former)
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
