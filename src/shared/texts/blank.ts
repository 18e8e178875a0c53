const TAGS = /<(?:[/]?[a-z]|!--)[^<>]*>/gi
const UNSEEN = /[\s\p{Cf}\u115f\u1160\u3164]|&nbsp;|&#160;/gu

/** Whether a text shows nothing (§5): spaces, signs without width, or tags alone. Emoji hold such signs among others. */
export const isBlankText = (text: string): boolean =>
  text.trim() === '' || text.replace(TAGS, '').replace(UNSEEN, '') === ''
