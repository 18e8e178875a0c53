import { type Expression, sql } from 'kysely'
import type { DatabaseQueries, Tables } from '#server/tables.ts'
import { deleteInBatches } from './delete-in-batches.ts'

/** The keys of rows to delete, as a query of the one column `by` without a limit. */
interface Selection<Key extends string> {
  readonly from: keyof Tables
  readonly by: Key
  readonly keys: { limit(rows: number): Expression<Readonly<Record<Key, string>>> }
}

/**
 * Deletes rows of a website in batches, so that buyers never wait long.
 * @param stopping whether to leave the rest for another time
 */
export async function deleteSelected<Key extends string>(
  { database, websiteId }: { readonly database: DatabaseQueries; readonly websiteId: string },
  { from, by, keys }: Selection<Key>,
  stopping: () => boolean,
): Promise<void> {
  await deleteInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(from)} where website_id = ${websiteId} and ${sql.ref(by)} in (${keys.limit(rows)})
    `.execute(database)
    return { numDeletedRows: numAffectedRows ?? 0n }
  }, stopping)
}
