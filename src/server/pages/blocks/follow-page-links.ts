import type { PageRequest } from '#server/site/page-request.ts'
import { type Block, changeHtml, htmlOfBlock } from '#shared/pages/blocks/blocks.ts'
import { pageLinksIn, withPageLinks } from '#shared/pages/page-links.ts'

/** Blocks with the paths of the pages that their texts link to; most pages have no such links, and ask nothing. */
export async function followPageLinks({ sources }: PageRequest, blocks: readonly Block[]): Promise<readonly Block[]> {
  const ids = new Set(blocks.flatMap((block) => htmlOfBlock(block).flatMap(pageLinksIn)))
  if (ids.size === 0) return blocks
  const paths = await sources.pagePaths([...ids])
  return blocks.map((block) => changeHtml(block, (html) => withPageLinks(html, (id) => paths.get(id) ?? null)))
}
