import type { DatabaseConnection, Kysely, Transaction } from 'kysely'
import { engineOf } from './engine.ts'

/** Either the database itself or a transaction on it: stores work with both. */
export type Queries<Tables> = Kysely<Tables> | Transaction<Tables>

class Refused extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

const RETRIES = 4
/** PostgreSQL's codes for transactions that must be retried: serialization failure and deadlock. */
const TRANSIENT = new Set(['40001', '40P01'])

const isRefusal = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false

/** The connections of open transactions on SQLite. */
const connections = new WeakMap<object, DatabaseConnection>()

/** The connection of an open transaction on SQLite; null for others, and for those with plugins of their own. */
export const connectionOf = (transaction: object): DatabaseConnection | null => connections.get(transaction) ?? null

/** Runs `work` while the connection of its transaction is known. */
async function withConnection<Tables, Outcome>(
  transaction: Transaction<Tables>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (engineOf(transaction) !== 'sqlite') return work()
  connections.set(transaction, await transaction.getExecutor().provideConnection(async (connection) => connection))
  try {
    return await work()
  } finally {
    // Kysely refuses a query after the end.
    connections.delete(transaction)
  }
}

/**
 * Runs `work` in one transaction. A thrown error and a refused result (`{ ok: false }`) both roll it back; the refusal
 * is returned. Effects given to `afterCommit` run once the commit is on disk.
 */
export async function inTransaction<Tables, Outcome>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>, afterCommit: (effect: () => void) => void) => Promise<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const effects: (() => void)[] = []
    try {
      const outcome = await database.transaction().execute(async (transaction) => {
        const result = await withConnection(transaction, () => work(transaction, (effect) => effects.push(effect)))
        if (isRefusal(result)) throw new Refused(result)
        return result
      })
      for (const effect of effects) effect()
      return outcome
    } catch (error) {
      if (error instanceof Refused) return error.outcome as Outcome
      if (attempt < RETRIES && error instanceof Error && TRANSIENT.has(String((error as { code?: unknown }).code)))
        continue
      throw error
    }
  }
}
