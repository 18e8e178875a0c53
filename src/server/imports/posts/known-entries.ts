import type { ChangeScope, Scope } from '#server/scope.ts'
import { sourceOf } from '../import-store.ts'
import type { KnownEntry } from './plan-entry.ts'

/** What earlier imports made of entries of a file, by their ids there; what was deleted here is not known. */
export async function knownEntries(
  { database, websiteId }: Scope,
  format: string,
  sourceIds: readonly string[],
): Promise<Map<string, KnownEntry>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('import_sources as source')
    // The page of a post has the post's id.
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'source.website_id').onRef('pages.id', '=', 'source.product_id'),
    )
    .select(['source.source_id', 'source.product_id', 'source.fingerprint'])
    .where('source.website_id', '=', websiteId)
    .where('source.source', '=', sourceOf(format))
    .where('source.source_id', 'in', sourceIds)
    .execute()
  return new Map(rows.map((row) => [row.source_id, { nounId: row.product_id, fingerprint: row.fingerprint }]))
}

/** Remembers what was made of an entry. @returns what was remembered before; empty for nothing */
export async function rememberEntry(
  { database, websiteId }: ChangeScope,
  format: string,
  sourceId: string,
  { nounId, fingerprint }: KnownEntry,
): Promise<KnownEntry> {
  const source = sourceOf(format)
  const before = await database
    .selectFrom('import_sources')
    .select(['product_id', 'fingerprint'])
    .where('website_id', '=', websiteId)
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
  const now = { product_id: nounId, fingerprint }
  await database
    .insertInto('import_sources')
    .values({ website_id: websiteId, source, source_id: sourceId, ...now })
    .onConflict((conflict) => conflict.columns(['website_id', 'source', 'source_id']).doUpdateSet(now))
    .execute()
  return { nounId: before?.product_id ?? '', fingerprint: before?.fingerprint ?? '' }
}
