import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#server/database/database-away.ts'
import type { Sender } from '#server/http/sender.ts'
import type { Staff } from '#server/http/serve.ts'
import { hashOf, newToken } from '#server/identifiers.ts'
import type { Database, DatabaseQueries } from '#server/tables.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

const LIFETIME_MILLISECONDS = 30 * DAY_MILLISECONDS
const SEEN_EVERY_MILLISECONDS = 60_000

/** `__Host-` binds the cookie to this host and to HTTPS; plain HTTP, as on a local machine, cannot use that name. */
const cookieName = (request: Pick<Sender, 'protocol'>): string =>
  request.protocol === 'https' ? '__Host-session' : 'session'

/** Whether a Cookie header may be that of someone who is signed in. Cookies are not parsed where pages are served. */
export const mayBeSignedIn = (cookies: string | undefined): boolean =>
  cookies !== undefined && /(?:^|;\s*)(?:__Host-)?session=/.test(cookies)

/** The session token of a request; '' without one. */
export const sessionTokenOf = (request: Pick<Sender, 'cookies' | 'protocol'>): string =>
  request.cookies[cookieName(request)] ?? ''

/** Starts a session with a new token, sends it to the browser, and returns it. */
export async function beginSession(
  database: DatabaseQueries,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const token = newToken()
  const now = Date.now()
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + LIFETIME_MILLISECONDS,
      address: request.ip,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    })
    .execute()
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: LIFETIME_MILLISECONDS / 1000,
  })
  return token
}

/** Ends the request's session in the database and in the browser. */
export async function endSessionOf(database: Database, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = sessionTokenOf(request)
  if (token) await database.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
  reply.clearCookie(cookieName(request), { path: '/' })
}

/** The sender of the request, if they are signed in and belong to the website. */
export async function staffOf(
  database: Database,
  request: Pick<Sender, 'cookies' | 'protocol'>,
  websiteId: string,
): Promise<Staff | null> {
  const token = sessionTokenOf(request)
  if (!token) return null
  const now = Date.now()
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('staff', (join) => join.onRef('staff.user_id', '=', 'users.id').on('staff.website_id', '=', websiteId))
    .select(['sessions.token_hash', 'sessions.last_seen_at', 'users.id', 'users.name', 'users.email', 'staff.role'])
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.removed_from', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (now - row.last_seen_at > SEEN_EVERY_MILLISECONDS) await noteSeen(database, row.token_hash, now)
  return { userId: row.id, name: row.name, email: row.email, role: row.role, sessionHash: row.token_hash }
}

/** Ends all sessions of a person who is removed from a website; their browsers read why at the next call. */
export async function endSessionsOfRemoved(
  database: DatabaseQueries,
  { websiteId, userId }: { readonly websiteId: string; readonly userId: string },
): Promise<void> {
  await database.updateTable('sessions').set({ removed_from: websiteId }).where('user_id', '=', userId).execute()
}

/** Whether the sender's session has ended because they were removed from the website. */
export async function isOfRemoved(
  database: Database,
  request: Pick<Sender, 'cookies' | 'protocol'>,
  websiteId: string,
): Promise<boolean> {
  const token = sessionTokenOf(request)
  if (!token) return false
  const row = await database
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', Date.now())
    .where('removed_from', '=', websiteId)
    .executeTakeFirst()
  return row !== undefined
}

/** Records when a session was last used. A database that cannot write now, as on a full disk, can still be read. */
async function noteSeen(database: Database, tokenHash: string, now: number): Promise<void> {
  try {
    await database.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
  }
}
