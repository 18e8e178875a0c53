import { sql } from 'kysely'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import { keptSince } from '#shared/customers/retention.ts'
import { eraseOrder } from './erase-orders.ts'

const BATCH = 50

/** Erases the names that orders of erased customers kept for the law, once it needs them no longer. */
export async function eraseKeptNames(
  services: Pick<Services, 'database' | 'websites' | 'worker'>,
  website: { readonly id: string },
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const { country } = await reading(services, website).settings()
  for (let found = BATCH; found === BATCH && !stopping(); ) {
    found = await changing(services, website, null, async (scope) => {
      const rows = await scope.database
        .selectFrom('orders')
        .select(['id', 'buyer_name', 'details', 'cart_id'])
        .where('website_id', '=', website.id)
        .where('email', '=', sql.lit(ERASED_EMAIL))
        .where('buyer_name', '<>', sql.lit(''))
        .where('placed_at', '<', keptSince(country, now))
        .limit(BATCH)
        .execute()
      for (const row of rows) await eraseOrder(scope, row, false)
      return rows.length
    })
  }
}
