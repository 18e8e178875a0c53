import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { headerFooterSchema } from '#shared/header-footer/schema.ts'
import { itemFactsSchema } from '#shared/items/schema.ts'
import { ownerSettingsSchema } from '#shared/settings/owner-settings.ts'
import { HostileTexts } from '#shared/texts/testing/fill-with-hostile.ts'
import { hostileBlocks } from '#storefront/blocks/testing/hostile-blocks.ts'
import { expect, test } from './fixtures/studio.ts'
import { completeSettings, publishBlocks } from './steps/blocks.ts'
import { send } from './steps/owner.ts'

// A server of its own: the texts are on every page of its site.
test.use({ environment: { RATE_LIMIT_MULTIPLIER: '2' } })

/** What happens in a browser that should not: scripts that run, dialogs, foreign requests, and what the policy blocks. */
async function watch(page: Page): Promise<string[]> {
  const events: string[] = []
  page.on('dialog', async (dialog) => {
    events.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  // What the policy blocks does not come here.
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      events.push(`a request to ${route.request().url()}`)
      await route.abort()
    },
  )
  await page.exposeFunction('tellBlocked', (what: string) => events.push(what))
  await page.addInitScript(() => {
    // The code of an owner in a frame of its own may try everything.
    if (/^\/api\/pages\/.+\/code\//.test(location.pathname)) return
    const { tellBlocked } = window as unknown as { tellBlocked(what: string): void }
    Object.defineProperty(window, 'ran', { set: (by) => tellBlocked(`a script ran: ${by}`) })
    document.addEventListener('securitypolicyviolation', (event) =>
      tellBlocked(`${location.pathname} breaks ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    )
  })
  return events
}

/** Things of the demo with hostile texts in all their fields: its site, an item in a blog, and an event. */
async function fillSite(owner: APIRequestContext): Promise<string[]> {
  const texts = new HostileTexts()
  const read = async (path: string) => (await owner.get(path)).json()
  const { revision, settings } = await read('/api/owner/store-settings')
  // Regions are checked against their country.
  const { shippingZones, taxRates, productInformation } = settings
  const filled = { ...texts.fill(ownerSettingsSchema, settings), shippingZones, taxRates, productInformation }
  await send(owner, 'PUT', '/api/owner/store-settings', { ...settings, ...filled, revision })
  const frame = await read('/api/site-header-footer')
  await send(owner, 'PUT', '/api/site-header-footer', texts.fill(headerFooterSchema, frame))
  const paths: string[] = []
  for (const { id: collectionId } of (await read('/api/owner/item-collections')).collections) {
    const { item } = await send(owner, 'POST', `/api/owner/item-collections/${collectionId}/items`, {
      title: 'Hostile',
    })
    const { id, collectionId: _, createdAt: __, updatedAt, ...facts } = item
    const now = Date.now()
    const body = texts.fill(itemFactsSchema, {
      ...facts,
      status: 'published',
      startsAt: now,
      endsAt: now + 3_600_000,
    })
    await send(owner, 'PUT', `/api/owner/items/${id}`, { ...body, picture: null, updatedAt })
    const { path } = await read(`/api/owner/items/${id}`)
    paths.push(path, path.slice(0, path.lastIndexOf('/')))
  }
  return paths
}

/** The innermost elements that reach beside the screen, and would have to be scrolled to. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const isWide = (element: Element) => {
      const { left, right, height } = element.getBoundingClientRect()
      return (
        height > 0 && element.checkVisibility() && (right > width + 1 || left < -1) && !isClipped(element.parentElement)
      )
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isWide(element) && ![...element.children].some(isWide))
      .map((element) => `${element.closest('[id^=block-]')?.className ?? ''} > ${element.outerHTML.slice(0, 160)}`)
  })

/** Brings each window of a page into view. */
const scrollThrough = (main: Locator) =>
  main.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

test('hostile texts in every field of every block, of items and of the site run, load and break nothing', {
  tag: '@desktop',
}, async ({ page, visitor }) => {
  const blocks = hostileBlocks(await completeSettings(page.request))
  const { pageId, path, ids } = await publishBlocks(page.request, '</title><script>window.ran=1</script>', blocks)
  const items = await fillSite(page.request)
  const preview = await send(page.request, 'POST', `/api/owner/pages/${pageId}/preview-link`)
  const events = [await watch(page), await watch(visitor)]
  await visitor.setViewportSize({ width: 360, height: 800 })

  for (const address of [path, preview.path, '/', '/shop', '/cart', ...items]) {
    await visitor.goto(address)
    // No text has closed or swallowed what is around it.
    await expect(visitor.locator('body > footer'), address).toBeAttached()
    await expect(visitor.locator('main'), address).toHaveCount(1)
    // Islands and lazy frames load on the way down.
    await scrollThrough(visitor.locator('main'))
    expect.soft(await beside(visitor), address).toEqual([])
    expect.soft(await visitor.evaluate(() => document.documentElement.scrollWidth), address).toBe(360)
  }

  await page.goto(`/config/pages/${pageId}/edit`)
  const canvas = page.frameLocator('iframe[title^="Page"]')
  await expect(canvas.getByRole('group').first()).toBeVisible()
  const drawn = await canvas.locator('.sqs-block').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id) => !drawn.includes(`block-${id}`))).toEqual([])
  await scrollThrough(canvas.locator('main'))
  await page.goto('/config/pages')
  await expect(page.getByRole('link', { name: '</title><script>window.ran=1</script>' }).first()).toBeVisible()
  expect(events.flat()).toEqual([])
})
