import type { Insertable } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'

/** The results for one product, post or page of a file; its place in the file is added. */
type NewRow = Omit<Insertable<Tables['import_rows']>, 'website_id' | 'import_id' | 'position'>

/** Writes results for things of a file from a place on, replacing those of the dry run. */
export async function replaceRows(
  { database, websiteId }: Scope,
  importId: string,
  firstPosition: number,
  rows: readonly NewRow[],
): Promise<void> {
  await database
    .deleteFrom('import_rows')
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .where('position', '>=', firstPosition)
    .where('position', '<', firstPosition + rows.length)
    .execute()
  const placed = rows.map((row, place) => ({
    ...{ website_id: websiteId, import_id: importId, position: firstPosition + place },
    ...row,
  }))
  await insertRows(database, 'import_rows', placed)
}
