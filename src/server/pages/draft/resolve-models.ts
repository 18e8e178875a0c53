import type { PageRequest } from '#server/site/page-request.ts'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import type { Page } from '#shared/pages/schema.ts'
import { resolveBlocks } from '../blocks/resolve-blocks.ts'

/** What blocks of a draft are drawn from, by their ids; null for those that visitors would not see. */
export async function resolveModels(
  request: PageRequest,
  page: Page,
  blocks: readonly Block[],
): Promise<Record<string, unknown>> {
  const context = { page, posted: null, startStep: 0 }
  const resolved = await resolveBlocks(request, context, blocks)
  return Object.fromEntries(resolved.map((model, index) => [blocks[index]!.id, model]))
}
