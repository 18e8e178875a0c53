import type { FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#server/database/database-away.ts'
import { prepareQuery } from '#server/database/prepare-query.ts'
import type { CountRate } from '#server/http/rate-limits.ts'
import { refuseForMinute } from '#server/http/rate-limits.ts'
import type { CallingKey } from '#server/http/serve.ts'
import { hashOf } from '#server/identifiers.ts'
import type { Database } from '#server/tables.ts'
import { apiKeyLimits } from '#shared/api-keys/schema.ts'
import { scopeOf } from '#shared/api-keys/scope-of.ts'
import type { Contract } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { roles } from '#shared/roles/rules.ts'
import { keyScopes } from './documents.ts'

const USED_EVERY_MILLISECONDS = 60_000
const LONGEST_KEY = 200

interface KeyGate {
  readonly database: Database
  /** Counts in one minute. */
  readonly count: CountRate
  readonly multiplier: number
}

/**
 * The key that a request is sent with, and whether it may make a call. Its staff member has no role: what a key may do is
 * in its scopes alone, and what handlers ask of a role is refused.
 */
export async function keyOfRequest(
  { database, count, multiplier }: KeyGate,
  request: FastifyRequest,
  websiteId: string,
  contract: Contract,
): Promise<Result<CallingKey, 'api-key-invalid' | 'api-key-scope' | 'rate-limited'>> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (token === '' || token.length > LONGEST_KEY) return fail('api-key-invalid')
  const now = Date.now()
  const [row] = (await selectKey(database, { websiteId, tokenHash: hashOf(token) })).rows
  if (!row || (row.expires_at !== null && row.expires_at <= now)) return fail('api-key-invalid')
  if ((await count(`api key ${row.id}`)) > apiKeyLimits.perMinute * multiplier) return refuseForMinute()
  if (now - (row.last_used_at ?? 0) > USED_EVERY_MILLISECONDS) await noteUse(database, websiteId, row.id, now)
  const scope = scopeOf(contract)
  if (scope === null || !keyScopes.read(row.scopes).includes(scope)) return fail('api-key-scope', { scope })
  const staff = {
    ...{ userId: row.created_by, name: row.name, email: '', role: roles.none, sessionHash: '' },
    apiKeyId: row.id,
  }
  return succeed({ id: row.id, staff })
}

const selectKey = prepareQuery((database, values: { websiteId: string; tokenHash: string }) =>
  database
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'created_by', 'expires_at', 'last_used_at'])
    .where('website_id', '=', values.websiteId)
    .where('token_hash', '=', values.tokenHash)
    .where('revoked_at', 'is', null),
)

/** Records when a key was last used. A database that cannot write now can still be read. */
async function noteUse(database: Database, websiteId: string, keyId: string, now: number): Promise<void> {
  try {
    await database
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('website_id', '=', websiteId)
      .where('id', '=', keyId)
      .execute()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
  }
}
