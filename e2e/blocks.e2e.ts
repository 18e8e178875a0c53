import { blockTypes, factsOf } from '#storefront/blocks/editing.ts'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { completeSettings, publishBlocks } from './steps/blocks.ts'
import { alive } from './steps/cart.ts'
import { send, uploadMedia } from './steps/owner.ts'
import { recordVideo } from './steps/record-video.ts'

test('every block is accessible, and nothing foreign loads before a press', async ({ page, visitor }, { project }) => {
  const completed = await completeSettings(page.request)
  const blocks = blockTypes.map((type) => ({ type, settings: { ...factsOf(type).first, ...completed[type] } }))
  const { path } = await publishBlocks(page.request, `Every block ${project.name}`, blocks)
  const foreign: string[] = []
  await visitor.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><html lang="en"><title>Frame</title>' })
  })
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(visitor, 'every block')
  // Also on the way down, where islands and lazy frames load.
  await visitor.getByRole('link', { name: 'Open in OpenStreetMap' }).scrollIntoViewIfNeeded()
  expect(foreign).toEqual([])

  await visitor.getByRole('link', { name: /^Show map/ }).press('Enter')
  await expect(visitor.locator('iframe[title="Map of Tidemill"]')).toBeFocused()
  await visitor.getByRole('link', { name: /^Play video/ }).click()
  await expect(visitor.locator('iframe[title="Opening the kiln"]')).toBeVisible()
  // A frame is visible before its page is requested.
  await expect
    .poll(() => [...new Set(foreign)].toSorted())
    .toEqual(['www.openstreetmap.org', 'www.youtube-nocookie.com'])

  // Another variant of the product shows its own image instead.
  const product = visitor.locator('.block-product')
  await product.scrollIntoViewIfNeeded()
  await alive(visitor, 'products/purchase')
  await alive(visitor, 'products/gallery')
  const shown = product.locator('.gallery-slide[data-current="true"] img')
  const former = await shown.getAttribute('data-image-id')
  await product.locator('.product-variants').getByText('Tenmoku (sold out)').click()
  await expect(shown).not.toHaveAttribute('data-image-id', former!)

  const answer = visitor.getByText('The answer to it.')
  await expect(answer).toBeHidden()
  await visitor.getByText('A question that people often ask').press('Enter')
  await expect(answer).toBeVisible()
})

test('a video behind a section plays, is paused, and is not loaded where motion or data is unwanted @desktop', async ({
  page,
  visitor,
}) => {
  await visitor.goto('/')
  const buffer = Buffer.from(await recordVideo(visitor))
  const file = await uploadMedia(page.request, 'video', { name: 'kiln.webm', mimeType: 'video/webm', buffer })
  const { pageId } = await send(page.request, 'POST', '/api/owner/pages', { title: 'Moving' })
  const path = `/api/owner/pages/${pageId}/draft`
  const draft = await (await page.request.get(path)).json()
  const background = { source: 3, file, picture: null, overlay: 40 }
  const section = { id: 'moving-1', rank: 'a9', anchor: '', phone: 'stacked', theme: 4, height: 'medium', background }
  const operations = [{ path: ['sections', section.id], after: section }]
  const steps = [{ id: `moving-step-${pageId}`, label: 'Add a video', undoes: null, operations }]
  const { sequence } = await send(page.request, 'POST', `${path}/steps`, { after: draft.sequence, steps })
  await send(page.request, 'POST', `/api/owner/pages/${pageId}/publish`, { sequence })

  const asked: string[] = []
  visitor.on('request', (request) => request.url().includes(file.assetUrl) && asked.push(request.url()))
  await visitor.emulateMedia({ reducedMotion: 'no-preference' })
  const video = visitor.locator('video[data-background-video]')
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await visitor.goto('/moving')
  await video.scrollIntoViewIfNeeded()
  const pause = visitor.getByRole('button', { name: 'Pause the video in the background' })
  const play = visitor.getByRole('button', { name: 'Play the video in the background' })
  await expect(video).toHaveAttribute('data-is-shown')
  await expect(video).toHaveJSProperty('muted', true)
  await expect.poll(isPaused).toBe(false)
  await expectAccessible(visitor, 'a section with a video behind it')
  await pause.press('Enter')
  await expect(play).toBeFocused()
  await expect.poll(isPaused).toBe(true)

  // Nothing is loaded, until someone asks for it.
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  asked.length = 0
  await visitor.reload()
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  // The page that is open would play at the change.
  await visitor.goto('about:blank')
  await visitor.emulateMedia({ reducedMotion: 'no-preference' })
  await visitor.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto('/moving')
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  await play.click()
  await expect(video).toHaveAttribute('data-is-shown')
})
