import { namedIn, readLayouts } from '#server/collections/layouts.ts'
import type { Scope } from '#server/scope.ts'
import { formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { blocksOf } from '#shared/pages/content.ts'
import type { PageRow } from '#shared/pages/owner-api.ts'
import { pageContent } from './documents.ts'

/** The pages of the website as the studio lists them: the home page first, then by title. */
export async function listPages(scope: Scope): Promise<PageRow[]> {
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'url_id', 'title', 'status', 'content', 'updated_at'])
    .where('website_id', '=', websiteId)
    .orderBy('title')
    .orderBy('id')
    .execute()
  const forms = await database
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute()
  const nameOf = new Map(forms.map(({ id, name }) => [id, name]))
  const [main] = await readLayouts(scope)
  const linked = new Set(namedIn(main?.links ?? []))
  const pages = rows.map(
    (row): PageRow => ({
      id: row.id,
      urlId: row.url_id,
      title: row.title,
      status: row.status,
      updatedAt: row.updated_at,
      path: `/${row.url_id}`,
      isInNavigation: linked.has(row.id),
      forms: formsOfBlocks(blocksOf(pageContent.read(row.content))).flatMap((id) => {
        const name = nameOf.get(id)
        return name === undefined ? [] : [{ id, name }]
      }),
    }),
  )
  return pages.toSorted((one, other) => Number(one.urlId !== '') - Number(other.urlId !== ''))
}
