import { sql } from 'kysely'
import type { z } from 'zod'
import { countUnread } from '#server/forms/inbox/count-unread.ts'
import { isNearlySoldOut } from '#server/products/catalogue/few-left.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { guideOf } from '#shared/home/guide.ts'
import type { getHomeCall } from '#shared/home/schema.ts'
import type { PaymentCompany } from '#shared/payments/companies.ts'
import { productTypes } from '#shared/products/codes.ts'
import { may } from '#shared/roles/rules.ts'
import { readSales } from './read-sales.ts'

type Home = z.infer<typeof getHomeCall.reply>

/** Counting stops here: the screen says 'more than', and the cost does not grow with the shop. */
const COUNTED = 999

/** The content of the studio's home screen for a role. */
export async function readHome(
  scope: Scope,
  website: Website,
  role: number,
  { days = 7, now = Date.now() }: { readonly days?: number; readonly now?: number } = {},
): Promise<Home> {
  const seesOrders = may(role, 'orders.read')
  const seesProducts = may(role, 'products.read')
  return {
    sales: seesOrders ? await readSales(scope, website.settings.timeZone, days, now) : null,
    guide: may(role, 'settings.manage') ? await readGuide(scope, website) : null,
    toDo: {
      ordersToFulfil: seesOrders ? await countOpen(scope) : 0,
      paymentsAwaited: seesOrders ? await countAwaited(scope) : 0,
      refundsFailed: seesOrders ? await countRefundsFailed(scope) : 0,
      stripeKeysRejected: may(role, 'settings.manage') ? await countKeysRejected(scope, 'stripe') : 0,
      paypalKeysRejected: may(role, 'settings.manage') ? await countKeysRejected(scope, 'paypal') : 0,
      submissionsUnread: may(role, 'forms.read') ? await countUnread(scope) : 0,
      productsSoldOut: seesProducts ? await countSoldOut(scope) : 0,
      productsFewLeft: seesProducts ? await countFewLeft(scope, website.settings.scarcity.threshold) : 0,
      productsNotSellable: seesProducts ? await countNotSellable(scope) : 0,
      emailsDelayed: may(role, 'emails.read') ? await countEmails(scope, 'delayed') : 0,
      emailsUnconfirmed: may(role, 'emails.read') ? await countEmails(scope, 'unconfirmed') : 0,
      emailsFailed: may(role, 'emails.read') ? await countEmails(scope, 'failed') : 0,
      jobsGivenUp: may(role, 'site.manage') ? await countJobsGivenUp(scope) : 0,
    },
  }
}

async function readGuide(scope: Scope, website: Website) {
  const [hasAnyProduct, hasContactPage] = await Promise.all([hasProduct(scope), hasFormPage(scope)])
  return guideOf({ ...website, hasProduct: hasAnyProduct, hasContactPage })
}

/** Whether visitors find a form on a page. */
const hasFormPage = async ({ database, websiteId }: Scope): Promise<boolean> =>
  (await database
    .selectFrom('form_uses')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'form_uses.website_id').onRef('pages.id', '=', 'form_uses.noun_id'),
    )
    .select('pages.id')
    .where('form_uses.website_id', '=', websiteId)
    .where('form_uses.noun', '=', 'page')
    .where('pages.status', '=', 'published')
    .where('pages.collection_id', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

const hasProduct = async ({ database, websiteId }: Scope): Promise<boolean> =>
  (await database
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst()) !== undefined

// The values of states are literals below: with bound ones, the partial indexes of what is counted are not found.

const countUpTo = async (query: { limit(rows: number): { execute(): Promise<unknown[]> } }): Promise<number> =>
  (await query.limit(COUNTED).execute()).length

/** Orders without tests, which are no one's task. */
const realOrders = ({ database, websiteId }: Scope) =>
  database.selectFrom('orders').select('id').where('website_id', '=', websiteId).where('test_mode', '=', 0)

const countOpen = (scope: Scope) => countUpTo(realOrders(scope).where('state', '=', sql.lit('open')))

const countAwaited = (scope: Scope) =>
  countUpTo(realOrders(scope).where('payment_state', '=', sql.lit('awaiting')).where('state', '!=', 'cancelled'))

const countRefundsFailed = ({ database, websiteId }: Scope) =>
  countUpTo(
    database
      .selectFrom('refunds')
      .select('order_id')
      .distinct()
      .where('website_id', '=', websiteId)
      .where('state', '=', sql.lit('failed')),
  )

const countKeysRejected = ({ database, websiteId }: Scope, company: PaymentCompany) =>
  countUpTo(
    database
      .selectFrom('payment_keys')
      .select('mode')
      .where('website_id', '=', websiteId)
      .where('company', '=', company)
      .where('problem', '!=', ''),
  )

const countSoldOut = ({ database, websiteId }: Scope) =>
  countUpTo(
    database
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('sold_out', '=', sql.lit(1))
      .where('status', '=', sql.lit('published')),
  )

const countFewLeft = ({ database, websiteId }: Scope, threshold: number) =>
  countUpTo(
    database
      .selectFrom('variants')
      .innerJoin('products', (join) =>
        join.onRef('products.website_id', '=', 'variants.website_id').onRef('products.id', '=', 'variants.product_id'),
      )
      .select('products.id')
      .distinct()
      .where('variants.website_id', '=', websiteId)
      .where(isNearlySoldOut)
      .where('variants.qty_in_stock', '<=', threshold)
      .where('products.product_type', 'in', [productTypes.physical, productTypes.service])
      .where('products.status', '=', 'published'),
  )

const countNotSellable = ({ database, websiteId }: Scope) =>
  countUpTo(
    database
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('unsellable', '=', sql.lit(1)),
  )

const countEmails = ({ database, websiteId }: Scope, state: 'delayed' | 'failed' | 'unconfirmed') =>
  countUpTo(
    database.selectFrom('letters').select('id').where('website_id', '=', websiteId).where('state', '=', sql.lit(state)),
  )

const countJobsGivenUp = ({ database, websiteId }: Scope) =>
  countUpTo(database.selectFrom('jobs').select('id').where('website_id', '=', websiteId).where('state', '=', 'failed'))
