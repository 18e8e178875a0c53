import { createElement } from 'react'
import type { RenderedEmail } from '#server/emails/email.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { withdrawalWords } from '#server/emails/words/withdrawal-words.ts'
import type { Env } from '#server/env.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { canFollow } from '#shared/orders/transitions.ts'
import type { decideWithdrawalCall } from '#shared/withdrawals/owner-api.ts'
import { withdrawalTransitions } from '#shared/withdrawals/rules.ts'
import type { Withdrawal } from '#shared/withdrawals/schema.ts'
import { findOrderByNumber, readWithdrawal } from './withdrawal-store.ts'

type Decision = BodyOf<typeof decideWithdrawalCall>

const eventWords = { accepted: 'Accepted', refused: 'Refused', refunded: 'Refunded' } as const

/** The email that tells a customer what was decided. */
export async function drawDecision(
  website: Website,
  origin: string,
  withdrawal: Withdrawal,
  decision: Decision,
): Promise<RenderedEmail> {
  const [{ WithdrawalDecided }, { renderEmail }] = await Promise.all([
    import('#server/emails/withdrawal.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const words = withdrawalWords(website, `withdrawal-${decision.state}`, withdrawal)
  return {
    subject: words.subject,
    ...renderEmail(createElement(WithdrawalDecided, { website, origin, withdrawal, decision, words })),
  }
}

/** Accepts or refuses a withdrawal, or records that its money was returned. The customer gets an email. */
export async function decideWithdrawal(
  scope: ChangeScope,
  { env, website, by }: { readonly env: Pick<Env, 'SMTP_URL'>; readonly website: Website; readonly by: string },
  { id, email }: Pick<Withdrawal, 'id' | 'email'>,
  decision: Decision,
  drawn: RenderedEmail,
): Promise<
  Result<void, 'withdrawal-not-found' | 'withdrawal-not-linked' | 'withdrawal-reason-missing' | 'withdrawal-state'>
> {
  const { state, message } = decision
  const withdrawal = await readWithdrawal(scope, id)
  if (!withdrawal) return fail('withdrawal-not-found')
  if (!canFollow(withdrawalTransitions, withdrawal.state, state)) return fail('withdrawal-state')
  if (state === 'accepted' && !withdrawal.order) return fail('withdrawal-not-linked')
  if (state === 'refused' && message === '') return fail('withdrawal-reason-missing')
  if (!(await move(scope, withdrawal, { state, message, by }))) return fail('withdrawal-state')
  await writeEmail(env, scope, {
    kind: `withdrawal-${state}`,
    to: email,
    replyTo: replyToOf(website),
    aboutId: withdrawal.order?.id ?? id,
    ...drawn,
  })
  return succeed(undefined)
}

/** Links a withdrawal to the order that staff have found for it. */
export async function linkWithdrawal(
  scope: ChangeScope,
  withdrawalId: string,
  by: string,
  orderNumber: string,
): Promise<Result<void, 'withdrawal-not-found' | 'withdrawal-order-unknown' | 'withdrawal-state'>> {
  const withdrawal = await readWithdrawal(scope, withdrawalId)
  if (!withdrawal) return fail('withdrawal-not-found')
  const order = await findOrderByNumber(scope, orderNumber)
  if (!order) return fail('withdrawal-order-unknown')
  const { numUpdatedRows } = await scope.database
    .updateTable('withdrawals')
    .set({ order_id: order.id })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', withdrawalId)
    .where('state', '=', 'received')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return fail('withdrawal-state')
  await addOrderEvent(scope, order.id, { kind: 'withdrawal', by, text: 'Linked to this order' })
  return succeed(undefined)
}

/**
 * Records that the money of an order's accepted withdrawals was returned. The refund has an email of its own.
 * @param by who refunded: a team member's name, or '' for the shop itself
 */
export async function refundWithdrawals(scope: ChangeScope, orderId: string, by: string): Promise<void> {
  const accepted = await scope.database
    .selectFrom('withdrawals')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .execute()
  for (const { id } of accepted) {
    const withdrawal = (await readWithdrawal(scope, id))!
    await move(scope, withdrawal, { state: 'refunded', message: withdrawal.message, by })
  }
}

/** Moves a withdrawal on, once: what has changed meanwhile stays. */
async function move(
  scope: ChangeScope,
  withdrawal: Withdrawal,
  { state, message, by }: Decision & { readonly by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await scope.database
    .updateTable('withdrawals')
    .set({ state, message, decided_at: Date.now(), decided_by: by })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', withdrawal.id)
    .where('state', '=', withdrawal.state)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  if (withdrawal.order)
    await addOrderEvent(scope, withdrawal.order.id, { kind: 'withdrawal', by, text: eventWords[state] })
  return true
}
