import { enlargeImages } from '../../blocks/gallery/enlarge.ts'
import { moveStrip } from '../../blocks/gallery/move-strip.ts'
import type { IslandBundle } from '../bundle.ts'

/**
 * Galleries need no React: their HTML stays as the server sent it. The lightbox loads it at its first use. Nothing here
 * may be imported by islands too, because what bundles share is in one file with React.
 */
export const hydrate: IslandBundle['hydrate'] = async (element) => {
  if (element.dataset.align !== undefined) moveStrip(element)
  if (element.dataset.lightbox !== undefined) enlargeImages(element)
  element.dataset.hydrated = ''
}
