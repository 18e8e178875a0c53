import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { countUnread } from '#server/forms/inbox/count-unread.ts'
import { waitsFor } from '#server/orders/waits-for.ts'
import { isNearlySoldOut } from '#server/products/catalogue/few-left.ts'
import type { Scope } from '#server/scope.ts'
import type { getHomeCall } from '#shared/home/schema.ts'
import { issuesInvoices, missingOfSeller } from '#shared/invoices/rules.ts'
import type { PaymentCompany } from '#shared/payments/companies.ts'
import { productTypes } from '#shared/products/codes.ts'
import { may, type Permission } from '#shared/roles/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

type ToDo = z.infer<typeof getHomeCall.reply>['toDo']
type Waiting = Exclude<keyof ToDo, 'submissionsUnread'>

/** Rows of any tables. */
// biome-ignore lint/suspicious/noExplicitAny: only their number is read
type Rows = SelectQueryBuilder<any, any, object>

/** Counting stops here: the screen says 'more than', and the cost does not grow with the shop. */
const COUNTED = 999

/**
 * What waits for a member of staff; 0 for what a role may not see, and for stock that it may not change. One query counts
 * almost all of it, because each query of PostgreSQL is a journey through the network.
 * @param threshold how many pieces of a variant are few
 */
export async function countToDo(
  scope: Scope,
  role: number,
  { threshold, settings }: { readonly threshold: number; readonly settings: StoreSettings },
): Promise<ToDo> {
  const queries = waiting(scope, threshold)
  const isInvoicing = !issuesInvoices(settings) || missingOfSeller(settings) === null
  const names = Object.keys(queries) as Waiting[]
  const seen = names.filter(
    (name) => may(role, queries[name].permission) && !(isInvoicing && name === 'ordersWithoutInvoice'),
  )
  const none = Object.fromEntries(names.map((name) => [name, 0])) as Record<Waiting, number>
  const [counts, submissionsUnread] = await Promise.all([
    seen.length > 0 ? countAll(scope, seen, queries) : none,
    may(role, 'forms.read') ? countUnread(scope) : 0,
  ])
  return { ...none, ...counts, submissionsUnread }
}

type Queries = Readonly<Record<Waiting, { readonly permission: Permission; readonly rows: Rows }>>

async function countAll({ database }: Scope, names: readonly Waiting[], queries: Queries) {
  const row = await database
    .selectNoFrom((one) =>
      names.map((name) =>
        one
          .selectFrom(queries[name].rows.limit(COUNTED).as('some'))
          .select((some) => some.fn.countAll().as('number'))
          .as(name),
      ),
    )
    .executeTakeFirstOrThrow()
  return Object.fromEntries(Object.entries(row).map(([name, number]) => [name, Number(number)]))
}

function waiting(scope: Scope, threshold: number): Queries {
  return {
    ordersToFulfil: { permission: 'orders.read', rows: realOrders(scope).where(waitsFor('fulfillment')) },
    paymentsAwaited: { permission: 'orders.read', rows: realOrders(scope).where(waitsFor('payment')) },
    withdrawalsReceived: { permission: 'orders.read', rows: withdrawalsIn(scope, 'received') },
    withdrawalsToRefund: { permission: 'orders.read', rows: withdrawalsIn(scope, 'accepted') },
    returnsRequested: { permission: 'orders.read', rows: returnsIn(scope, 'requested') },
    returnsToRefund: { permission: 'orders.read', rows: returnsIn(scope, 'received') },
    refundsFailed: { permission: 'orders.read', rows: failedRefunds(scope) },
    stripeKeysRejected: { permission: 'settings.manage', rows: rejectedKeys(scope, 'stripe') },
    paypalKeysRejected: { permission: 'settings.manage', rows: rejectedKeys(scope, 'paypal') },
    mailServersFailing: { permission: 'settings.manage', rows: failingMailServer(scope) },
    subscriptionsWithoutMethod: { permission: 'orders.read', rows: subscriptionsWithoutMethod(scope) },
    productsSoldOut: { permission: 'products.write', rows: soldOut(scope) },
    productsFewLeft: { permission: 'products.write', rows: fewLeft(scope, threshold) },
    productsNotSellable: { permission: 'products.write', rows: notSellable(scope) },
    reviewsWaiting: { permission: 'reviews.moderate', rows: reviewsIn(scope, 'waiting') },
    emailsDelayed: { permission: 'emails.read', rows: emailsIn(scope, 'delayed') },
    emailsUnconfirmed: { permission: 'emails.read', rows: emailsIn(scope, 'unconfirmed') },
    emailsFailed: { permission: 'emails.read', rows: emailsIn(scope, 'failed') },
    ordersWithoutInvoice: { permission: 'settings.manage', rows: paidWithoutInvoice(scope) },
    jobsGivenUp: { permission: 'site.manage', rows: jobsGivenUp(scope) },
  }
}

