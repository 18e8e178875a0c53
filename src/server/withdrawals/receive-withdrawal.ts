import { createElement } from 'react'
import { replyToOf } from '#server/emails/reply-to.ts'
import { withdrawalEmailTexts as texts } from '#server/emails/withdrawal-texts.ts'
import { withdrawalWords } from '#server/emails/words/withdrawal-words.ts'
import type { Env } from '#server/env.ts'
import { increment, ofTheDay } from '#server/guard/tally.ts'
import { hashOf, newId } from '#server/identifiers.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { refundDeadline } from '#shared/withdrawals/rules.ts'
import type { WithdrawalStatement } from '#shared/withdrawals/schema.ts'
import { findOrderByNumber } from './withdrawal-store.ts'

/** Statements that one email address can make in a day: nobody can flood the mailbox of someone else. */
const PER_DAY = 10

export interface Receiving {
  readonly env: Pick<Env, 'SMTP_URL'>
  readonly website: Website
  /** Scheme and host for links. */
  readonly origin: string
  /** The key of the form: sent twice, it is received once. */
  readonly key: string
  /** In milliseconds since 1970. */
  readonly now: number
}

/** The emails about a statement, drawn before the transaction. They depend on what was typed alone. */
export async function drawReceipt(
  { website, origin, now }: Pick<Receiving, 'website' | 'origin' | 'now'>,
  statement: WithdrawalStatement,
) {
  const [{ WithdrawalReceived, NewWithdrawal }, { renderEmail }] = await Promise.all([
    import('#server/emails/withdrawal.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const refundBy = refundDeadline(now, website.settings.timeZone)
  const id = newId()
  const about = { website, origin, statement, receivedAt: now }
  const link = `${origin}/config/withdrawals/${id}`
  const words = withdrawalWords(website, 'withdrawal-received', { ...statement, receivedAt: now })
  return {
    id,
    acknowledgement: {
      subject: words.subject,
      ...renderEmail(createElement(WithdrawalReceived, { ...about, words })),
    },
    notice: renderEmail(createElement(NewWithdrawal, { ...about, refundBy, link })),
  }
}

/**
 * Receives a statement of withdrawal in any case, whether its order exists or not, with the acknowledgement to the
 * customer and the email to the owner. Nothing in the result says whether it was matched to an order.
 * @returns when it was received, in milliseconds since 1970: the first time, if the same form was sent before
 */
export async function receiveWithdrawal(
  scope: ChangeScope,
  { env, website, key, now }: Receiving,
  statement: WithdrawalStatement,
  drawn: Awaited<ReturnType<typeof drawReceipt>>,
): Promise<Result<number, 'withdrawals-full'>> {
  const request_key = hashOf(JSON.stringify([key, statement]))
  const email = statement.email.toLowerCase()
  const order = await findOrderByNumber(scope, statement.orderNumber)
  const orderId = order !== null && order.email.toLowerCase() === email ? order.id : null
  const { numInsertedOrUpdatedRows } = await scope.database
    .insertInto('withdrawals')
    .values({
      website_id: scope.websiteId,
      id: drawn.id,
      request_key,
      received_at: now,
      name: statement.name,
      order_number: statement.orderNumber,
      email: statement.email,
      items: statement.items,
      order_id: orderId,
      state: 'received',
      message: '',
      decided_at: null,
      decided_by: '',
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'request_key']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return succeed(await receivedAt(scope, request_key))
  if (!(await increment(scope, ofTheDay(`withdrawals ${hashOf(email)}`, PER_DAY, now)))) return fail('withdrawals-full')
  const aboutId = orderId ?? drawn.id
  const shop = website.settings.orderNotificationEmail
  await writeEmail(env, scope, {
    kind: 'withdrawal-received',
    to: statement.email,
    replyTo: replyToOf(website),
    aboutId,
    ...drawn.acknowledgement,
  })
  if (shop !== '')
    await writeEmail(env, scope, {
      kind: 'new-withdrawal',
      to: shop,
      replyTo: statement.email,
      subject: texts.newSubject(statement.orderNumber),
      aboutId,
      ...drawn.notice,
    })
  if (orderId !== null) await addOrderEvent(scope, orderId, { kind: 'withdrawal', by: '', text: 'Received' })
  return succeed(now)
}

async function receivedAt({ database, websiteId }: ChangeScope, requestKey: string): Promise<number> {
  const { received_at } = await database
    .selectFrom('withdrawals')
    .select('received_at')
    .where('website_id', '=', websiteId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow()
  return received_at
}
