import { sql } from 'kysely'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import { type Counted, dayRows } from './arrivals.ts'

/** Adds to the sums, in the transaction of what is counted; in their order, so that two processes never wait for each other in turn. */
export async function addCounted({ database, websiteId }: ChangeScope, counted: readonly Counted[]): Promise<void> {
  await insertRows(database, 'newsletter_days', dayRows(websiteId, counted), adding)
}

const adding: OnConflict<'newsletter_days'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['website_id', 'day', 'source', 'form_id', 'page']).doUpdateSet((row) => ({
      signed_up: sql<number>`${row.ref('newsletter_days.signed_up')} + ${row.ref('excluded.signed_up')}`,
      confirmed: sql<number>`${row.ref('newsletter_days.confirmed')} + ${row.ref('excluded.confirmed')}`,
      added: sql<number>`${row.ref('newsletter_days.added')} + ${row.ref('excluded.added')}`,
      ended: sql<number>`${row.ref('newsletter_days.ended')} + ${row.ref('excluded.ended')}`,
    })),
  )
