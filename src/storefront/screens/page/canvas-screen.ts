import { themeNumbers } from '#shared/styles/schema.ts'
import { everyBlockStyle } from '../../blocks/drawings.ts'
import { everyFontStyle } from '../../document/fonts.ts'
import { defineScreen } from '../../document/screen.ts'

/** An empty page with the styles of every kind of block: the editor draws its draft in it. */
export const canvasScreen = defineScreen<null>({
  component: () => null,
  themes: () => themeNumbers,
  // A page may have a transparent header where the site has none.
  styles: ['document/header-variants', ...everyFontStyle, ...everyBlockStyle, 'screens/page/screen'],
})
