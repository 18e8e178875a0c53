import { sql } from 'kysely'
import { prepareQuery } from '#server/database/prepare-query.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Database } from '#server/tables.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import type { PayLaterMethodId } from '#shared/installments/schema.ts'
import { type TestCardOutcome, testBankAction } from '#shared/payments/test-card.ts'
import type { Charge, ChargeOutcome, PaymentProvider } from './provider.ts'

type ChargeState = 'charged' | 'declined' | 'needs-confirmation' | 'refunded'

const firstState: Readonly<Record<TestCardOutcome, ChargeState>> = {
  approve: 'charged',
  decline: 'declined',
  confirm: 'needs-confirmation',
  // The money moves, only the answer is lost: the most difficult case, and the one worth testing.
  timeout: 'charged',
}

/**
 * A provider for trying a shop out. Its ledger simulates a bank: one charge per key, whatever happens to the requests.
 * The token sets the card's behavior: approve, decline, confirm or timeout. Installments are tried with the same one:
 * the brand pays the whole amount at once, and collects the installments itself.
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

  /** Writes a charge, unless its key has one. */
  async function enter(charge: Charge, outcome: string, state: ChargeState) {
    await insertCharge(database, { ...charge, outcome, state, now: Date.now() })
  }

  const find = async ({ websiteId, idempotencyKey }: Charge) => {
    const charge = await read(websiteId, idempotencyKey)
    return charge ? outcomeOf(charge.state, idempotencyKey) : null
  }

  return {
    id,
    isTest: true,
    find,
    async charge(request) {
      const token = request.keptMethod?.method ?? request.token ?? ''
      await enter(request, token, Object.hasOwn(firstState, token) ? firstState[token as TestCardOutcome] : 'declined')
      if (token === 'timeout') return { state: 'unknown' }
      return (await find(request)) ?? { state: 'unknown' }
    },
    async confirm(charge, { approve }) {
      const { websiteId, idempotencyKey } = charge
      await move(websiteId, idempotencyKey, ['needs-confirmation'], approve === true ? 'charged' : 'declined')
      return (await find(charge)) ?? { state: 'declined' }
    },
    async cancel(charge) {
      const { websiteId, idempotencyKey } = charge
      // Without a charge, this entry prevents one that may still arrive.
      await enter(charge, '', 'declined')
      await move(websiteId, idempotencyKey, ['charged'], 'refunded')
      await move(websiteId, idempotencyKey, ['needs-confirmation'], 'declined')
    },
    async findKeptMethod({ websiteId, idempotencyKey }) {
      const charge = await read(websiteId, idempotencyKey)
      // A card that has asked its bank once does not ask again: nobody is there to answer.
      return charge
        ? { customer: 'test', method: charge.outcome === 'decline' ? 'decline' : 'approve', label: 'Test card' }
        : null
    },
    async refund({ websiteId, idempotencyKey, refundId, refundCents }) {
      const isRefunded = await inTransaction(database, async (transaction) => {
        const row = { website_id: websiteId, idempotency_key: idempotencyKey, refund_id: refundId }
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('test_refunds')
          .values({ ...row, cents: refundCents, created_at: Date.now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        // The same refund again.
        if (numInsertedOrUpdatedRows !== 1n) return succeed(undefined)
        const { numUpdatedRows } = await transaction
          .updateTable('test_charges')
          .set({
            refunded_cents: sql`refunded_cents + ${refundCents}`,
            state: sql`case when refunded_cents + ${refundCents} = amount_cents then 'refunded' else state end`,
          })
          .where('website_id', '=', websiteId)
          .where('idempotency_key', '=', idempotencyKey)
          .where('state', '=', 'charged')
          .where(sql<boolean>`refunded_cents + ${refundCents} <= amount_cents`)
          .executeTakeFirst()
        return numUpdatedRows === 1n ? succeed(undefined) : fail('nothing-left')
      })
      const reference = `${refundId} ${idempotencyKey}`
      if (isRefunded.ok) return { state: 'done', reference }
      return { state: 'failed', reference: null, words: 'There is no charge to refund, or not so much is left of it.' }
    },
  }
}

function outcomeOf(state: ChargeState, reference: string): ChargeOutcome {
  if (state === 'charged') return { state, reference }
  if (state === 'needs-confirmation') return { state, reference, action: testBankAction }
  return { state: 'declined' }
}

const selectCharge = prepareQuery((database, values: { websiteId: string; idempotencyKey: string }) =>
  database
    .selectFrom('test_charges')
    .selectAll()
    .where('website_id', '=', values.websiteId)
    .where('idempotency_key', '=', values.idempotencyKey),
)

const insertCharge = prepareQuery((database, charge: Charge & { outcome: string; state: ChargeState; now: number }) =>
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
