import type { UsedForm } from '#server/forms/definition/form-uses.ts'
import type { Scope } from '#server/scope.ts'
import { formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { blocksOf } from '#shared/pages/content.ts'
import { pageContent } from './documents.ts'

/** The forms that pages show. */
export async function formsOfPages({ database, websiteId }: Scope): Promise<UsedForm[]> {
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'title', 'url_id', 'content'])
    .where('website_id', '=', websiteId)
    .where('content', 'like', '%"formId":"%')
    .orderBy('title')
    .execute()
  return rows.flatMap(({ id, title, url_id, content }) =>
    formsOfBlocks(blocksOf(pageContent.read(content))).map((formId) => ({
      formId,
      use: { kind: 'page' as const, id, title, path: `/${url_id}` },
    })),
  )
}
