import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import type { ActionTable } from '#shared/analytics/actions.ts'

/** The names of the things that a table of actions counts, by their ids; null for tables of texts. */
export type NameTexts = (table: ActionTable, ids: readonly string[]) => Promise<Map<string, string> | null>

/** Finds the names of forms and products of a website. */
export const namesIn =
  (scope: Scope): NameTexts =>
  async (table, ids) => {
    if (table === 'quick-views') return productNames(scope, ids)
    return table === 'forms' || table === 'fields' ? formNames(scope, ids) : null
  }

/** The titles of products, by id. */
export async function productNames(
  { database, websiteId }: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const piece of inPieces([...new Set(ids)])) {
    const rows = await database
      .selectFrom('products')
      .select(['id', 'title'])
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .execute()
    for (const { id, title } of rows) names.set(id, title)
  }
  return names
}

async function formNames({ database, websiteId }: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const piece of inPieces([...new Set(ids)])) {
    const rows = await database
      .selectFrom('forms')
      .select(['id', 'name'])
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .execute()
    for (const { id, name } of rows) names.set(id, name)
  }
  return names
}
