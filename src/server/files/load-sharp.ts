import type sharpFactory from 'sharp'

let loading: Promise<typeof sharpFactory> | undefined

/**
 * The picture library, loaded with the first picture. It reads only the five accepted formats: its readers for SVG,
 * PDF, TIFF and others are disabled, whatever a file claims to be.
 */
export function loadSharp(): Promise<typeof sharpFactory> {
  loading ??= load()
  return loading
}

async function load(): Promise<typeof sharpFactory> {
  const { default: sharp } = await import('sharp')
  // One thread per picture: `decode-limiter.ts` limits how many are processed at once.
  sharp.concurrency(1)
  // Pictures are read once; a cache would only take memory from pages.
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  })
  return sharp
}
