import type { Scope } from '#server/scope.ts'
import { askedOfBuyers } from '#shared/cart/entry-answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { formContent } from '../documents.ts'

/** The current fields of forms that buyers fill in, by form id; unknown forms are missing. */
export async function readFormFields(
  { database, websiteId }: Scope,
  formIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, readonly FormField[]>> {
  const ids = [...new Set(formIds)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'content'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, content }) => [id, askedOfBuyers(formContent.read(content).fields)]))
}
