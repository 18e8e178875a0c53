import type { z } from 'zod'
import type { paletteSchema } from '#shared/websites/appearance.ts'
import { luminance, mix, readable } from './colors.ts'

/** The colors of a theme that an owner chooses; all others are derived from them. */
export type Theme = z.infer<typeof paletteSchema>

/** The themes of a site by their numbers, from light to dark. */
export const themeNumbers = [0, 1, 2, 3, 4] as const
export type ThemeNumber = (typeof themeNumbers)[number]

const SHADE_OF_ERROR = '#a3271b'
/** WCAG 1.4.11: the edge of a control needs a contrast of three to one. */
const CONTROL_EDGE = 3

/** The colors that pages are drawn with, by purpose. Every text color has enough contrast (AA) with its backgrounds. */
export function tokensOf({ background, surface, text, accent, support }: Theme) {
  const grounds = [background, surface]
  const supportGround = mix(support, background, 0.24)
  return {
    background,
    surface,
    text: readable(text, grounds),
    muted: readable(mix(text, background, 0.66), [...grounds, supportGround]),
    line: mix(text, background, 0.14),
    edge: readable(mix(text, background, 0.45), grounds, CONTROL_EDGE),
    accent,
    'on-accent': readable(background, [accent]),
    'accent-text': readable(accent, grounds),
    support,
    'support-ground': supportGround,
    button: readable(text, grounds),
    'on-button': readable(background, [readable(text, grounds)]),
    error: readable(SHADE_OF_ERROR, grounds),
  }
}

/** A theme as the declarations of a CSS rule. */
export function themeDeclarations(theme: Theme): string {
  const scheme = isDark(theme) ? 'dark' : 'light'
  return [
    ...Object.entries(tokensOf(theme)).map(([name, value]) => `--${name}:${value}`),
    `color-scheme:${scheme}`,
  ].join(';')
}

/** Whether light text stands on a dark background. */
export const isDark = ({ background, text }: Theme): boolean => luminance(background) < luminance(text)

/** The five themes of a site whose pages have these colors: one of them is the pages' own. */
export function themesOf(palette: Theme): Record<ThemeNumber, Theme> {
  const { background, text, accent, support } = palette
  const [light, dark] = isDark(palette) ? [text, background] : [background, text]
  const tint = mix(support, background, 0.24)
  const themes = [palette, onGround(tint), onGround(support), onGround(accent), onGround(text)]
  const sorted = themes.toSorted((one, other) => luminance(other.background) - luminance(one.background))
  return Object.fromEntries(themeNumbers.map((number) => [number, sorted[number]!])) as Record<ThemeNumber, Theme>

  function onGround(ground: string): Theme {
    const isLight = luminance(ground) > 0.3
    const letters = isLight ? dark : light
    const other = (color: string) => (color === ground ? letters : color)
    return {
      background: ground,
      surface: mix('#ffffff', ground, isLight ? 0.5 : 0.08),
      text: letters,
      accent: other(accent),
      support: ground === support ? mix(letters, ground, 0.3) : support,
    }
  }
}
