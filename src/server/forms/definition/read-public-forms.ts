import type { Scope } from '#server/scope.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { publicForm } from '#shared/forms/schema.ts'
import { formContent } from '../documents.ts'

/** Forms as visitors see them, by id; missing ones are left out. */
export async function readPublicForms(
  { database, websiteId }: Scope,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, PublicForm>> {
  if (formIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'revision', 'content', 'created_at', 'updated_at'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', formIds)
    .execute()
  return new Map(
    rows.map(({ id, revision, content, created_at, updated_at }) => {
      const form = formContent.read(content)
      return [id, publicForm({ ...form, id, revision, createdAt: created_at, updatedAt: updated_at })]
    }),
  )
}
