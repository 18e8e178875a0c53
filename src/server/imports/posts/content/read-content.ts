import { Parser } from 'htmlparser2'
import { limitNesting } from '#server/html/limit-nesting.ts'
import type { PostFormat } from '#shared/imports/formats.ts'
import { PartBuilder } from './part-builder.ts'
import type { ContentFact, ContentSite, ReadContent } from './parts.ts'
import { withoutShortcodes, withParagraphs } from './prepare-html.ts'

/**
 * The text of a post or page as parts, in their order. It never throws: what cannot be read is left out and named in the
 * facts. Its HTML is cleaned again where pages are saved.
 */
export function readContent(html: string, site: ContentSite, format: PostFormat): ReadContent {
  const facts = new Set<ContentFact>()
  const whole = format === 'wordpress' ? withParagraphs(withoutShortcodes(html, site, facts)) : html
  const prepared = limitNesting(whole)
  const builder = new PartBuilder(prepared, site, facts)
  const parser = new Parser({
    onopentag: (name, attributes) => builder.open(name, attributes, parser.startIndex),
    onclosetag: () => builder.close(parser.endIndex),
    ontext: (text) => builder.text(text),
    oncomment: (text) => builder.comment(text.trim()),
  })
  parser.write(prepared)
  parser.end()
  return { parts: builder.finish(), facts }
}
