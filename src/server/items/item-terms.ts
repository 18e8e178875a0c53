import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { isListed, sortOf, termsOfItem } from '#shared/items/rules.ts'
import type { Item, ItemTerm, TermKind } from '#shared/items/schema.ts'

/** Writes the terms of an item, and counts those that visitors see; part of the transaction that saves it. */
export async function saveTerms(scope: ChangeScope, before: Item | null, after: Item | null): Promise<void> {
  const { database, websiteId: website_id } = scope
  const { timeZone } = await scope.settings()
  const { id: item_id, collectionId: collection_id } = (after ?? before)!
  if (before)
    await database
      .deleteFrom('item_terms')
      .where('website_id', '=', website_id)
      .where('item_id', '=', item_id)
      .execute()
  if (after) {
    const place = { is_visible: Number(isListed(after)), sort_at: sortOf(after) }
    const rows = termsOfItem(after, timeZone).map(({ kind, slug }) => ({
      ...{ website_id, item_id, kind, slug, collection_id },
      ...place,
    }))
    await insertRows(database, 'item_terms', rows)
  }
  const counted = (item: Item | null) => (item && isListed(item) ? termsOfItem(item, timeZone) : [])
  for (const term of counted(before)) await count(scope, collection_id, term, -1)
  for (const term of counted(after)) await count(scope, collection_id, term, 1)
}

async function count(
  { database, websiteId }: ChangeScope,
  collection_id: string,
  { kind, slug, name }: Omit<ItemTerm, 'count'>,
  more: 1 | -1,
): Promise<void> {
  const key = { website_id: websiteId, collection_id, kind, slug }
  await database
    .insertInto('item_term_totals')
    .values({ ...key, name, item_count: more })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'collection_id', 'kind', 'slug']).doUpdateSet((set) => ({
        item_count: set('item_term_totals.item_count', '+', more),
        ...(more > 0 && { name }),
      })),
    )
    .execute()
  if (more > 0) return
  await database
    .deleteFrom('item_term_totals')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collection_id)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('item_count', '<=', 0)
    .execute()
}

/** The most terms that a list shows. */
export const MOST_TERMS = 500

/** The terms of a collection that visitors see: months newest first, others by name. */
export async function listTerms(scope: Scope, collectionId: string, kind: TermKind): Promise<ItemTerm[]> {
  const rows = await scope.database
    .selectFrom('item_term_totals')
    .select(['slug', 'name', 'item_count'])
    .where('website_id', '=', scope.websiteId)
    .where('collection_id', '=', collectionId)
    .where('kind', '=', kind)
    .orderBy('slug', kind === 'archive' ? 'desc' : 'asc')
    .limit(MOST_TERMS)
    .execute()
  return rows.map(({ slug, name, item_count }) => ({ kind, slug, name, count: item_count }))
}

/** A term that visible items have. */
export async function findTerm(
  { database, websiteId }: Scope,
  collectionId: string,
  kind: TermKind,
  slug: string,
): Promise<ItemTerm | null> {
  const row = await database
    .selectFrom('item_term_totals')
    .select(['name', 'item_count'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ? { kind, slug, name: row.name, count: row.item_count } : null
}
