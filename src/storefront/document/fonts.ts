import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { Appearance, Typeface } from '#shared/websites/appearance.ts'

const files: Record<Typeface, string | null> = { fraunces: frauncesUrl, inter: interUrl, system: null }

/** The one or two font files that the first screen of a page is written in. */
export function fontsToPreload({ fonts }: Appearance): string[] {
  const urls = [files[fonts.headings], files[fonts.text]].filter((url) => url !== null)
  return [...new Set(urls)]
}
