import type { PurchaseToTell } from '#shared/pixels/events.ts'
import { keepInMemory } from './keep-in-memory.ts'
import { startPixels } from './start-pixels.ts'

// The script of the frame in which a purchase is reported to pixels. The page around it has asked for consent.
if (window.top !== window && window.name !== '') {
  const { pixels, event, cookies = '' } = JSON.parse(window.name) as PurchaseToTell
  // No script in the frame needs it.
  window.name = ''
  keepInMemory(cookies)
  for (const pixel of startPixels(pixels, false).values()) pixel.tell(event)
}
