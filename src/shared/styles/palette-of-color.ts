import type { Picture } from '#shared/pictures/schema.ts'
import { readable } from './colors.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Palette } from './themes.ts'

/** The most chroma of a color that is read on for long. */
const QUIET = 0.014
const SUPPORT = 0.07

/** The colors of a site that go with one color, which becomes its accent. */
export function paletteOfColor(color: string): Palette {
  const { chroma, hue } = toOklch(color)
  const background = fromOklch({ lightness: 0.978, chroma: Math.min(chroma, QUIET), hue })
  const surface = fromOklch({ lightness: 0.994, chroma: Math.min(chroma, QUIET / 3), hue })
  return {
    background,
    surface,
    text: fromOklch({ lightness: 0.24, chroma: Math.min(chroma, QUIET * 1.5), hue }),
    accent: readable(color, [background, surface]),
    // A neighbor on the color wheel, so that it is seen as another color and does not compete.
    support: fromOklch({ lightness: 0.74, chroma: Math.min(chroma, SUPPORT), hue: hue + 50 }),
  }
}

/** The colors of a picture, the strongest first; none where they are not known. */
export function colorsOfPicture({ colorData }: Pick<Picture, 'colorData'>): string[] {
  const colors = [...new Set(Object.values(colorData ?? {}).map((color) => `#${color}`))]
  return colors.toSorted((one, other) => toOklch(other).chroma - toOklch(one).chroma)
}
