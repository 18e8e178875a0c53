import { MEGABYTE } from './file-size.ts'

/** What an upload may be; screens say it before a file is chosen, the server holds to it. */
export const uploadLimits = {
  bytes: 20 * MEGABYTE,
  /** Width × height. The largest cameras in pockets make 50 million; far above it lie only pictures made to do harm. */
  pixels: 64_000_000,
  /** Longest side that is kept: twice the widest picture that a page shows. Larger uploads are made smaller. */
  keptSide: 5000,
  /** All frames of an animation together, width × height × frames; above it only the first frame is kept. */
  animationPixels: 64_000_000,
  filename: 200,
} as const

/** What can be uploaded, as a file dialog's `accept` and as words. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const pictureTypesInWords = 'JPEG, PNG, WebP, AVIF or GIF'
