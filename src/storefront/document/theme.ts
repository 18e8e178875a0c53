import { type ThemeNumber, themeDeclarations, themesOf } from '#shared/styles/themes.ts'
import type { Appearance, Typeface } from '#shared/websites/appearance.ts'
import { oncePerAppearance } from '#shared/websites/once-per-appearance.ts'

const families: Record<Typeface, string> = {
  fraunces: "'Fraunces Variable','Fraunces Fallback',Georgia,serif",
  inter: "'Inter Variable','Inter Fallback',system-ui,sans-serif",
  system: 'system-ui,sans-serif',
}

/** The site's appearance as CSS custom properties. */
export const themeStyle = oncePerAppearance(
  ({ palette, fonts }): string =>
    `:root{${themeDeclarations(palette)};--headings:${families[fonts.headings]};--letters:${families[fonts.text]}}`,
)

const sectionRules = oncePerAppearance(({ palette }) =>
  Object.values(themesOf(palette)).map((theme, number) => `.theme-${number}{${themeDeclarations(theme)}}`),
)

/** The rules of the themes that sections of a page have. */
export const sectionThemes = (appearance: Appearance, used: readonly ThemeNumber[]): string =>
  sectionRules(appearance)
    .filter((_rule, number) => used.includes(number as ThemeNumber))
    .join('')
