import { type SiteStyles, stylesSchema } from './schema.ts'
import { type Palette, themesOf } from './themes.ts'

/** The colors of the demo: bone, salt, iron, clay and celadon. */
export const defaultPalette: Palette = {
  background: '#f6f2ea',
  surface: '#fffdf9',
  text: '#2b2a28',
  accent: '#b5654a',
  support: '#8fa89b',
}

type Parts = { readonly [Part in 'type' | 'spacing' | 'buttons' | 'forms' | 'images']?: Partial<SiteStyles[Part]> } & {
  readonly motion?: SiteStyles['motion']
}

/** Styles with these colors; what is not given is as in the demo. */
export const buildStyles = (palette: Palette, parts: Parts = {}): SiteStyles =>
  stylesSchema.parse({ ...themesOf(palette), type: {}, spacing: {}, buttons: {}, forms: {}, images: {}, ...parts })

export const defaultStyles: SiteStyles = buildStyles(defaultPalette)
