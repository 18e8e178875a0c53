import { simplifyHtml } from './simplify-html.ts'

/** A heading, an item of a list, a quote or a fence at the beginning of a line; bold words; or a link. */
const signs = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |```)|\*\*[^\s*]|\]\([^\s)]/m

/** Whether a plain text is written in Markdown. */
export const isMarkdown = (text: string): boolean => signs.test(text)

/** Markdown as HTML of the text editor. Its reader is loaded with the first text that needs it. */
export async function markdownToHtml(text: string): Promise<string> {
  const { marked } = await import('marked')
  return simplifyHtml(await marked.parse(text, { gfm: true, breaks: true }))
}
