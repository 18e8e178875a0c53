import { inTransaction } from '#server/database/transaction.ts'
import { type CountedTry, countTry, forgetTries, takeBack } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { Database } from '#server/tables.ts'
import { type Failure, fail, type Result, succeed } from '#shared/http/failure.ts'

const PER_ACCOUNT = 10
const PER_ADDRESS = 30
const PER_DEVICE = 10

/**
 * The source of an attempt: an unknown address, for the account of an email address; or a device that has proved to
 * know the password before, which is counted separately, so that nobody else can lock it out.
 */
export type Attempt = { readonly email: string; readonly address: string } | { readonly device: string }

/** The counters of an attempt: the account or the device first. */
type BegunAttempt = readonly [CountedTry, ...CountedTry[]]

/**
 * Counts failed sign-ins within a quarter of an hour, independent of the request's content: of unknown devices by account and
 * by address, of a known device by itself.
 */
export function createAttempts(database: Database) {
  return {
    /** Counts an attempt, or refuses it with the seconds until the next one. */
    begin(attempt: Attempt, now = Date.now()): Promise<Result<BegunAttempt, 'sign-in-locked'>> {
      return inTransaction(database, async (transaction): Promise<Result<BegunAttempt, 'sign-in-locked'>> => {
        if ('device' in attempt) {
          const device = await countTry(transaction, `sign-in device ${attempt.device}`, PER_DEVICE, now)
          return device.ok ? succeed([device.value]) : locked(device.failure)
        }
        const account = await countTry(transaction, `sign-in account ${attempt.email}`, PER_ACCOUNT, now)
        if (!account.ok) return locked(account.failure)
        const network = networkOf(attempt.address)
        const address = await countTry(transaction, `sign-in address ${network}`, PER_ADDRESS, now)
        return address.ok ? succeed([account.value, address.value]) : locked(address.failure)
      })
    },
    /** Takes an attempt back: the failures of the account or the device are reset, the address's others stay. */
    async succeeded([first, ...others]: BegunAttempt): Promise<void> {
      await forgetTries(database, first)
      await takeBack(database, others)
    },
  }
}

/** The sentence about it says that passwords were wrong, not only that someone has to wait. */
const locked = ({ retryAfterSeconds }: Failure<'rate-limited'>) => fail('sign-in-locked', { retryAfterSeconds })
