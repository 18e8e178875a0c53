import { sql } from 'kysely'
import { RetryLater } from '#server/jobs/run-job.ts'
import { paymentDraft } from '#server/payments/documents.ts'
import { type PaymentState, paymentTransitions } from '#server/payments/transitions.ts'
import type { ChangeScope } from '#server/scope.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import { containing } from './find-emails.ts'
import { withoutNames } from './without-names.ts'

const BATCH = 500
const MINUTE = 60_000

/** Whether nothing can become of a payment any more. */
const isSettled = (state: PaymentState): boolean => paymentTransitions[state].length === 0

/**
 * Erases the buyer from the next attempts to pay: those that failed belong to no order and to no index, so all are
 * looked through, a part in each transaction.
 * @returns the id to go on from; null at the end
 * @throws RetryLater when one of them is still open
 */
export async function eraseAttempts(
  scope: ChangeScope,
  emails: readonly string[],
  after: string,
): Promise<string | null> {
  const { database, websiteId } = scope
  const part = await database
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  const last = part.at(-1)
  if (!last) return null
  const rows = await database
    .selectFrom('payments')
    .select(['id', 'state', 'draft'])
    .where('website_id', '=', websiteId)
    .where('id', '>', after)
    .where('id', '<=', last.id)
    .where((where) => where.or(emails.map((email) => sql<boolean>`lower(draft) like ${containing(email)} escape '\\'`)))
    .execute()
  for (const { id, state, draft } of rows) {
    if (!isSettled(state)) throw new RetryLater('A payment of this customer is still open.', 10 * MINUTE)
    const { adConsent: _, ...content } = paymentDraft.read(draft)
    const { buyer, business, taxExemption } = content
    await database
      .updateTable('payments')
      .set({
        draft: paymentDraft.write({
          ...content,
          email: ERASED_EMAIL,
          buyer: buyer && { ...buyer, firstName: '', lastName: '' },
          shippingAddress: null,
          billingAddress: null,
          ...(business && { business: withoutNames(business) }),
          ...(taxExemption && { taxExemption: { ...taxExemption, certificate: '' } }),
          note: '',
          newsletter: null,
          lines: content.lines.map((line) => ({ ...line, additionalFields: null, answers: [] })),
        }),
      })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute()
  }
  return part.length < BATCH ? null : last.id
}

/** Deletes the carts in which someone has typed one of these addresses, from the next part of all carts. */
export async function eraseCarts(
  { database, websiteId }: ChangeScope,
  emails: readonly string[],
  after: string,
): Promise<string | null> {
  const part = await database
    .selectFrom('carts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  const last = part.at(-1)
  if (!last) return null
  await database
    .deleteFrom('carts')
    .where('website_id', '=', websiteId)
    .where('id', '>', after)
    .where('id', '<=', last.id)
    .where((where) =>
      where.or(emails.map((email) => sql<boolean>`lower(document) like ${containing(email)} escape '\\'`)),
    )
    .execute()
  return part.length < BATCH ? null : last.id
}
