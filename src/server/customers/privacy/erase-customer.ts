import { sql } from 'kysely'
import { newBatchId } from '#server/changes/record-change.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { eraseReviews } from '#server/reviews/reviews-of-customer.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import type { ErasedCounts } from '#shared/customers/privacy-api.ts'
import { keptSince } from '#shared/customers/retention.ts'
import { customerLog } from '../change-log.ts'
import { emailsOf, readCustomerRow } from '../customer-store.ts'
import type { eraseCustomerJob } from '../jobs.ts'
import { deleteCopiesOf } from './delete-old-copies.ts'
import { eraseAttempts, eraseCarts } from './erase-attempts.ts'
import { eraseOrder } from './erase-orders.ts'
import { containing, isSentTo } from './find-emails.ts'
import { mustKeepName, previewErasure } from './preview-erasure.ts'
import { endRequest, readRequest } from './request-store.ts'

const ORDERS_AT_ONCE = 20

/** Deletes what a noun knows of an email address; the composition root lists them (`person-erasers.ts`). */
export type ErasePerson = (scope: ChangeScope, email: string, batchId: string) => Promise<unknown>

const nothing: ErasedCounts = {
  orders: 0,
  keptOrders: 0,
  invoices: 0,
  emails: 0,
  submissions: 0,
  subscriptions: 0,
  giftCards: 0,
}

/**
 * Erases a customer in small transactions, so that buyers never wait long. The customer with the addresses goes in the
 * last one: a job that was stopped starts again and finds what is left.
 */
export function eraseCustomerHandler(
  services: Pick<Services, 'database' | 'websites' | 'worker'>,
  erasers: readonly ErasePerson[],
): JobHandler<typeof eraseCustomerJob> {
  return async ({ websiteId, payload: { requestId }, stopping, renew }) => {
    const website = { id: websiteId }
    const scope = reading(services, website)
    const request = await readRequest(scope, requestId)
    if (request?.state !== 'running') return
    const customerId = request.customer_id
    const customer = await readCustomerRow(scope, customerId)
    const preview = await previewErasure(scope, customerId, Date.now())
    if (!customer || !preview) {
      // They were merged into another customer meanwhile: the owner asks again there.
      await changing(services, website, null, (change) => endRequest(change, requestId, { counts: nothing }))
      return
    }
    const emails = await emailsOf(scope, customer)
    const inSteps = async (step: (change: ChangeScope, after: string) => Promise<string | null>) => {
      for (let after: string | null = ''; after !== null; ) {
        if (stopping()) throw new Error('The process ends; the erasure goes on in the next one.')
        const from: string = after
        after = await changing(services, website, null, (change) => step(change, from))
        await renew()
      }
    }
    // First what may have to wait: a payment that is still open.
    await inSteps((change, after) => eraseAttempts(change, emails, after))
    await inSteps((change, after) => eraseCarts(change, emails, after))
    await inSteps((change) => eraseSomeOrders(change, customerId))
    await changing(services, website, null, async (change) => {
      // An order that came meanwhile.
      while ((await eraseSomeOrders(change, customerId)) !== null);
      await eraseRest(change, customerId, emails, erasers)
      await deleteCopiesOf(change, customerId)
      await endRequest(change, requestId, { counts: preview.counts })
    })
  }
}

/** Erases the next orders of a customer. @returns null when none is left */
async function eraseSomeOrders(scope: ChangeScope, customerId: string): Promise<string | null> {
  const { country } = await scope.settings()
  const rows = await scope.database
    .selectFrom('orders')
    .select(['id', 'buyer_name', 'details', 'cart_id'])
    .select(mustKeepName(keptSince(country, Date.now())).as('keeps_name'))
    .where('website_id', '=', scope.websiteId)
    .where('customer_id', '=', customerId)
    .limit(ORDERS_AT_ONCE)
    .execute()
  // SQLite answers with 0 and 1.
  for (const row of rows) await eraseOrder(scope, row, Boolean(row.keeps_name))
  return rows.length < ORDERS_AT_ONCE ? null : ''
}

/** Everything besides orders, payments and carts, and at last the customer. */
async function eraseRest(
  scope: ChangeScope,
  customerId: string,
  emails: readonly string[],
  erasers: readonly ErasePerson[],
): Promise<void> {
  const { database, websiteId } = scope
  const batchId = newBatchId()
  const submissions = database
    .selectFrom('form_submissions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('sender_email', 'in', emails)
  const cards = await database
    .updateTable('gift_cards')
    .set({ recipient_name: '', recipient_email: '', message: '' })
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(recipient_email)`, 'in', emails)
    .returning('id')
    .execute()
  await eraseWithdrawals(scope, emails)
  await database
    .deleteFrom('draft_orders')
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, 'in', emails)
    .execute()
  await eraseReviews(scope, emails)
  // Nothing is charged any more.
  await database
    .deleteFrom('subscriptions')
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, 'in', emails)
    .execute()
  await database.deleteFrom('cart_reminders').where('website_id', '=', websiteId).where('email', 'in', emails).execute()
  await database
    .deleteFrom('restock_requests')
    .where('website_id', '=', websiteId)
    .where('email', 'in', emails)
    .execute()
  await database
    .deleteFrom('letters')
    .where('website_id', '=', websiteId)
    .where((where) =>
      where.or([
        isSentTo(scope, emails),
        where('about_id', 'in', submissions),
        ...(cards.length > 0
          ? [
              where(
                'about_id',
                'in',
                cards.map(({ id }) => id),
              ),
            ]
          : []),
      ]),
    )
    .execute()
  for (const email of emails) {
    for (const erase of erasers) await erase(scope, email, batchId)
    await eraseTraces(scope, email)
  }
  await database
    .deleteFrom('customer_emails')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', customerId)
    .execute()
  await database.deleteFrom('customers').where('website_id', '=', websiteId).where('id', '=', customerId).execute()
  await noteEvents(scope, [{ type: 'customer.deleted', subjectId: customerId }])
}

/** That and when a withdrawal was received stays, with its order; who has sent it goes. */
async function eraseWithdrawals({ database, websiteId }: ChangeScope, emails: readonly string[]): Promise<void> {
  await database
    .updateTable('withdrawals')
    .set({ name: '', email: ERASED_EMAIL, items: '', message: '' })
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, 'in', emails)
    .execute()
}

/** The log of changes of customers, errors of failed jobs, answers to webhooks and API keys, and addresses that were opened by mistake. */
async function eraseTraces({ database, websiteId }: ChangeScope, email: string): Promise<void> {
  const like = containing(email)
  const entries = await database
    .deleteFrom('changes')
    .where('website_id', '=', websiteId)
    .where('noun', '=', customerLog.noun)
    .where(sql<boolean>`(lower(before) like ${like} escape '\\' or lower(after) like ${like} escape '\\')`)
    .returning('batch_id')
    .execute()
  for (const piece of inPieces([...new Set(entries.map((entry) => entry.batch_id))]))
    await database
      .updateTable('change_batches')
      .set({ why_final: 'customer-erased' })
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .execute()
  await database
    .updateTable('jobs')
    .set({ error: null })
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`lower(error) like ${like} escape '\\'`)
    .execute()
  await database
    .deleteFrom('api_answers')
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`lower(answer) like ${like} escape '\\'`)
    .execute()
  await database
    .updateTable('webhook_deliveries')
    .set({ answer: '' })
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`lower(answer) like ${like} escape '\\'`)
    .execute()
  await database
    .deleteFrom('missing_urls')
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`(lower(path) like ${like} escape '\\' or lower(referrer) like ${like} escape '\\')`)
    .execute()
}
