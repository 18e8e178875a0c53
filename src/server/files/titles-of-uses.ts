import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { MOST_USES } from './asset-store.ts'

/** Things with a title whose texts or settings name files, by their noun in `asset_uses`. */
const tables = { item: 'items', 'item-collection': 'item_collections', product: 'products' } as const

/** Titles of the things of a noun that use a file. */
export async function titlesOfUses(
  { database, websiteId }: Scope,
  noun: keyof typeof tables,
  assetId: string,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`select thing.title from asset_uses
    join ${sql.table(tables[noun])} as thing
      on thing.website_id = asset_uses.website_id and thing.id = asset_uses.noun_id
    where asset_uses.website_id = ${websiteId} and asset_uses.asset_id = ${assetId} and asset_uses.noun = ${noun}
    limit ${MOST_USES}`.execute(database)
  return rows.map(({ title }) => title)
}
