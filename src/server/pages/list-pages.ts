import { namedIn, readLayouts } from '#server/collections/layouts.ts'
import type { Scope } from '#server/scope.ts'
import type { PageRow } from '#shared/pages/owner-api.ts'

/** The pages of the website as the studio lists them: the home page first, then by title. */
export async function listPages(scope: Scope): Promise<PageRow[]> {
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'url_id', 'title', 'status', 'updated_at'])
    .where('website_id', '=', websiteId)
    .orderBy('title')
    .orderBy('id')
    .execute()
  const shown = await database
    .selectFrom('form_uses')
    .innerJoin('forms', (join) =>
      join.onRef('forms.website_id', '=', 'form_uses.website_id').onRef('forms.id', '=', 'form_uses.form_id'),
    )
    .select(['form_uses.noun_id', 'forms.id', 'forms.name'])
    .where('form_uses.website_id', '=', websiteId)
    .where('form_uses.noun', '=', 'page')
    .where('forms.deleted_at', 'is', null)
    .orderBy('form_uses.position')
    .execute()
  const formsOf = Map.groupBy(shown, ({ noun_id }) => noun_id)
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
      forms: (formsOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    }),
  )
  return pages.toSorted((one, other) => Number(one.urlId !== '') - Number(other.urlId !== ''))
}
