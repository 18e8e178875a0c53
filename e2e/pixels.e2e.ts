import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { fillAddress, openCheckout, orderByTransfer } from './steps/buying.ts'
import { addToCart } from './steps/cart.ts'
import { keepSettings } from './steps/owner.ts'
import { openStudio } from './steps/studio.ts'

/** In place of Meta's script: it stores its calls where the test can read them. */
const FAKE = `
  const told = []
  const take = (call) => told.push(call)
  fbq.callMethod = (...call) => take(call)
  fbq.queue.forEach(take)
  window.told = told
  try {
    window.read = parent === window ? '' : parent.location.href + document.cookie
  } catch {
    window.read = document.cookie
  }
`

interface Told {
  readonly name: string
  readonly id: string | undefined
  readonly at: string
}

/** Collects what a visitor's browser tells Meta, also in frames. */
async function followMeta(page: Page): Promise<{ readonly asked: string[]; told(): Promise<Told[]> }> {
  const asked: string[] = []
  await page.route(/facebook\.(com|net)/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: FAKE })
  })
  return {
    asked,
    async told() {
      const frames = await Promise.all(
        page.frames().map((frame) =>
          frame.evaluate(() =>
            ((window as { told?: unknown[][] }).told ?? []).map((call) => ({
              name: String(call[2]),
              id: (call[4] as { eventID?: string } | undefined)?.eventID,
              at: location.pathname + location.search,
            })),
          ),
        ),
      )
      return frames.flat().filter(({ id }) => id !== undefined)
    },
  }
}

test('what visitors do who agreed is reported to a pixel, and their order in a frame without its link', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  const restore = await keepSettings(page.request, '/api/owner/pixels', '/api/owner/consent')
  await openStudio(page, '/pixels', 'Ad pixels')
  await page.getByRole('textbox', { name: 'Meta pixel ID' }).fill('my pixel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Meta pixel ID' })).toHaveAccessibleDescription(/digits only/)
  await page.getByRole('textbox', { name: 'Meta pixel ID' }).fill('1234567890123456')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Pixels don’t run yet')).toBeVisible()
  await page.getByRole('link', { name: 'Turn on the cookie banner and ask for marketing' }).click()
  await page.getByRole('switch', { name: 'Show the cookie banner' }).check()
  await page.getByRole('checkbox', { name: 'Ask for marketing cookies' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cookie banner saved')).toBeVisible()
  await openStudio(page, '/pixels', 'Ad pixels')
  await page.getByRole('button', { name: 'Add access token: Meta' }).click()
  await expectAccessible(page, 'the settings of ad pixels')
  const link = await page.getByRole('textbox', { name: 'Test link' }).inputValue()

  const meta = await followMeta(visitor)
  await visitor.goto(link)
  const banner = visitor.getByRole('region', { name: 'Your privacy' })
  await expect(banner).toBeVisible()
  expect(meta.asked, 'before a choice').toEqual([])
  await banner.getByRole('button', { name: 'Accept all' }).click()
  const panel = visitor.getByRole('region', { name: 'Pixel test' })
  await expect(panel).toContainText('Meta: loaded')
  await expectAccessible(visitor, 'the panel of a pixel test')

  await visitor.goto('/shop/p/side-plate')
  await addToCart(visitor)
  await expect(panel.getByText('AddToCart, to Meta')).toBeAttached()
  await expect.poll(async () => (await meta.told()).map(({ name }) => name)).toEqual(['ViewContent', 'AddToCart'])
  await visitor.goto('/search?q=plate')
  await expect.poll(async () => (await meta.told()).map(({ name }) => name)).toEqual(['Search'])

  await openCheckout(visitor)
  await fillAddress(visitor)
  const before = meta.asked.length
  await orderByTransfer(visitor)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada.')
  const orderId = new URL(visitor.url()).pathname.split('/').pop()
  await expect.poll(async () => meta.told()).toEqual([{ name: 'Purchase', id: orderId, at: '/pixel-frame' }])
  const frame = visitor.frames().find((one) => new URL(one.url()).pathname === '/pixel-frame')!
  expect(await frame.evaluate(() => Reflect.get(window, 'read')), 'what the script could read').toBe('')
  const count = meta.asked.length
  expect(count).toBe(before + 1)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  expect(meta.asked.length, 'after the page was loaded again').toBe(count)
  await restore()
})
