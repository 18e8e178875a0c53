import { LRUCache } from 'lru-cache'
import { cleanPageText } from '#server/html/clean-body.ts'
import { isEmptyBlock } from '#shared/pages/blocks/blocks.ts'
import { codePath } from '#shared/pages/code-api.ts'
import type { Resolver } from './resolver.ts'

/** The owner's HTML, cleaned; or the address of the frame that has all of it. */
export const resolveCode: Resolver<'code'> = async (_request, { page }, block) => {
  if (isEmptyBlock(block)) return null
  const { id, type, settings } = block
  const { html, mode, ...frame } = settings
  return mode === 'frame'
    ? { id, type, ...frame, html: '', frame: codePath(page.id, id) }
    : { id, type, ...frame, html: clean(html), frame: null }
}

function clean(html: string): string {
  let cleaned = known.get(html)
  if (cleaned === undefined) {
    cleaned = cleanPageText(html)
    known.set(html, cleaned)
  }
  return cleaned
}

/** A page that is drawn again has the same code. */
const known = new LRUCache<string, string>({
  max: 200,
  maxSize: 5_000_000,
  sizeCalculation: (cleaned, html) => cleaned.length + html.length + 1,
})
