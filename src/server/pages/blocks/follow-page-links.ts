import type { PageRequest } from '#server/site/page-request.ts'
import { pageLinksIn, pageLinksOfSettings, withFollowedLinks, withPageLinks } from '#shared/links/page-links.ts'
import { type Block, changeHtml, htmlOfBlock } from '#shared/pages/blocks/blocks.ts'

/** Blocks with the paths of the pages that they link to; most pages have no such links, and ask nothing. */
export async function followPageLinks({ sources }: PageRequest, blocks: readonly Block[]): Promise<readonly Block[]> {
  const ids = new Map<Block, readonly string[]>(blocks.map((block) => [block, pagesLinkedBy(block)]))
  const asked = new Set([...ids.values()].flat())
  if (asked.size === 0) return blocks
  const paths = await sources.pagePaths([...asked])
  const pathOf = (id: string) => paths.get(id) ?? null
  return blocks.map((block) => {
    if (ids.get(block)?.length === 0) return block
    const { settings, ...rest } = changeHtml(block, (html) => withPageLinks(html, pathOf))
    return { ...rest, settings: withFollowedLinks(settings, pathOf) } as Block
  })
}

const pagesLinkedBy = (block: Block): string[] => [
  ...htmlOfBlock(block).flatMap(pageLinksIn),
  ...pageLinksOfSettings(block.settings),
]
