/** A video on a platform. */
export interface VideoLink {
  readonly provider: 'youtube' | 'vimeo'
  readonly id: string
  /** The key of an unlisted video on Vimeo; '' for others. */
  readonly key: string
}

/** Reads the address of a video on YouTube or Vimeo, as people copy or write it; null for everything else. */
export const readVideoLink = (text: string): VideoLink | null => readAddress(videoAddress(text))

/** The whole address of a video that was written with spaces around it, or without `https://`; other texts are only trimmed. */
export function videoAddress(text: string): string {
  const trimmed = text.trim()
  if (/^https:\/\//i.test(trimmed)) return trimmed
  const whole = `https://${trimmed.replace(/^(?:http:)?\/\//i, '')}`
  return readAddress(whole) ? whole : trimmed
}

function readAddress(address: string): VideoLink | null {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const parts = pathname.split('/').filter(Boolean)
  switch (hostname.replace(/^(?:www|m)\./, '')) {
    case 'youtu.be':
      return youTube(parts[0])
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youTube(parts[0] === 'watch' ? searchParams.get('v') : hasId.has(parts[0] ?? '') ? parts[1] : null)
    case 'vimeo.com':
      return vimeo(parts[0], parts[1])
    case 'player.vimeo.com':
      return parts[0] === 'video' ? vimeo(parts[1], searchParams.get('h')) : null
    default:
      return null
  }
}

/** Parts of a path on YouTube that the id follows. */
const hasId = new Set(['shorts', 'embed', 'live', 'v'])

const youTube = (id: string | null | undefined): VideoLink | null =>
  id && /^[\w-]{11}$/.test(id) ? { provider: 'youtube', id, key: '' } : null

const vimeo = (id: string | undefined, key: string | null | undefined): VideoLink | null =>
  id && /^\d{4,12}$/.test(id) ? { provider: 'vimeo', id, key: /^[0-9a-f]{6,40}$/.test(key ?? '') ? key! : '' } : null

/** The player of a video, for a frame that a visitor has asked for. */
export const videoFrame = (link: VideoLink): string => playerOf(link, 'autoplay=1&')

const playerOf = ({ provider, id, key }: VideoLink, autoplay: '' | 'autoplay=1&') =>
  provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?${autoplay}rel=0`
    : `https://player.vimeo.com/video/${id}?${autoplay}dnt=1${key ? `&h=${key}` : ''}`

const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** A video as other software embeds it: its platform, and the HTML of its player. */
export const embedOf = (link: VideoLink, title: string) => ({
  providerName: providerNames[link.provider],
  html: `<iframe src="${escaped(playerOf(link, ''))}" title="${escaped(title)}" allow="fullscreen; encrypted-media"></iframe>`,
})

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
