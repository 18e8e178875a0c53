import type { FileFact } from './file-facts.ts'

const PICTURE = /(<img\b[^>]*?\bsrc\s*=\s*["']?)(?:http:)?\/\/(?=[^\s"'/>])/gi
const REMOTE_PICTURE = /<img\b[^>]*?\bsrc\s*=\s*["']?https:\/\/(?![^/]+\/media\/[0-9a-zA-Z-]{8,64}\/)/i
const RELATIVE_LINK = /<a\b[^>]*?\bhref\s*=\s*["']?\/(?!\/)/i
const EMBED = /<(?:iframe|video|object|embed)\b/i

/** Pictures of a description over https, so that they are not lost when it is cleaned. */
export const withSafePictures = (html: string): string => html.replace(PICTURE, '$1https://')

/** What a description has that does not come along, or stays on the old shop. */
export function factsOfBody(html: string): FileFact[] {
  return [
    ...(REMOTE_PICTURE.test(html) ? (['body-pictures'] as const) : []),
    ...(RELATIVE_LINK.test(html) ? (['body-links'] as const) : []),
    ...(EMBED.test(html) ? (['body-embeds'] as const) : []),
  ]
}
