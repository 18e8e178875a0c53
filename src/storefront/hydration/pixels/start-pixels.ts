import { type PixelProvider, pixelProviders } from '#shared/pixels/providers.ts'
import { startGoogle } from './google.ts'
import { startMeta } from './meta.ts'
import { startPinterest } from './pinterest.ts'
import type { Pixel, StartPixel } from './pixel.ts'
import { startTikTok } from './tiktok.ts'

const starts: Readonly<Record<PixelProvider, StartPixel>> = {
  meta: startMeta,
  google: startGoogle,
  tiktok: startTikTok,
  pinterest: startPinterest,
}

/** Starts the pixels that the site has, by company. */
export function startPixels(ids: Readonly<Record<string, string>>, isPage: boolean): ReadonlyMap<PixelProvider, Pixel> {
  const used = pixelProviders.filter((provider) => ids[provider])
  return new Map(used.map((provider) => [provider, starts[provider](ids[provider]!, isPage)]))
}
