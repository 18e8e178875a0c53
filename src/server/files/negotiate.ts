import Negotiator from 'negotiator'
import type { DerivativeFormat } from './keys.ts'

/** The facts of a picture that decide about its format. */
export interface Negotiable {
  readonly frames: number
  readonly hasAlpha: boolean
}

/** Below this width AVIF's overhead is larger than its savings. */
const NARROWEST_AVIF = 200

/**
 * Whether a picture of this width has an AVIF version: it cannot contain an animation.
 * @param isAvifMade the server's setting `AVIF_PICTURES`
 */
export function hasAvif(picture: Negotiable, pixels: number, isAvifMade: boolean): boolean {
  return isAvifMade && picture.frames === 1 && pixels >= NARROWEST_AVIF
}

/**
 * The formats for a browser, best first. All but the last are sent only if they exist already; the last is made while
 * the browser waits. Formats count only if the Accept header names them: every browser also accepts any type.
 */
export function formatsFor(
  picture: Negotiable,
  pixels: number,
  accept: string | undefined,
  isAvifMade: boolean,
): DerivativeFormat[] {
  const named = new Set(new Negotiator({ headers: { accept: accept?.toLowerCase() } }).mediaTypes())
  const isMadeQuickly = named.has('image/webp') ? 'webp' : picture.hasAlpha ? 'png' : 'jpg'
  return named.has('image/avif') && hasAvif(picture, pixels, isAvifMade) ? ['avif', isMadeQuickly] : [isMadeQuickly]
}
