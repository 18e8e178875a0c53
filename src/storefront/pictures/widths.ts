import { pictureWidths, pixelsFor } from '#shared/files/widths.ts'

/** `srcset` of a picture: the offered widths below its own, and the next one, which has its own width. */
export function sourceSet(assetUrl: string, originalWidth: number): string {
  const next = pictureWidths.findIndex((width) => width >= originalWidth)
  const offered = next === -1 ? pictureWidths : pictureWidths.slice(0, next + 1)
  return offered.map((width) => `${assetUrl}?format=${width}w ${pixelsFor(width, originalWidth)}w`).join(', ')
}

/** The URL of the smallest offered picture that is at least this wide. */
export function pictureUrl(assetUrl: string, width: number): string {
  return `${assetUrl}?format=${pictureWidths.find((offered) => offered >= width) ?? pictureWidths.at(-1)}w`
}
