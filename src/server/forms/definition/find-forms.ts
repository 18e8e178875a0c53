import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'

/** Forms by name. */
export const formFinder: NounFinder = { permission: 'forms.read', find: findForms }

/** A site has few forms: their names are scanned. */
async function findForms({ database, websiteId }: Scope, text: string): Promise<Found[]> {
  const words = normalize(text.trim())
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows
    .filter(({ name }) => ` ${normalize(name)}`.includes(` ${words}`))
    .slice(0, MOST_FOUND)
    .map(({ id, name }) => ({ kind: 'form', id, title: name, detail: '', path: `/forms/${id}` }))
}
