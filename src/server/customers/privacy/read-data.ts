import { sql } from 'kysely'
import { draftContent } from '#server/draft-orders/documents.ts'
import { emailHtml } from '#server/emails/email-html.ts'
import { readRevision } from '#server/forms/definition/form-store.ts'
import { submissionAnswers } from '#server/forms/documents.ts'
import { listInvoicesOfOrder } from '#server/invoices/invoice-store.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { returnsOfOrder } from '#server/returns/return-store.ts'
import { readReviewsOf } from '#server/reviews/reviews-of-customer.ts'
import type { Scope } from '#server/scope.ts'
import { subscriptionContent } from '#server/subscriptions/documents.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { readCustomer } from '../read-customer.ts'
import { isSentTo } from './find-emails.ts'
import { readGiftCardsOf } from './read-gift-cards.ts'

/** A file of a form submission, or a picture of a review. */
export interface DataFile {
  /** In the ZIP file. */
  readonly path: string
  readonly storageKey: string
}

/** All data about a customer, as it is written into a copy; null when there is no such customer. */
export async function readData(scope: Scope, customerId: string) {
  const profile = await readCustomer(scope, customerId)
  if (!profile) return null
  const { recentOrders: _, hasMoreOrders: __, submissions: ___, revision: ____, ...customer } = profile
  const orders = []
  const ids = await orderIds(scope, customerId)
  for (const id of ids) {
    const order = await readOrder(scope, id)
    if (!order) continue
    // The notes of staff about the order are data about the buyer, too.
    orders.push({
      ...order,
      invoices: (await listInvoicesOfOrder(scope, id)).map(({ invoice }) => invoice),
      returns: await returnsOfOrder(scope, id),
    })
  }
  const submissions = await readSubmissions(scope, customer.emails)
  const reviews = await readReviewsOf(scope, customer.emails)
  return {
    customer,
    orders,
    submissions: submissions.map(({ files, ...submission }) => ({
      ...submission,
      files: files.map(({ path }) => path),
    })),
    giftCards: await readGiftCardsOf(scope, { emails: customer.emails, orderIds: ids }),
    withdrawals: await readWithdrawals(scope, customer.emails),
    draftOrders: await readDraftOrders(scope, customer.emails, ids),
    productSubscriptions: await readProductSubscriptions(scope, customer.emails),
    restockNotices: await readRestockNotices(scope, customer.emails),
    reviews: reviews.map(({ files: _, ...review }) => review),
    cartReminders: await readCartReminders(scope, customer.emails),
    emails: await readEmails(scope, customer.emails),
    files: [...submissions, ...reviews].flatMap(({ files }) => files),
  }
}
export type CustomerData = NonNullable<Awaited<ReturnType<typeof readData>>>

async function orderIds({ database, websiteId }: Scope, customerId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', customerId)
    .orderBy('placed_at')
    .execute()
  return rows.map((row) => row.id)
}

async function readEmails({ database, websiteId }: Scope, emails: readonly string[]) {
  const rows = await database
    .selectFrom('letters')
    .select(['website_id', 'kind', 'to_address', 'subject', 'created_at', 'sent_at', 'html', 'facts', 'packed'])
    .where('website_id', '=', websiteId)
    .where(isSentTo({ database, websiteId }, emails))
    .orderBy('created_at')
    .execute()
  const found = []
  for (const row of rows) {
    const { kind, to_address: to, subject, created_at: createdAt, sent_at: sentAt } = row
    found.push({ kind, to, subject, createdAt, sentAt, html: await emailHtml(database, row) })
  }
  return found
}

async function readWithdrawals({ database, websiteId }: Scope, emails: readonly string[]) {
  const rows = await database
    .selectFrom('withdrawals')
    .select(['received_at', 'name', 'order_number', 'email', 'items', 'state', 'message', 'decided_at'])
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, 'in', emails)
    .orderBy('id')
    .execute()
  return rows.map(({ received_at: receivedAt, order_number: orderNumber, decided_at: decidedAt, ...row }) => ({
    ...row,
    ...{ receivedAt, orderNumber, decidedAt },
  }))
}

