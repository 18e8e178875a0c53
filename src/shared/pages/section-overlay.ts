import { leastOverlay } from '#shared/styles/overlay.ts'
import { pageThemeOf, type SiteStyles, type Theme } from '#shared/styles/schema.ts'
import { backgroundSources } from './codes.ts'
import { type Section, sceneOf } from './section.ts'

/**
 * The least overlay over what is behind a section, in percent, that lets its text be read. The images of a video may
 * have any color.
 */
export function leastOverlayOf(scene: NonNullable<ReturnType<typeof sceneOf>>, colors: Theme): number {
  return leastOverlay(colors, scene.source === backgroundSources.upload ? scene.picture : { colorData: null })
}

/** The colors of a section: of its theme, or of the one of its page. */
export const themeOfSection = ({ theme }: Pick<Section, 'theme'>, styles: SiteStyles): Theme =>
  theme === null ? pageThemeOf(styles) : styles.themes[theme]

/** The strength of the overlay over the picture or video of a section, in percent: as much as its text needs; null without. */
export function overlayOf(section: Section, styles: SiteStyles): number | null {
  const scene = sceneOf(section)
  return scene && Math.max(scene.overlay, leastOverlayOf(scene, themeOfSection(section, styles)))
}
