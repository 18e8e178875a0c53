// Pictures in a description. Its HTML was cleaned, so attributes are in double quotation marks.

const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]*)(")/g
const ENTITIES: readonly (readonly [entity: string, sign: string])[] = [
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]
const LONGEST_URL = 2000

/** The URLs of pictures on other servers, each once. */
export function remotePicturesIn(html: string): string[] {
  const urls = [...html.matchAll(PICTURE)].map(([, , src = '']) => decoded(src)).filter(isRemote)
  return [...new Set(urls)]
}

/** Replaces the URLs of pictures. @param urlOf the new URL; null leaves it as it is */
export function movePictures(html: string, urlOf: (url: string) => string | null): string {
  return html.replace(PICTURE, (whole, before: string, src: string, after: string) => {
    const moved = urlOf(decoded(src))
    return moved === null ? whole : `${before}${encoded(moved)}${after}`
  })
}

const isRemote = (url: string) => /^https?:\/\//i.test(url) && url.length <= LONGEST_URL && URL.canParse(url)

const decoded = (attribute: string) =>
  ENTITIES.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), attribute)
const encoded = (text: string) =>
  ENTITIES.toReversed().reduce((attribute, [entity, sign]) => attribute.replaceAll(sign, entity), text)
