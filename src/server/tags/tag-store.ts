import { sql } from 'kysely'
import { distinctValues } from '#server/database/distinct-values.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { prepareQuery } from '#server/database/prepare-query.ts'
import type { FoundRows } from '#server/database/search-by-word.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'

/** The tables with tags, and their column with the id of the thing that is tagged. */
const owners = { customer_tags: 'customer_id', order_tags: 'order_id' } as const
export type TagTable = keyof typeof owners

/** Tags that filters and fields offer. */
const MOST_OFFERED = 100

/** The tags of several things, each list by name; a thing without tags is not in it. */
export async function tagsOfMany(
  { database, websiteId }: Scope,
  table: TagTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  if (ids.length === 0) return found
  const owner = sql.ref<string>(owners[table])
  const rows = await database
    .selectFrom(table)
    .select(['tag', owner.as('owner')])
    .where('website_id', '=', websiteId)
    .where(owner, 'in', ids)
    .orderBy('tag')
    .execute()
  for (const { owner: id, tag } of rows) found.set(id, [...(found.get(id) ?? []), tag])
  return found
}

/** The tags of one thing by name. */
export async function tagsOf({ database, websiteId }: Scope, table: TagTable, id: string): Promise<string[]> {
  const { rows } = await selectTags[table](database, { websiteId, id })
  return rows.map(({ tag }) => tag)
}

const selectTagsIn = (table: TagTable) =>
  prepareQuery((database, values: { websiteId: string; id: string }) =>
    database
      .selectFrom(table)
      .select('tag')
      .where('website_id', '=', values.websiteId)
      .where(sql.ref<string>(owners[table]), '=', values.id)
      .orderBy('tag'),
  )
const selectTags = { customer_tags: selectTagsIn('customer_tags'), order_tags: selectTagsIn('order_tags') }

/** Replaces the tags of one thing. */
export async function writeTags(
  { database, websiteId }: ChangeScope,
  table: TagTable,
  id: string,
  tags: readonly string[],
): Promise<void> {
  await database
    .deleteFrom(table)
    .where('website_id', '=', websiteId)
    .where(sql.ref<string>(owners[table]), '=', id)
    .execute()
  const rows = [...new Set(tags)].map((tag) => ({ website_id: websiteId, [owners[table]]: id, tag }))
  await insertRows(database, table, rows as never)
}

/** All tags of a website in a table, by name; 100 at most. */
export function listTags({ database, websiteId }: Scope, table: TagTable): Promise<string[]> {
  return distinctValues(async (last) => {
    const row = await database
      .selectFrom(table)
      .select('tag')
      .where('website_id', '=', websiteId)
      .where('tag', '>', last)
      .orderBy('tag')
      .limit(1)
      .executeTakeFirst()
    return row?.tag
  }, MOST_OFFERED)
}

/** The ids of the things with a tag. */
export const idsWithTag = (websiteId: string, table: TagTable, tag: string): FoundRows =>
  sql<{ found_id: string }>`select ${sql.ref(owners[table])} as found_id
    from ${sql.table(table)} where website_id = ${websiteId} and tag = ${tag}`
