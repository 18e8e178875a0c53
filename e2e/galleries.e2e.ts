import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/server.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { boxOf } from './steps/boxes.ts'
import { alive } from './steps/cart.ts'

const slideshow = (page: Page) => page.getByRole('region', { name: 'Gallery' }).first()
const thumbnail = (page: Page, index: number) =>
  slideshow(page).getByRole('link', { name: new RegExp(`^Show image ${index} of`) })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Gallery' })

test('galleries are swiped, moved by keys and opened in the lightbox, whose addresses and Back work', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mill')
  await alive(page, 'blocks/gallery')
  await expectAccessible(page, 'a page with galleries')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')

  const list = slideshow(page).getByRole('list', { name: 'Gallery' })
  const box = await boxOf(list)
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', shares: readonly number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: shares.map((share) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })),
    })
  // Keys are pressed when the swipe has come to rest at an image.
  await list.evaluate((element) =>
    element.addEventListener('scrollend', () => element.setAttribute('data-rests', ''), { once: true }),
  )
  await touch('touchStart', [0.8])
  for (const share of [0.75, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', [share])
  await touch('touchEnd', [])
  await expect(list).toHaveAttribute('data-rests')
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await list.press('ArrowRight')
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(slideshow(page).getByRole('status')).toHaveText(/^Image 3 of \d+$/)
  await list.press('Home')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await thumbnail(page, 1).press('ArrowRight')
  await expect(thumbnail(page, 2)).toBeFocused()
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')

  // An image of the grid opens in the whole window, at an address of its own.
  const image = page.locator('.is-grid .gallery-item').nth(1).getByRole('link')
  await image.scrollIntoViewIfNeeded()
  await expect(page.locator('.is-grid[data-hydrated]')).toHaveCount(1)
  await image.click()
  await expect(lightbox(page)).toBeVisible()
  await expect(lightbox(page).getByText(/^2 of \d+$/)).toBeVisible()
  await expectAccessible(page, 'the lightbox of a gallery')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByText(/^3 of \d+$/)).toBeVisible()
  const id = await page.locator('.is-grid .gallery-item').nth(2).getAttribute('id')
  await expect(page).toHaveURL(`/mill#${id}`)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL('/mill')
  await expect(image).toBeFocused()

  await page.goto(`/mill#${id}`)
  await expect(lightbox(page).getByText(/^3 of \d+$/)).toBeVisible()
  await page.reload()
  await expect(lightbox(page).getByText(/^3 of \d+$/)).toBeVisible()
  await lightbox(page).getByRole('button', { name: 'Close' }).click()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL('/mill')
})
