/** Widths that pictures are offered in (§7, §9), as `?format=750w`; the server makes each one when it is first asked for. */
export const pictureWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const
export type PictureWidth = (typeof pictureWidths)[number]

const WIDE_FORMATS: ReadonlyMap<string, PictureWidth> = new Map(pictureWidths.map((width) => [`${width}w`, width]))

/**
 * What the query of a picture's address asks for: one of the widths, or the original as it was uploaded.
 * Only these spellings count; `0750w`, a doubled or an unknown parameter is null, so that one picture never has more
 * addresses than it has files.
 * @param query the text behind the question mark, as it was sent
 */
export function readFormat(query: string): PictureWidth | 'original' | null {
  if (query === '' || query === 'format=original') return 'original'
  return query.startsWith('format=') ? (WIDE_FORMATS.get(query.slice('format='.length)) ?? null) : null
}

/** The pixels that a width comes to: a picture is never enlarged. */
export function pixelsFor(width: PictureWidth, originalWidth: number): number {
  return Math.min(width, originalWidth)
}

/** Every width that a picture has a file for, in pixels: the offered ones below its own, and the next one at its own. */
export function pixelWidthsOf(originalWidth: number): number[] {
  return [...new Set(pictureWidths.map((width) => pixelsFor(width, originalWidth)))]
}
