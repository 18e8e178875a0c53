import { inTransaction } from './database/transaction.ts'
import type { Staff } from './http/serve.ts'
import { enqueue } from './jobs/enqueue.ts'
import type { ChangeScope, Scope } from './scope.ts'
import type { Services } from './services.ts'
import type { DatabaseQueries } from './tables.ts'
import { raiseVersion } from './websites/raise-version.ts'

/** A scope for reading. */
export function reading(services: Pick<Services, 'database'>, website: { id: string }): Scope {
  return { database: services.database, websiteId: website.id, userId: null }
}

/**
 * Runs a change of one website in one transaction; a refused result changes nothing. The directory drops its cached
 * website after a change that raised its version.
 */
export async function changing<Outcome>(
  services: Pick<Services, 'database' | 'websites' | 'worker'>,
  website: { id: string },
  staff: Pick<Staff, 'userId'> | null,
  work: (scope: ChangeScope) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(services.database, (transaction, afterCommit) =>
    work(scopeOf(services, transaction, afterCommit, website, staff)),
  )
}

/** The scope of a website inside a transaction that the caller has opened; `changing` opens one. */
export function scopeOf(
  services: Pick<Services, 'websites' | 'worker'>,
  transaction: DatabaseQueries,
  afterCommit: ChangeScope['afterCommit'],
  website: { id: string },
  staff: Pick<Staff, 'userId'> | null,
): ChangeScope {
  let isRaised = false
  return {
    database: transaction,
    websiteId: website.id,
    userId: staff?.userId ?? null,
    afterCommit,
    enqueue(job, payload, options = {}) {
      if (options.runAt === undefined || options.runAt <= Date.now()) afterCommit(() => services.worker.wake())
      return enqueue(transaction, website.id, job, payload, options)
    },
    async raiseVersion() {
      if (isRaised) return
      isRaised = true
      await raiseVersion(transaction, website.id)
      afterCommit(() => services.websites.forget(website.id))
    },
  }
}
