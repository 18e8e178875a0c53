import { isEmptyBlock } from '#shared/pages/blocks/blocks.ts'
import type { Resolver } from './resolver.ts'

/** The page that is shared: its own address, whatever a visitor's address has besides. */
export const resolveShareButtons: Resolver<'share-buttons'> = async ({ origin }, { page }, block) => {
  if (isEmptyBlock(block)) return null
  const { id, type, settings } = block
  return { id, type, ...settings, page: { title: page.title, url: `${origin}/${page.urlId}` } }
}
