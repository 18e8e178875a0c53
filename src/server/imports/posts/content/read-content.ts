import { Parser } from 'htmlparser2'
import { parseShallow } from '#server/html/parse-shallow.ts'
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
  const prepared = format === 'wordpress' ? withParagraphs(withoutShortcodes(html, site, facts)) : html
  const parts = parseShallow(prepared, (text, nesting) => {
    const builder = new PartBuilder(text, site, facts)
    const parser = new Parser({
      onopentag: (name, attributes) => {
        nesting.open()
        builder.open(name, attributes, parser.startIndex)
      },
      onclosetag: () => {
        nesting.close()
        builder.close(parser.endIndex)
      },
      ontext: (words) => builder.text(words),
      oncomment: (words) => builder.comment(words.trim()),
    })
    parser.write(text)
    parser.end()
    return builder.finish()
  })
  return { parts, facts }
}
