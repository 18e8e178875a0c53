import { hashOf } from '#server/identifiers.ts'
import type { Scope } from '#server/scope.ts'
import { normalizeEmail } from '#shared/discounts/rules.ts'

/** How a customer is stored beside the trials that they have had. */
export const customerOfTrials = (websiteId: string, email: string): string =>
  hashOf(`trials ${websiteId} ${normalizeEmail(email)}`)

/** The products among these whose trial the customer has had. @param email null while it is not known */
export async function usedTrials(
  { database, websiteId }: Scope,
  email: string | null,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (email === null || productIds.length === 0) return new Set()
  const rows = await database
    .selectFrom('subscription_trials')
    .select('product_id')
    .where('website_id', '=', websiteId)
    .where('customer', '=', customerOfTrials(websiteId, email))
    .where('product_id', 'in', productIds)
    .execute()
  return new Set(rows.map((row) => row.product_id))
}