/** Drafts for one of the addresses, and those that became one of the orders. */
async function readDraftOrders(
  { database, websiteId }: Scope,
  emails: readonly string[],
  orderIds: readonly string[],
): Promise<DraftContent[]> {
  const rows = await database
    .selectFrom('draft_orders')
    .select('document')
    .where('website_id', '=', websiteId)
    .where((where) =>
      where.or([
        where(sql<string>`lower(email)`, 'in', emails),
        ...(orderIds.length > 0 ? [where('order_id', 'in', orderIds)] : []),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ document }) => draftContent.read(document))
}

/** What someone has subscribed to, with what is kept for the renewals. */
async function readProductSubscriptions({ database, websiteId }: Scope, emails: readonly string[]) {
  const rows = await database
    .selectFrom('subscriptions')
    .select(['number', 'state', 'email', 'name', 'created_at', 'next_at', 'cycles', 'document'])
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, 'in', emails)
    .orderBy('number')
    .execute()
  return rows.map(({ created_at: createdAt, next_at: nextAt, document, ...row }) => ({
    ...row,
    ...{ createdAt, nextAt, content: subscriptionContent.read(document) },
  }))
}

async function readRestockNotices({ database, websiteId }: Scope, emails: readonly string[]) {
  const rows = await database
    .selectFrom('restock_requests as request')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'request.website_id').onRef('product.id', '=', 'request.product_id'),
    )
    .select(['request.email', 'request.language', 'request.requested_at', 'request.sent_at', 'product.title'])
    .where('request.website_id', '=', websiteId)
    .where('request.email', 'in', emails)
    .orderBy('request.requested_at')
    .execute()
  return rows.map(({ requested_at: requestedAt, sent_at: sentAt, title: product, ...row }) => ({
    ...row,
    ...{ product, requestedAt, sentAt },
  }))
}

async function readCartReminders({ database, websiteId }: Scope, emails: readonly string[]) {
  const rows = await database
    .selectFrom('cart_reminders')
    .select(['email', 'consent', 'created_at', 'sent_count', 'last_sent_at', 'end_reason'])
    .where('website_id', '=', websiteId)
    .where('email', 'in', emails)
    .orderBy('created_at')
    .execute()
  return rows.map(({ email, consent, created_at, sent_count, last_sent_at, end_reason }) => ({
    ...{
      email,
      consent,
      createdAt: created_at,
      sentCount: sent_count,
      lastSentAt: last_sent_at,
      endReason: end_reason,
    },
  }))
}

async function readSubmissions(scope: Scope, emails: readonly string[]) {
  const { database, websiteId } = scope
  const labels = likertLabels((await scope.settings()).texts)
  const rows = await database
    .selectFrom('form_submissions as submission')
    .innerJoin('forms', (join) =>
      join.onRef('forms.website_id', '=', 'submission.website_id').onRef('forms.id', '=', 'submission.form_id'),
    )
    .selectAll('submission')
    .select('forms.name as form_name')
    .where('submission.website_id', '=', websiteId)
    .where('forms.website_id', '=', websiteId)
    .where('submission.sender_email', 'in', emails)
    .orderBy('submission.created_at')
    .execute()
  const found = []
  for (const row of rows) {
    const answers = submissionAnswers.read(row.answers)
    const fields = await readRevision(scope, row.form_id, row.revision)
    const files = await database
      .selectFrom('form_files')
      .select(['id', 'filename', 'storage_key'])
      .where('website_id', '=', websiteId)
      .where('submission_id', '=', row.id)
      .execute()
    found.push({
      form: row.form_name,
      page: row.page_path,
      at: row.created_at,
      answers: fields
        .filter((field) => field.type !== 'section')
        .map((field) => displayAnswer(field, ownValue(answers, field.id), labels, '')),
      files: files.map(
        ({ id, filename, storage_key }): DataFile => ({
          // Names of visitors never become paths.
          path: `files/${id}${/\.[a-z0-9]{1,8}$/i.exec(filename)?.[0] ?? ''}`,
          storageKey: storage_key,
        }),
      ),
    })
  }
  return found
}
