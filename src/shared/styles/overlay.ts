import type { Picture } from '#shared/pictures/schema.ts'
import { contrast, luminance, mix } from './colors.ts'
import type { Theme } from './schema.ts'
import { tokensOf } from './themes.ts'

const AA_TEXT = 4.5
const STEP = 5
/** Averages hide what is lighter or darker than they are: they are counted as this much nearer to the extreme. */
const MARGIN = 0.25

/**
 * The least strength, in percent, of an overlay with a theme's background that lets its text be read over a picture.
 * Where the picture's colors are not known, it may have any.
 */
export function leastOverlay(theme: Theme, { colorData }: Pick<Picture, 'colorData'>): number {
  const { background, text } = tokensOf(theme)
  const worst = luminance(text) < luminance(background) ? '#000000' : '#ffffff'
  const averages = colorData ? Object.values(colorData).map((color) => `#${color}`) : [worst]
  const grounds = averages.map((color) => mix(worst, color, MARGIN))
  for (let strength = 0; strength < 100; strength += STEP)
    if (grounds.every((ground) => contrast(text, mix(background, ground, strength / 100)) >= AA_TEXT)) return strength
  return 100
}
