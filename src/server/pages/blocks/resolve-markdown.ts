import { markdownToHtml } from '#server/html/markdown-to-html.ts'
import { linkPaths } from '#server/site/follow-links.ts'
import { withPageLinks } from '#shared/links/page-links.ts'
import { isEmptyBlock } from '#shared/pages/blocks/blocks.ts'
import type { Resolver } from './resolver.ts'

/** Markdown as clean HTML, whose links to the home page lead to where it is. */
export const resolveMarkdown: Resolver<'markdown'> = async ({ sources }, _context, block) => {
  if (isEmptyBlock(block)) return null
  const html = markdownToHtml(block.settings.source)
  const paths = await linkPaths(sources, [])
  return { id: block.id, type: block.type, html: paths ? withPageLinks(html, paths) : html }
}
