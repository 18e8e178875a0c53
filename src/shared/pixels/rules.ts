import { type PixelProvider, pixelProviders } from './providers.ts'
import type { Pixels, StoredPixels } from './schema.ts'

const noPixels: Pixels = { meta: '', google: '', tiktok: '', pinterest: '' }

/** The pixels without what the server counts. */
export function pixelsOf(stored: StoredPixels | null): Pixels {
  if (stored === null) return noPixels
  const { revision: _, ...pixels } = stored
  return pixels
}

/** The pixels as they are stored after a change. */
export const nextPixels = (before: StoredPixels | null, pixels: Pixels): StoredPixels => ({
  ...pixels,
  revision: (before?.revision ?? 0) + 1,
})

/** The companies with a pixel. */
export const usedProviders = (pixels: Pixels): PixelProvider[] => pixelProviders.filter((one) => pixels[one] !== '')
