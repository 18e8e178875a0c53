import { expect, test } from './fixtures/studio.ts'
import { openStudio } from './steps/studio.ts'

test('the bars of Home are as high as their sums, also the highest ones', { tag: '@desktop' }, async ({ page }) => {
  await openStudio(page, '', /^Good /)
  const bars = page.getByRole('list', { name: 'Paid orders by day' }).locator('li > span:first-child')
  await expect(bars).toHaveCount(7)
  const drawn = await bars.evaluateAll((all) =>
    all.map((bar) => ({
      share: Number.parseFloat((bar as HTMLElement).style.height),
      pixels: bar.getBoundingClientRect().height,
    })),
  )
  const highest = Math.max(...drawn.map(({ pixels }) => pixels))
  expect(drawn.filter(({ share }) => share > 3).length).toBeGreaterThan(2)
  // A day without sales has a line.
  for (const { share, pixels } of drawn) expect(pixels).toBeCloseTo(Math.max(2, (highest * share) / 100), 0)
})
