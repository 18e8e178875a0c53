import type { PurchaseReport } from '#shared/pixels/events.ts'
import { replaceStorage } from './replace-storage.ts'
import { startPixels } from './start-pixels.ts'

// The script of the frame in which a purchase is reported to pixels. The page around it has asked for consent.
if (window.top !== window && window.name !== '') {
  const { pixels, event, cookies = '' } = JSON.parse(window.name) as PurchaseReport
  // No script in the frame needs it.
  window.name = ''
  replaceStorage(cookies)
  for (const pixel of startPixels(pixels, false).values()) pixel.track(event)
}
