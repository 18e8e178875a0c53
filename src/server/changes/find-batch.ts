import type { Scope } from '#server/scope.ts'

/** An action in the change log; undefined when it is not there any more. */
export function findBatch({ database, websiteId }: Scope, batchId: string) {
  return database
    .selectFrom('change_batches')
    .select(['size', 'undone_at', 'undone_down_to', 'why_final'])
    .where('website_id', '=', websiteId)
    .where('id', '=', batchId)
    .executeTakeFirst()
}
