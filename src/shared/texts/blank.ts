const TAGS = /<(?:[/]?[a-z]|!--)[^<>]*>/gi
const UNSEEN = /[\s\p{Cf}\u115f\u1160\u3164]|&nbsp;|&#160;/gu

/**
 * Whether a text shows nothing: only spaces, zero-width characters or tags. Emoji contain zero-width characters among
 * others.
 */
export const isBlankText = (text: string): boolean =>
  text.trim() === '' || text.replace(TAGS, '').replace(UNSEEN, '') === ''
