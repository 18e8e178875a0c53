import { recordChange } from '#server/changes/record-change.ts'
import { hashOf, newId, newToken } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { type ApiKey, apiKeyLimits, KEY_PREFIX, type NewKey } from '#shared/api-keys/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { apiKeyLog } from './change-log.ts'
import { keyScopes } from './documents.ts'

/** Characters of a key that are stored and shown. */
const BEGINNING = KEY_PREFIX.length + 6

/** The keys of a website, newest first. */
export async function listApiKeys({ database, websiteId }: Scope): Promise<ApiKey[]> {
  const rows = await database
    .selectFrom('api_keys as key')
    .leftJoin('users', 'users.id', 'key.created_by')
    .select(['key.id', 'key.name', 'key.scopes', 'key.beginning', 'key.created_at', 'key.expires_at'])
    .select(['key.last_used_at', 'users.name as created_by'])
    .where('key.website_id', '=', websiteId)
    .where('key.revoked_at', 'is', null)
    .orderBy('key.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scopes: keyScopes.read(row.scopes),
    beginning: row.beginning,
    createdAt: row.created_at,
    createdBy: row.created_by ?? '',
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Creates a key for the owner who calls. Only its hash is stored. */
export async function createApiKey(
  scope: ChangeScope,
  userId: string,
  { name, scopes, days }: NewKey,
  batchId: string,
): Promise<Result<{ keyId: string; key: string }, 'api-key-limit'>> {
  const { database, websiteId } = scope
  const { present } = await database
    .selectFrom('api_keys')
    .select((one) => one.fn.countAll<number>().as('present'))
    .where('website_id', '=', websiteId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(present) >= apiKeyLimits.keys) return fail('api-key-limit')
  const keyId = newId()
  const key = KEY_PREFIX + newToken()
  const now = Date.now()
  const beginning = key.slice(0, BEGINNING)
  await database
    .insertInto('api_keys')
    .values({
      website_id: websiteId,
      id: keyId,
      name,
      scopes: keyScopes.write(scopes),
      beginning,
      token_hash: hashOf(key),
      created_at: now,
      created_by: userId,
      expires_at: days === null ? null : now + days * DAY_MILLISECONDS,
      last_used_at: null,
      revoked_at: null,
    })
    .execute()
  await recordChange(scope, batchId, apiKeyLog, { nounId: keyId, before: null, after: { name, scopes, beginning } })
  return succeed({ keyId, key })
}

/** Ends a key, and deletes what was answered to it. Its name stays for the list of changes. */
export async function revokeApiKey(
  scope: ChangeScope,
  keyId: string,
  batchId: string,
): Promise<Result<void, 'api-key-not-found'>> {
  const { database, websiteId } = scope
  const row = await database
    .updateTable('api_keys')
    .set({ revoked_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .returning(['name', 'scopes', 'beginning'])
    .executeTakeFirst()
  if (!row) return fail('api-key-not-found')
  await database.deleteFrom('api_answers').where('website_id', '=', websiteId).where('key_id', '=', keyId).execute()
  const before = { name: row.name, scopes: keyScopes.read(row.scopes) as string[], beginning: row.beginning }
  await recordChange(scope, batchId, apiKeyLog, { nounId: keyId, before, after: null })
  return succeed(undefined)
}
