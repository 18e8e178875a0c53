import { LRUCache } from 'lru-cache'
import { marked } from 'marked'
import { cleanPageText } from './clean-body.ts'

/** Markdown (CommonMark with GitHub's tables) as HTML, cleaned: HTML inside it is no more trusted than other HTML. */
export function markdownToHtml(source: string): string {
  let html = known.get(source)
  if (html === undefined) {
    html = cleanPageText(parse(source))
    known.set(source, html)
  }
  return html
}

/** Text that is nested too deeply for the parser is shown as it is written. */
function parse(source: string): string {
  try {
    return marked.parse(source, { async: false, gfm: true })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `<pre>${escapeText(source)}</pre>`
  }
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A page that is drawn again has the same text. */
const known = new LRUCache<string, string>({
  max: 500,
  maxSize: 5_000_000,
  sizeCalculation: (html, source) => html.length + source.length + 1,
})
