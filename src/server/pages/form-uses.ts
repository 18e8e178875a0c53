import type { UsedForm } from '#server/forms/definition/form-uses.ts'
import type { Scope } from '#server/scope.ts'
import { formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { pageBlocks } from './documents.ts'

/** The forms that pages show. */
export async function formsOfPages({ database, websiteId }: Scope): Promise<UsedForm[]> {
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'title', 'url_id', 'blocks'])
    .where('website_id', '=', websiteId)
    .where('blocks', 'like', '%"formId":"%')
    .orderBy('title')
    .execute()
  return rows.flatMap(({ id, title, url_id, blocks }) =>
    formsOfBlocks(pageBlocks.read(blocks)).map((formId) => ({
      formId,
      use: { kind: 'page' as const, id, title, path: `/${url_id}` },
    })),
  )
}
