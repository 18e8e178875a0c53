import type { Appearance, Typeface } from '#shared/websites/appearance.ts'
import frauncesUrl from './fonts/fraunces-basic.woff2?url'
import interUrl from './fonts/inter-basic.woff2?url'

const files: Record<Typeface, string | null> = { fraunces: frauncesUrl, inter: interUrl, system: null }

/** The one or two font files of the first screen of a page. */
export function fontsToPreload({ fonts }: Appearance): string[] {
  const urls = [files[fonts.headings], files[fonts.text]].filter((url) => url !== null)
  return [...new Set(urls)]
}
