import type { Typeface } from '#shared/websites/appearance.ts'
import { oncePerAppearance } from '#shared/websites/once-per-appearance.ts'
import { mix, readable } from './colours.ts'

const families: Record<Typeface, string> = {
  fraunces: "'Fraunces Variable','Fraunces Fallback',Georgia,serif",
  inter: "'Inter Variable','Inter Fallback',system-ui,sans-serif",
  system: 'system-ui,sans-serif',
}

const SHADE_OF_ERROR = '#a3271b'
/** WCAG 1.4.11: the edge of a control needs a contrast of three to one. */
const CONTROL_EDGE = 3

/** The site's appearance as CSS custom properties. Every text color has enough contrast (AA) with its backgrounds. */
export const themeStyle = oncePerAppearance(({ palette, fonts }): string => {
  const { background, surface, text, accent, support } = palette
  const grounds = [background, surface]
  const supportGround = mix(support, background, 0.24)
  const tokens = {
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
  const colours = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `:root{${[...colours, `--headings:${families[fonts.headings]}`, `--letters:${families[fonts.text]}`].join(';')}}`
})
