import { leastOverlay } from '#shared/styles/overlay.ts'
import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'
import { backgroundSources } from './codes.ts'
import type { Section } from './section.ts'

/** The strength of the overlay over the picture of a section, in percent: as much as its text needs; null without a picture. */
export function overlayOf({ background, theme }: Section, styles: SiteStyles): number | null {
  if (background?.source !== backgroundSources.upload) return null
  const colors = theme === null ? pageThemeOf(styles) : styles.themes[theme]
  return Math.max(background.overlay, leastOverlay(colors, background.picture))
}
