import type { Selectable } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { ErasedCounts, PrivacyRequest } from '#shared/customers/privacy-api.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { lockCustomer } from '../customer-store.ts'
import { erasedCounts } from '../documents.ts'
import type { PrivacyTables } from './tables.ts'

export type PrivacyRow = Selectable<PrivacyTables['privacy_requests']>

const MOST_LISTED = 100

/** Stores a request about a customer; one of a kind runs at a time. */
export async function addRequest(
  scope: ChangeScope,
  { kind, customerId, by }: { readonly kind: PrivacyRequest['kind']; readonly customerId: string; readonly by: string },
): Promise<Result<string, 'customer-not-found' | 'privacy-running'>> {
  // The lock makes two clicks one after the other.
  if (!(await lockCustomer(scope, customerId))) return fail('customer-not-found')
  const running = await scope.database
    .selectFrom('privacy_requests')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'running')
    .limit(1)
    .executeTakeFirst()
  if (running) return fail('privacy-running')
  const id = newId()
  await insertRows(scope.database, 'privacy_requests', [
    {
      website_id: scope.websiteId,
      id,
      kind,
      state: 'running',
      customer_id: customerId,
      requested_at: Date.now(),
      done_at: null,
      by_name: by,
      storage_key: null,
      bytes: 0,
      expires_at: null,
      counts: null,
    },
  ])
  return succeed(id)
}

/** A request; null when the website has none with this id. */
export async function readRequest({ database, websiteId }: Scope, requestId: string): Promise<PrivacyRow | null> {
  const row = await database
    .selectFrom('privacy_requests')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', requestId)
    .executeTakeFirst()
  return row ?? null
}

/** Ends a request: a copy with its file, an erasure with its numbers. */
export async function endRequest(
  { database, websiteId }: ChangeScope,
  requestId: string,
  result: { readonly file: { key: string; bytes: number; expiresAt: number } } | { readonly counts: ErasedCounts },
): Promise<void> {
  const ended = { state: 'done', done_at: Date.now() } as const
  await database
    .updateTable('privacy_requests')
    .set(
      'file' in result
        ? { ...ended, storage_key: result.file.key, bytes: result.file.bytes, expires_at: result.file.expiresAt }
        : { ...ended, counts: erasedCounts.write(result.counts) },
    )
    .where('website_id', '=', websiteId)
    .where('id', '=', requestId)
    .execute()
}

/** The last requests, newest first. */
export async function listRequests({ database, websiteId }: Scope): Promise<PrivacyRequest[]> {
  const rows = await database
    .selectFrom('privacy_requests')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    customerId: row.customer_id,
    requestedAt: row.requested_at,
    doneAt: row.done_at,
    by: row.by_name,
    expiresAt: row.expires_at,
    counts: row.counts === null ? null : erasedCounts.read(row.counts),
  }))
}
