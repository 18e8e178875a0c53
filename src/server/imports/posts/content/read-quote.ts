import type { Part } from './parts.ts'

const LONGEST_QUOTE = 2_000
const LONGEST_SOURCE = 200
const TAGS = /<[^<>]*>/g

/** A quote in the HTML of a text; null where it has more than paragraphs. */
export function readQuote(html: string): Part | null {
  if (/<(?:ul|ol|dl|table|h\d|pre|a)\b/.test(html)) return null
  const start = html.indexOf('<cite>')
  const end = html.indexOf('</cite>', start)
  const hasSource = start !== -1 && end !== -1
  const source = hasSource ? plain(html.slice(start, end)).slice(0, LONGEST_SOURCE) : ''
  const words = hasSource ? html.slice(0, start) + html.slice(end) : html
  const text = plain(words.replace(/<\/p>|<br>/g, '\n'))
  return text === '' || text.length > LONGEST_QUOTE ? null : { kind: 'quote', text, source }
}

const plain = (html: string): string =>
  html
    .replace(TAGS, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
