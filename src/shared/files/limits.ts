import { MEGABYTE } from './file-size.ts'

/** Limits of an upload; screens show them before a file is chosen, the server enforces them. */
export const uploadLimits = {
  bytes: 20 * MEGABYTE,
  /** Width × height. The largest phone cameras make 50 million pixels; larger pictures are likely attacks. */
  pixels: 64_000_000,
  /** The longest side that is stored: twice the widest picture that a page shows. Larger uploads are reduced. */
  storedSide: 5000,
  /** All frames of an animation together, width × height × frames; of a larger one only the first frame is stored. */
  animationPixels: 64_000_000,
  filename: 200,
} as const

/** Types that can be uploaded: for a file dialog's `accept`, and as text. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const pictureTypesInWords = 'JPEG, PNG, WebP, AVIF or GIF'

/** Folders of the library: how many a site has, and the letters of a name. */
export const folderLimits = { most: 500, name: 60 } as const

/** The most files that are moved at once. */
export const mostMoved = 200
