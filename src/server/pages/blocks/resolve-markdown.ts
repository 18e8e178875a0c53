import { markdownToHtml } from '#server/html/markdown-to-html.ts'
import { isEmptyBlock } from '#shared/pages/blocks/blocks.ts'
import type { Resolver } from './resolver.ts'

/** Markdown as clean HTML. */
export const resolveMarkdown: Resolver<'markdown'> = async (_request, _context, block) =>
  isEmptyBlock(block) ? null : { id: block.id, type: block.type, html: markdownToHtml(block.settings.source) }
