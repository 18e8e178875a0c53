import { luminance, mix, readable } from './colors.ts'
import { type SiteStyles, type Theme, type ThemeNumber, type Themes, themeSchema } from './schema.ts'

/** The five colors that themes are made of: those of the pages. */
export type Palette = Pick<Theme, 'background' | 'surface' | 'text' | 'accent' | 'support'>

const SHADE_OF_ERROR = '#a3271b'
/** WCAG 1.4.11: the edge of a control and the parts of a graphic need a contrast of three to one. */
const GRAPHIC_CONTRAST = 3

/** The colors that pages are drawn with, by purpose. Every text color has enough contrast (AA) with its backgrounds. */
export function tokensOf(theme: Theme) {
  const { background, surface, text, accent, support } = theme
  const grounds = [background, surface]
  const supportGround = mix(support, background, 0.24)
  const button = theme.button ?? readable(text, grounds)
  return {
    background,
    surface,
    text: readable(text, grounds),
    muted: readable(theme.muted ?? mix(text, background, 0.66), [...grounds, supportGround]),
    line: theme.line ?? mix(text, background, 0.14),
    edge: readable(mix(text, background, 0.45), grounds, GRAPHIC_CONTRAST),
    accent,
    'on-accent': readable(background, [accent]),
    'accent-text': readable(accent, grounds),
    support,
    // Parts of charts, which have no edge of their own.
    'accent-mark': readable(accent, [background], GRAPHIC_CONTRAST),
    'support-mark': readable(support, [background], GRAPHIC_CONTRAST),
    'support-ground': supportGround,
    button,
    'on-button': readable(theme.buttonText ?? background, [button]),
    error: readable(SHADE_OF_ERROR, grounds),
  }
}

/** A theme as the declarations of a CSS rule. */
export function themeDeclarations(theme: Theme): string {
  const tokens = tokensOf(theme)
  // With the text that is drawn: on some backgrounds light letters would not be readable, and are dark.
  const scheme = isDark(tokens) ? 'dark' : 'light'
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return [...declarations, `color-scheme:${scheme}`].join(';')
}

/** Whether it has light text on a dark background. */
export const isDark = ({ background, text }: Palette): boolean => luminance(background) < luminance(text)

/** Five themes, from light to dark, for pages in these colors: one of them is the pages' own. */
export function themesOf(palette: Palette): Pick<SiteStyles, 'themes' | 'pageTheme'> {
  const { background, text, accent, support } = palette
  const [light, dark] = isDark(palette) ? [text, background] : [background, text]
  const page = themeSchema.parse(palette)
  const tint = mix(support, background, 0.24)
  const themes = [page, onBackground(tint), onBackground(support), onBackground(accent), onBackground(text)].toSorted(
    (one, other) => luminance(other.background) - luminance(one.background),
  ) as Themes
  return { themes, pageTheme: themes.indexOf(page) as ThemeNumber }

  function onBackground(color: string): Theme {
    const isLight = luminance(color) > 0.3
    const textColor = isLight ? dark : light
    const surface = mix('#ffffff', color, isLight ? 0.5 : 0.08)
    // The text of a button in the color of the background would be hard to read where that is neither light nor dark.
    const isButtonLight = luminance(readable(textColor, [color, surface])) > 0.3
    return themeSchema.parse({
      background: color,
      surface,
      text: textColor,
      buttonText: isButtonLight ? dark : light,
      accent: accent === color ? textColor : accent,
      support: color === support ? mix(textColor, color, 0.3) : support,
    })
  }
}
