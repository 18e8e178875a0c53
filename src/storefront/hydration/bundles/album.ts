import { playTracks } from '../../albums/play-tracks.ts'
import type { IslandBundle } from '../bundle.ts'

/** Albums need no React: their HTML stays as the server sent it. */
export const hydrate: IslandBundle['hydrate'] = async (element) => {
  playTracks(element)
  element.dataset.hydrated = ''
}