// The values of states are literals below: with bound ones, the partial indexes of what is counted are not found.

/** Orders without test orders, which need nothing done. */
const realOrders = ({ database, websiteId }: Scope) =>
  database.selectFrom('orders').select('id').where('website_id', '=', websiteId).where('test_mode', '=', 0)

const paidWithoutInvoice = (scope: Scope): Rows =>
  realOrders(scope)
    .where('payment_state', '=', sql.lit('paid'))
    .where('state', '!=', 'cancelled')
    .where('grand_total_cents', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.website_id', '=', 'orders.website_id')
            .whereRef('invoices.order_id', '=', 'orders.id'),
        ),
      ),
    )

const failedRefunds = ({ database, websiteId }: Scope): Rows =>
  database
    .selectFrom('refunds')
    .select('order_id')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('state', '=', sql.lit('failed'))

const rejectedKeys = ({ database, websiteId }: Scope, company: PaymentCompany): Rows =>
  database
    .selectFrom('payment_keys')
    .select('mode')
    .where('website_id', '=', websiteId)
    .where('company', '=', company)
    .where('problem', '!=', '')

const failingMailServer = ({ database, websiteId }: Scope): Rows =>
  database.selectFrom('mail_servers').select('host').where('website_id', '=', websiteId).where('problem', '!=', '')

const subscriptionsWithoutMethod = ({ database, websiteId }: Scope): Rows =>
  database
    .selectFrom('subscriptions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', '=', sql.lit('paused'))
    .where('kept_method', 'is', null)
    .where('test_mode', '=', 0)

const soldOut = ({ database, websiteId }: Scope): Rows =>
  database
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('sold_out', '=', sql.lit(1))
    .where('status', '=', sql.lit('published'))

/** Each part reads an index of its own: few at the number of the settings, and variants with a number of their own. */
const fewLeft = (scope: Scope, threshold: number): Rows =>
  lowProducts(scope)
    .where('variants.qty_in_stock', '<=', threshold)
    .where('variants.low_stock_at', 'is', null)
    .union(
      lowProducts(scope)
        .where('variants.low_stock_at', 'is not', null)
        .whereRef('variants.qty_in_stock', '<=', 'variants.low_stock_at'),
    )

const lowProducts = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'variants.website_id').onRef('products.id', '=', 'variants.product_id'),
    )
    .select('products.id')
    .distinct()
    .where('variants.website_id', '=', websiteId)
    .where(isNearlySoldOut)
    .where('products.product_type', 'in', [productTypes.physical, productTypes.service])
    .where('products.status', '=', 'published')

const notSellable = ({ database, websiteId }: Scope): Rows =>
  database.selectFrom('products').select('id').where('website_id', '=', websiteId).where('unsellable', '=', sql.lit(1))

const withdrawalsIn = ({ database, websiteId }: Scope, state: 'received' | 'accepted'): Rows =>
  database
    .selectFrom('withdrawals')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', '=', sql.lit(state))

const returnsIn = ({ database, websiteId }: Scope, state: 'requested' | 'received'): Rows =>
  database.selectFrom('returns').select('id').where('website_id', '=', websiteId).where('state', '=', sql.lit(state))

const reviewsIn = ({ database, websiteId }: Scope, state: 'waiting'): Rows =>
  database.selectFrom('reviews').select('id').where('website_id', '=', websiteId).where('state', '=', sql.lit(state))

const emailsIn = ({ database, websiteId }: Scope, state: 'delayed' | 'failed' | 'unconfirmed'): Rows =>
  database.selectFrom('letters').select('id').where('website_id', '=', websiteId).where('state', '=', sql.lit(state))

const jobsGivenUp = ({ database, websiteId }: Scope): Rows =>
  database.selectFrom('jobs').select('id').where('website_id', '=', websiteId).where('state', '=', sql.lit('failed'))
