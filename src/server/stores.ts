import type { StoreSettings } from '#shared/settings/schema.ts'
import { inTransaction } from './database/transaction.ts'
import type { Actor } from './http/serve.ts'
import { enqueue } from './jobs/enqueue.ts'
import type { ChangeScope, Scope } from './scope.ts'
import type { Services } from './services.ts'
import type { DatabaseQueries } from './tables.ts'
import { raiseVersion } from './websites/raise-version.ts'
import { readStoreSettings } from './websites/read-settings.ts'

/** A website, or its id where a job has nothing else. */
interface ScopedWebsite {
  readonly id: string
  readonly settings?: StoreSettings
  /** Without it, as if emails were sent: jobs write them in any case. */
  readonly canSendEmail?: boolean
}

/** A scope for reading. */
export function reading({ database }: Pick<Services, 'database'>, website: ScopedWebsite): Scope {
  const { id, canSendEmail = true } = website
  return {
    database,
    websiteId: id,
    userId: null,
    apiKeyId: null,
    canSendEmail,
    settings: settingsOf(database, website),
  }
}

function settingsOf(database: DatabaseQueries, { id, settings }: ScopedWebsite): Scope['settings'] {
  let read = settings && Promise.resolve(settings)
  return () => {
    read ??= readStoreSettings(database, id)
    return read
  }
}

/**
 * Runs a change of one website in one transaction; a refused result changes nothing. The directory drops its cached
 * website after a change that raised its version.
 */
export async function changing<Outcome>(
  services: Pick<Services, 'database' | 'websites' | 'worker'>,
  website: ScopedWebsite,
  staff: Actor | null,
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
  website: ScopedWebsite,
  staff: Actor | null,
): ChangeScope {
  let isRaised = false
  return {
    database: transaction,
    websiteId: website.id,
    userId: staff?.userId ?? null,
    apiKeyId: staff?.apiKeyId ?? null,
    canSendEmail: website.canSendEmail ?? true,
    // Owners change settings and what depends on them: their transaction reads its own.
    settings: settingsOf(transaction, staff ? { id: website.id } : website),
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
