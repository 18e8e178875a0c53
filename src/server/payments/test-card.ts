import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Database } from '#server/tables.ts'
import type { PayLaterMethodId } from '#shared/settings/schema.ts'
import type { ChargeOutcome, ChargeRequest, PaymentProvider } from './provider.ts'

type ChargeState = 'charged' | 'declined' | 'needs-confirmation' | 'refunded'

const firstState: Readonly<Record<string, ChargeState>> = {
  approve: 'charged',
  decline: 'declined',
  confirm: 'needs-confirmation',
  // The money moves, only the answer is lost: the hardest case, and the one worth trying.
  timeout: 'charged',
}

/**
 * A provider for trying a shop out. Its ledger stands for the books of a bank: one charge per key, whatever happens to
 * the requests. The token says how the card behaves: approve, decline, confirm or timeout. Paying later is tried with the
 * same one: its brand pays the whole at once, and collects the four payments itself.
 */
export function createTestCard(database: Database, id: 'test-card' | PayLaterMethodId): PaymentProvider {
  async function read(websiteId: string, idempotencyKey: string) {
    return (await selectCharge(database, { websiteId, idempotencyKey })).rows[0]
  }

  async function move(websiteId: string, idempotencyKey: string, from: ChargeState[], to: ChargeState) {
    await database
      .updateTable('test_charges')
      .set({ state: to })
      .where('website_id', '=', websiteId)
      .where('idempotency_key', '=', idempotencyKey)
      .where('state', 'in', from)
      .execute()
  }

  /** Writes a charge, unless there is one under its key. */
  async function enter(request: ChargeRequest, state: ChargeState) {
    await insertCharge(database, { ...request, outcome: request.token ?? '', state, now: Date.now() })
  }

  const find: PaymentProvider['find'] = async (websiteId, idempotencyKey) => {
    const charge = await read(websiteId, idempotencyKey)
    return charge ? outcomeOf(charge.state, idempotencyKey) : null
  }

  return {
    id,
    isTest: true,
    find,
    async charge(request) {
      await enter(request, firstState[request.token ?? ''] ?? 'declined')
      if (request.token === 'timeout') return { state: 'unknown' }
      return (await find(request.websiteId, request.idempotencyKey)) ?? { state: 'unknown' }
    },
    async confirm(websiteId, idempotencyKey, approve) {
      await move(websiteId, idempotencyKey, ['needs-confirmation'], approve ? 'charged' : 'declined')
      return (await find(websiteId, idempotencyKey)) ?? { state: 'declined' }
    },
    async cancel(request) {
      const { websiteId, idempotencyKey } = request
      // Where there is no charge yet, this entry keeps one that is still on its way from being made.
      await enter({ ...request, token: null }, 'declined')
      await move(websiteId, idempotencyKey, ['charged'], 'refunded')
      await move(websiteId, idempotencyKey, ['needs-confirmation'], 'declined')
    },
    async refund({ websiteId, idempotencyKey }) {
      await move(websiteId, idempotencyKey, ['charged'], 'refunded')
      const charge = await read(websiteId, idempotencyKey)
      if (charge?.state !== 'refunded') throw new Error('There is no charge to give back.')
    },
  }
}

function outcomeOf(state: ChargeState, reference: string): ChargeOutcome {
  if (state === 'charged') return { state, reference }
  if (state === 'needs-confirmation') return { state, reference }
  return { state: 'declined' }
}

const selectCharge = prepareQuery((database, values: { websiteId: string; idempotencyKey: string }) =>
  database
    .selectFrom('test_charges')
    .selectAll()
    .where('website_id', '=', values.websiteId)
    .where('idempotency_key', '=', values.idempotencyKey),
)

const insertCharge = prepareQuery(
  (database, charge: ChargeRequest & { outcome: string; state: ChargeState; now: number }) =>
    database
      .insertInto('test_charges')
      .values({
        website_id: charge.websiteId,
        idempotency_key: charge.idempotencyKey,
        amount_cents: charge.amountCents,
        currency: charge.currency,
        outcome: charge.outcome,
        state: charge.state,
        created_at: charge.now,
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'idempotency_key']).doNothing()),
)
