/** The widths that pictures are offered in, as `?format=750w`. The server makes each one at its first request. */
export const pictureWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const
export type PictureWidth = (typeof pictureWidths)[number]

const WIDE_FORMATS: ReadonlyMap<string, PictureWidth> = new Map(pictureWidths.map((width) => [`${width}w`, width]))

/**
 * Reads the query of a picture's URL: one of the widths, or the original.
 * Only these spellings are accepted; `0750w`, a duplicate or an unknown parameter is null, so that a picture has no
 * more URLs than files.
 * @param query the text after the question mark, as it was sent
 */
export function readFormat(query: string): PictureWidth | 'original' | null {
  if (query === '' || query === 'format=original') return 'original'
  return query.startsWith('format=') ? (WIDE_FORMATS.get(query.slice('format='.length)) ?? null) : null
}

/** The pixels of a width: a picture is never enlarged. */
export function pixelsFor(width: PictureWidth, originalWidth: number): number {
  return Math.min(width, originalWidth)
}

/** Every width that a picture has a file for, in pixels: the offered ones below its own, and its own. */
export function pixelWidthsOf(originalWidth: number): number[] {
  return [...new Set(pictureWidths.map((width) => pixelsFor(width, originalWidth)))]
}
