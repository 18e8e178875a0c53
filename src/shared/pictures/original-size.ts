/** The size of a picture in pixels, as sites' scripts and templates write it: `1500x1875`. */
export interface OriginalSize {
  readonly width: number
  readonly height: number
}

const WRITTEN = /^(\d{1,6})x(\d{1,6})$/

/** @throws TypeError for anything that is not WIDTHxHEIGHT; its message is fixed (docs/compatibility.md#images) */
export function readOriginalSize(originalSize: string): OriginalSize {
  const [, width, height] = WRITTEN.exec(originalSize) ?? []
  if (!Number(width) || !Number(height)) throw new TypeError('Invalid source parameter. Pass in originalSize')
  return { width: Number(width), height: Number(height) }
}

export const writeOriginalSize = ({ width, height }: OriginalSize): string => `${width}x${height}`

const thumbnails = [
  { above: 1000, format: '1500w' },
  { above: 750, format: '1000w' },
  { above: 500, format: '750w' },
  { above: 300, format: '500w' },
  { above: 100, format: '300w' },
] as const

/** The format of the picture that is shown where one is enough: by the width of the original. */
export function thumbnailFormat(originalSize: string): string {
  const { width } = readOriginalSize(originalSize)
  return thumbnails.find(({ above }) => width > above)?.format ?? '100w'
}
