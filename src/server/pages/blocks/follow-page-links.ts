import { linkPaths } from '#server/site/follow-links.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { pageLinksIn, pageLinksOfSettings, withFollowedLinks, withPageLinks } from '#shared/links/page-links.ts'
import { type Block, changeHtml, htmlOfBlock } from '#shared/pages/blocks/blocks.ts'

/** Blocks with the paths of the pages that they link to; most pages have no such links, and ask for no paths. */
export async function followPageLinks({ sources }: PageRequest, blocks: readonly Block[]): Promise<readonly Block[]> {
  const ids = new Map<Block, readonly string[]>(blocks.map((block) => [block, pagesLinkedBy(block)]))
  const paths = await linkPaths(sources, [...new Set([...ids.values()].flat())])
  if (!paths) return blocks
  return blocks.map((block) => {
    if (ids.get(block)?.length === 0 && paths.homePath === '/') return block
    const { settings, ...rest } = changeHtml(block, (html) => withPageLinks(html, paths))
    return { ...rest, settings: withFollowedLinks(settings, paths) } as Block
  })
}

const pagesLinkedBy = (block: Block): string[] => [
  ...htmlOfBlock(block).flatMap(pageLinksIn),
  ...pageLinksOfSettings(block.settings),
]
