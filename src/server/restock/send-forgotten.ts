import { sql } from 'kysely'
import type { ChangeScope } from '#server/scope.ts'
import { sendRestockJob } from '#server/stock-returns/jobs.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

const MOST_VARIANTS = 500

/**
 * Tells people who wait for variants that are in stock, once a day: for what no change of stock reports, such as a store
 * page that is shown again, or pieces that those who were told first did not buy. As many as there are pieces, without
 * those whose email is less than a day old.
 */
export async function sendForgottenNotices(scope: ChangeScope, now: number): Promise<void> {
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('variants as variant')
    .select(['variant.id', 'variant.unlimited', 'variant.qty_in_stock'])
    .select(
      sql<number>`(select count(*) from restock_requests as told where told.website_id = variant.website_id
        and told.variant_id = variant.id and told.sent_at > ${now - DAY_MILLISECONDS})`.as('told'),
    )
    .where('variant.website_id', '=', websiteId)
    .where('variant.id', 'in', (waiting) =>
      waiting
        .selectFrom('restock_requests')
        .select('variant_id')
        .where('website_id', '=', websiteId)
        .where('sent_at', 'is', null),
    )
    .where((where) => where.or([where('variant.unlimited', '=', 1), where('variant.qty_in_stock', '>', 0)]))
    .limit(MOST_VARIANTS)
    .execute()
  for (const { id: variantId, unlimited, qty_in_stock: inStock, told } of rows) {
    const pieces = unlimited === 1 ? null : inStock - Number(told)
    if (pieces === null || pieces > 0)
      await scope.enqueue(sendRestockJob, { variantId, pieces }, { uniqueKey: `daily ${variantId}` })
  }
}
