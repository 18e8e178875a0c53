/** Control characters besides line breaks, and characters that turn the direction of text around. */
const UNSEEN = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\ufeff]/gu

/** A text of several lines without characters that nobody sees and without rows of empty lines. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
