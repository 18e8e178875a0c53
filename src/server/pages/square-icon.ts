import { loadSharp } from '#server/files/load-sharp.ts'
import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'

/**
 * A small picture of ours, whole in the middle of a square.
 * @param styles the colors behind it, since phones show transparent parts black; null leaves them transparent
 */
export async function squareIcon(source: Buffer, pixels: number, styles: SiteStyles | null): Promise<Buffer> {
  const sharp = await loadSharp()
  const square = sharp(source).resize({
    ...{ width: pixels, height: pixels, fit: 'contain' },
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  })
  return (styles ? square.flatten({ background: pageThemeOf(styles).background }) : square).png().toBuffer()
}
