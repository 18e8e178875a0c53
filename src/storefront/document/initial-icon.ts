import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'

/** The site's initial in its colors as an SVG of 32 by 32, for sites without an icon. */
export function initialIcon({ title, styles }: { title: string; styles: SiteStyles }): string {
  const { text, background } = pageThemeOf(styles)
  const initial = [...title.trim()][0]?.toUpperCase() ?? ''
  const letter = /[\p{L}\p{N}]/u.test(initial) ? initial : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${text}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="20" fill="${background}">${letter}</text></svg>`
  )
}
