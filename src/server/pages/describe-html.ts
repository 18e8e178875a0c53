import { compile } from 'html-to-text'

/** About the length that search engines and social networks show. */
const LONGEST = 160

/** Characters that are removed before an ellipsis. */
const LOOSE_ENDS = ' .,;:–—-'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const selectors = [
  { selector: 'a', options: { ignoreHref: true } },
  { selector: 'img', format: 'skip' },
  ...['ul', 'ol', 'li'].map((selector) => ({ selector, format: 'block' })),
]
/** For descriptions headings are skipped: they repeat the page's title. */
const toText = compile({
  wordwrap: false,
  selectors: [...selectors, ...HEADINGS.map((selector) => ({ selector, format: 'skip' }))],
})
const toWholeText = compile({
  wordwrap: false,
  selectors: [...selectors, ...HEADINGS.map((selector) => ({ selector, format: 'block' }))],
})

/** A text without its HTML, on one line. */
export const textOfHtml = (html: string): string => toWholeText(html).replace(/\s+/g, ' ').trim()

/** The beginning of a text as a page's default description: whole words, up to 160 characters. */
export function describeHtml(html: string): string {
  const text = toText(html).replace(/\s+/g, ' ').trim()
  if (text.length <= LONGEST) return text
  let end = text.lastIndexOf(' ', LONGEST - 1)
  if (end < 1) end = LONGEST - 1
  while (LOOSE_ENDS.includes(text[end - 1]!)) end -= 1
  return `${text.slice(0, end)}…`
}
