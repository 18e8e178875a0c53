import { compile } from 'html-to-text'

/** Search engines and social cards show about this much. */
const LONGEST = 160

/** What no text ends with before an ellipsis. */
const LOOSE_ENDS = ' .,;:–—-'

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    // What a heading says, the page's title says too.
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, format: 'skip' })),
    ...['ul', 'ol', 'li'].map((selector) => ({ selector, format: 'block' })),
  ],
})

/** The beginning of a text, for a page's description where its owner wrote none: whole words, up to 160 characters. */
export function describeHtml(html: string): string {
  const text = toText(html).replace(/\s+/g, ' ').trim()
  if (text.length <= LONGEST) return text
  let end = text.lastIndexOf(' ', LONGEST - 1)
  if (end < 1) end = LONGEST - 1
  while (LOOSE_ENDS.includes(text[end - 1]!)) end -= 1
  return `${text.slice(0, end)}…`
}
