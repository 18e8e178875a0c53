import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { networkOf } from '#server/http/network-of.ts'
import type { AnalyticsAccess } from './open-analytics.ts'

/** Hexadecimal digits, so 48 bits: among 100,000 visitors of a day, the chance that any two are the same is 1 in 50,000. */
const DIGITS = 12

/** What distinguishes the visitors of one day. */
interface Traits {
  readonly address: string
  readonly userAgent: string
}

/** Gives visitors numbers that last for one day of one site. */
export type NumberVisitor = (websiteId: string, day: number, traits: Traits) => Promise<number>

/**
 * Visitors are told apart by a hash of their address and browser with a secret. The secret is made at random for each
 * day of each site, shared by all processes, and deleted after the day: then nobody can compute a number again, so
 * numbers lead back to no one, and to no visit of another day or site.
 */
export function createVisitorNumbers(analytics: Pick<AnalyticsAccess, 'open'>): NumberVisitor {
  const salts = new LRUCache<string, Promise<string>>({ max: 1_000 })

  function saltOf(websiteId: string, day: number): Promise<string> {
    const key = `${websiteId} ${day}`
    const known = salts.get(key)
    if (known) return known
    const salt = findOrMakeSalt(analytics, websiteId, day)
    salts.set(key, salt)
    // A failure is not remembered.
    salt.catch(() => salts.get(key) === salt && salts.delete(key))
    // Yesterday's is not needed again.
    for (const other of salts.keys()) if (other.startsWith(`${websiteId} `) && other !== key) salts.delete(other)
    return salt
  }

  return async (websiteId, day, { address, userAgent }) => {
    const salt = await saltOf(websiteId, day)
    const digits = hash('sha256', `${salt}\n${websiteId}\n${networkOf(address)}\n${userAgent}`, 'hex')
    return Number.parseInt(digits.slice(0, DIGITS), 16)
  }
}

async function findOrMakeSalt(
  analytics: Pick<AnalyticsAccess, 'open'>,
  websiteId: string,
  day: number,
): Promise<string> {
  const database = await analytics.open()
  await database
    .insertInto('analytics_salts')
    .values({ website_id: websiteId, day, salt: randomBytes(24).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await database
    .selectFrom('analytics_salts')
    .select('salt')
    .where('website_id', '=', websiteId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}
