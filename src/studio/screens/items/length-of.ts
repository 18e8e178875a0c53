import { MOST_TRACK_SECONDS } from '#shared/items/schema.ts'

/** Behind the end of every file: browsers then play to its end, and know how long it is. */
const FAR = 1e9
/** A file that is not read by then has no length that the browser reports. */
const WAIT_MILLISECONDS = 15_000

/**
 * The length of a file in whole seconds; null where the browser cannot read it. Recordings of browsers (WebM) do not say
 * how long they are: then their end is looked for.
 */
export function lengthOf(kind: 'audio' | 'video', url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const media = document.createElement(kind)
    const end = (seconds: number | null) => {
      clearTimeout(timer)
      resolve(seconds)
      // What is still loading ends.
      media.removeAttribute('src')
    }
    const timer = setTimeout(() => end(null), WAIT_MILLISECONDS)
    media.preload = 'metadata'
    const look = () => {
      if (Number.isFinite(media.duration)) end(Math.min(Math.round(media.duration), MOST_TRACK_SECONDS))
    }
    media.addEventListener('loadedmetadata', () => {
      look()
      if (media.duration === Number.POSITIVE_INFINITY) media.currentTime = FAR
    })
    media.addEventListener('durationchange', look)
    media.addEventListener('error', () => end(null))
    media.src = url
  })
}
