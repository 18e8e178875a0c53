import { inTransaction } from '#server/database/transaction.ts'
import { countTry, readTries, refuseUntil } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { Database } from '#server/tables.ts'
import type { Result } from '#shared/http/failure.ts'

const PER_ADDRESS = 10
/** From this number on, someone is probably testing stolen cards on the site. */
const PER_SITE = 60

/** Whether a payment failed because its card was declined. */
export const isDeclined = (outcome: Result<unknown>): boolean =>
  !outcome.ok && outcome.failure.code === 'payment-declined'

/**
 * Counts cards that were declined within a quarter of an hour, so that no one can use a shop to test stolen ones. An
 * address is stopped after ten. While a whole site has more than sixty, an address is stopped after its first: an
 * attack from many addresses does not get far, and a buyer with a valid card still can pay. A card counts as declined
 * until its result is known; each node counts its own open attempts, so that a valid card costs no write. Each attempt
 * is counted before the declined ones are read: one that is declined in between counts twice rather than never.
 * @param multiplier for every limit, for load tests
 */
export function createCardAttempts(database: Database, multiplier = 1) {
  const underWay = new Map<string, number>()

  /** Counts an attempt under each key, and returns the numbers of open attempts before it. */
  function begin(keys: readonly string[]): number[] {
    return keys.map((key) => {
      const others = underWay.get(key) ?? 0
      underWay.set(key, others + 1)
      return others
    })
  }

  function end(keys: readonly string[]): void {
    for (const key of keys) {
      const others = underWay.get(key)! - 1
      if (others > 0) underWay.set(key, others)
      else underWay.delete(key)
    }
  }

  /** Counts a card that the buyer's bank declined later. */
  async function wasDeclined(websiteId: string, address: string, now = Date.now()): Promise<void> {
    await inTransaction(database, async (transaction) => {
      for (const key of keysOf(websiteId, address)) await countTry(transaction, key, Number.MAX_SAFE_INTEGER, now)
    })
  }

  return {
    wasDeclined,
    /** Allows an attempt, or refuses it with the seconds until the next one. */
    async whileTrying<Outcome extends Result<unknown>>(
      websiteId: string,
      address: string,
      tryCard: () => Promise<Outcome>,
      now = Date.now(),
    ) {
      const keys = keysOf(websiteId, address)
      const others = begin(keys)
      try {
        const [site, sender] = await readTries(database, keys, now)
        const isUnderAttack = site!.count + others[0]! >= PER_SITE * multiplier
        const most = (isUnderAttack ? 1 : PER_ADDRESS * multiplier) - 1
        if (sender!.count + others[1]! > most) return refuseUntil(sender!.expiresAt, now)
        const outcome = await tryCard()
        if (isDeclined(outcome)) await wasDeclined(websiteId, address, now)
        return outcome
      } finally {
        end(keys)
      }
    },
  }
}

const keysOf = (websiteId: string, address: string) => [
  `cards ${websiteId}`,
  `cards ${websiteId} ${networkOf(address)}`,
]
