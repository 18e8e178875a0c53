import { oncePerStyles } from '#shared/styles/once-per-styles.ts'
import { type Typeface, typefaces } from '#shared/styles/typefaces.ts'
import type { StyleName } from '../style-name.ts'

const files = import.meta.glob<string>('./fonts/*-basic.woff2', { query: '?url', import: 'default', eager: true })

/** The one or two font files of the first screen of a page. */
export const fontsToPreload = oncePerStyles(({ type }): string[] =>
  [...new Set([type.headings, type.text])].flatMap((typeface) => files[`./fonts/${typeface}-basic.woff2`] ?? []),
)

const stylesOfTypeface = (typeface: Typeface): StyleName[] =>
  typeface === 'system' ? [] : [`document/fonts/${typeface}`]

/** The style sheets that load the typefaces of a site. */
export const fontStyles = oncePerStyles(({ type }): readonly StyleName[] =>
  [...new Set([type.headings, type.text])].flatMap(stylesOfTypeface),
)

/** Those of all typefaces: for the editor's canvas, where they are tried. */
export const everyFontStyle: readonly StyleName[] = typefaces.flatMap(stylesOfTypeface)
