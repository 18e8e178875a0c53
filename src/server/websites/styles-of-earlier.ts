import { buildStyles, defaultPalette } from '#shared/styles/build-styles.ts'
import type { Palette } from '#shared/styles/themes.ts'

/** What the appearance of a website said of its look before there were styles. */
export interface EarlierLook {
  readonly palette?: Partial<Palette>
  readonly fonts?: {
    readonly headings?: 'fraunces' | 'inter' | 'system'
    readonly text?: 'fraunces' | 'inter' | 'system'
  }
}

/** Styles with which pages look as they did with five colors and two typefaces. */
export const stylesOfEarlier = ({ palette = {}, fonts = {} }: EarlierLook) =>
  buildStyles({ ...defaultPalette, ...palette }, { type: fonts })
