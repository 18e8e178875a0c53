import type { DerivativeFormat } from './keys.ts'

/** What has to be known of a picture to choose a format for it. */
export interface Negotiable {
  readonly frames: number
  readonly hasAlpha: boolean
}

/** Below this AVIF's own frame outweighs what it saves. */
const NARROWEST_AVIF = 200

/**
 * Whether a picture of this width has an AVIF: it cannot hold an animation.
 * @param isAvifMade the server's setting `AVIF_PICTURES`
 */
export function hasAvif(picture: Negotiable, pixels: number, isAvifMade: boolean): boolean {
  return isAvifMade && picture.frames === 1 && pixels >= NARROWEST_AVIF
}

/**
 * The formats in which a browser may get a picture, best first. All but the last are sent only when they have been made
 * already; the last is made while the browser waits. Formats count only when the Accept header names them: every
 * browser says that it takes any kind.
 */
export function formatsFor(
  picture: Negotiable,
  pixels: number,
  accept: string | undefined,
  isAvifMade: boolean,
): DerivativeFormat[] {
  const isMadeQuickly = names(accept, 'image/webp') ? 'webp' : picture.hasAlpha ? 'png' : 'jpg'
  return names(accept, 'image/avif') && hasAvif(picture, pixels, isAvifMade) ? ['avif', isMadeQuickly] : [isMadeQuickly]
}

function names(accept: string | undefined, mediaType: string): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}

/** Whether one of the entity tags that a browser has is among those that it could get now (RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
