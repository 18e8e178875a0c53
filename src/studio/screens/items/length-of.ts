import { MOST_TRACK_SECONDS } from '#shared/items/schema.ts'

/** The length of a file in whole seconds; null where the browser cannot read it. */
export function lengthOf(kind: 'audio' | 'video', url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const media = document.createElement(kind)
    media.preload = 'metadata'
    media.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(media.duration) ? Math.min(Math.round(media.duration), MOST_TRACK_SECONDS) : null),
    )
    media.addEventListener('error', () => resolve(null))
    media.src = url
  })
}
