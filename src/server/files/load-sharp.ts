import type sharpFactory from 'sharp'

let loading: Promise<typeof sharpFactory> | undefined

/**
 * The picture library, loaded with the first picture. It reads only the five kinds that are taken: its readers for SVG,
 * PDF, TIFF and the rest are locked, whatever a file pretends to be.
 */
export function loadSharp(): Promise<typeof sharpFactory> {
  loading ??= load()
  return loading
}

async function load(): Promise<typeof sharpFactory> {
  const { default: sharp } = await import('sharp')
  // One thread for each picture: how many are worked on at once is decided by `decode-gate.ts`.
  sharp.concurrency(1)
  // Pictures are read once; what would be remembered of them is memory that pages could use.
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
