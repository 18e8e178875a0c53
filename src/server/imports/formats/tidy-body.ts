import type { FileFact } from './file-facts.ts'

const PICTURE = /(<img\b[^>]*?\bsrc\s*=\s*["']?)(?:http:)?\/\/(?=[^\s"'/>])/gi
const TAG = /<img\b[^<>]*>/gi
const OUR_PICTURE = /^\/media\/[0-9a-zA-Z-]{8,64}\//
const SOURCE = /<img\b[^>]*?[\s"'/]src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi
const RELATIVE_LINK = /<a\b[^>]*?\bhref\s*=\s*["']?\/(?!\/)/i
const EMBED = /<(?:iframe|video|object|embed)\b/i

/** Pictures of a description with https URLs, so that cleaning does not remove them. */
export const withSafePictures = (html: string): string => html.replace(PICTURE, '$1https://')

/** A description without the pictures that nobody can see: those whose URL is not a full one, or is missing. */
export const withoutLostPictures = (html: string): string =>
  html.replace(TAG, (tag) => (sourcesIn(tag).some((source) => !isLost(source)) ? tag : ''))

/** Parts of a description that are not imported, or links to the old shop. */
export function factsOfBody(html: string): FileFact[] {
  return [
    ...(sourcesIn(html).some(isLost) ? (['body-pictures'] as const) : []),
    ...(RELATIVE_LINK.test(html) ? (['body-links'] as const) : []),
    ...(EMBED.test(html) ? (['body-embeds'] as const) : []),
  ]
}

const sourcesIn = (html: string): string[] =>
  [...html.matchAll(SOURCE)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')

const isLost = (source: string): boolean => !/^https?:\/\//i.test(source) && !OUR_PICTURE.test(source)
