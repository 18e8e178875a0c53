import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { VatCheck } from '#shared/vat-numbers/schema.ts'

/** How long a check is kept, in milliseconds: a cart of this age is deleted, and orders have a copy. */
const RETENTION_MILLISECONDS = 90 * DAY_MILLISECONDS

const select = prepareQuery((database, { websiteId, number }: { websiteId: string; number: string }) =>
  database.selectFrom('vat_checks').selectAll().where('website_id', '=', websiteId).where('number', '=', number),
)

/** The last check of a VAT number on this website, however old; null when there was none. */
export async function findVatCheck({ database, websiteId }: Scope, number: string): Promise<VatCheck | null> {
  const [row] = (await select(database, { websiteId, number })).rows
  if (!row) return null
  const { state, name, consultation } = row
  return { number, state, name, consultation, checkedAt: row.checked_at }
}

/** Stores a check in place of the earlier one of its number. */
export async function saveVatCheck({ database, websiteId }: Scope, check: VatCheck): Promise<void> {
  const { number, state, name, consultation } = check
  const values = { state, name, consultation, checked_at: check.checkedAt }
  await database
    .insertInto('vat_checks')
    .values({ website_id: websiteId, number, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'number']).doUpdateSet(values))
    .execute()
}

/** Deletes checks that nothing looks at any more. */
export async function deleteOldVatChecks({ database, websiteId }: Scope, now: number): Promise<void> {
  await database
    .deleteFrom('vat_checks')
    .where('website_id', '=', websiteId)
    .where('checked_at', '<', now - RETENTION_MILLISECONDS)
    .execute()
}
