import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'

const NAMED = 3

/** Kinds of places that an import creates, with their tables and names. */
const kinds = [
  { noun: 'collection', table: 'collections', title: 'title', one: 'page', many: 'pages' },
  { noun: 'item-collection', table: 'item_collections', title: 'title', one: 'blog', many: 'blogs' },
  { noun: 'category', table: 'categories', title: 'display_name', one: 'category', many: 'categories' },
] as const
type Kind = (typeof kinds)[number]

/** Sentences about pages and categories that stay after an import is undone, because others use them. */
export async function placesLeft(scope: Scope, batchId: string): Promise<string[]> {
  const sentences = await Promise.all(kinds.map(async (kind) => sentence(kind, await titlesLeft(scope, batchId, kind))))
  return sentences.flat()
}

/** Titles of what an action has created and what still exists, in the order of creation. */
async function titlesLeft(
  { database, websiteId }: Scope,
  batchId: string,
  { noun, table, title }: Kind,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`select place.${sql.ref(title)} as title
    from changes as change
    join ${sql.table(table)} as place on place.website_id = change.website_id and place.id = change.noun_id
    where change.website_id = ${websiteId} and change.batch_id = ${batchId} and change.noun = ${noun}
      and change.before is null
    order by change.id`.execute(database)
  return rows.map((row) => row.title)
}

function sentence({ one, many }: Kind, titles: readonly string[]): string[] {
  const names = titles.slice(0, NAMED).map((title) => `“${title}”`)
  const rest = titles.length - names.length
  if (names.length === 0) return []
  if (titles.length === 1) return [`The ${one} ${names[0]} was kept because it’s used or was changed later.`]
  const list = rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
  return [`The ${many} ${list} were kept because they’re used or were changed later.`]
}
