import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { previewErasureCall } from '#shared/customers/privacy-api.ts'
import { keptSince, retentionYears } from '#shared/customers/retention.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { emailsOf, readCustomerRow } from '../customer-store.ts'
import { isSentTo } from './find-emails.ts'

/**
 * Whether an order has to keep the name of its buyer: it is a sale within the time for which its documents are kept,
 * and it has no invoice, which keeps them itself.
 * @param since the first moment whose sales are kept (`keptSince`)
 */
export const mustKeepName = (since: number): RawBuilder<boolean> => sql<boolean>`(orders.test_mode = 0
  and orders.payment_state <> 'awaiting' and orders.placed_at >= ${since}
  and not exists (select 1 from invoices
    where invoices.website_id = orders.website_id and invoices.order_id = orders.id))`

/** What an erasure would delete and what would stay; null when there is no such customer. */
export async function previewErasure(
  scope: Scope,
  customerId: string,
  now: number,
): Promise<ReplyOf<typeof previewErasureCall> | null> {
  const customer = await readCustomerRow(scope, customerId)
  if (!customer) return null
  const { database, websiteId } = scope
  const emails = await emailsOf(scope, customer)
  const { country } = await scope.settings()
  const own = database.selectFrom('orders').where('website_id', '=', websiteId).where('customer_id', '=', customerId)
  const count = async (rows: { select: typeof own.select } | unknown): Promise<number> => {
    const query = rows as typeof own
    const { number } = await query.select((all) => all.fn.countAll<number>().as('number')).executeTakeFirstOrThrow()
    return Number(number)
  }
  const orders = await count(own)
  const keptOrders = await count(own.where(mustKeepName(keptSince(country, now))))
  const ids = own.select('orders.id')
  return {
    openOrders: await count(own.where('state', '=', 'open').where('test_mode', '=', 0)),
    years: retentionYears(country),
    counts: {
      orders: orders - keptOrders,
      keptOrders,
      invoices: await count(
        database.selectFrom('invoices').where('website_id', '=', websiteId).where('order_id', 'in', ids),
      ),
      emails: await count(
        database
          .selectFrom('letters')
          .where('website_id', '=', websiteId)
          .where((where) => where.or([isSentTo(scope, emails), where('about_id', 'in', ids)])),
      ),
      submissions: await count(
        database.selectFrom('form_submissions').where('website_id', '=', websiteId).where('sender_email', 'in', emails),
      ),
      subscriptions: await count(
        database.selectFrom('newsletter_subscribers').where('website_id', '=', websiteId).where('email', 'in', emails),
      ),
      giftCards: await count(
        database
          .selectFrom('gift_cards')
          .where('website_id', '=', websiteId)
          .where(sql<string>`lower(recipient_email)`, 'in', emails),
      ),
    },
  }
}
