import type { ChangeScope, Scope } from '#server/scope.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import { personKeyOf } from '../person-key.ts'

/** Ends emails that ask the buyer of an order for reviews, for all of their orders. */
export async function refuseRequests(
  { database, websiteId }: ChangeScope,
  orderId: string,
  now: number,
): Promise<void> {
  const order = await database
    .selectFrom('orders')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order || order.email === '' || order.email === ERASED_EMAIL) return
  await database
    .insertInto('review_refusals')
    .values({ website_id: websiteId, person_key: personKeyOf(websiteId, order.email), created_at: now })
    .onConflict((conflict) => conflict.columns(['website_id', 'person_key']).doNothing())
    .execute()
}

/** Whether a person, with any of their addresses, wants no such emails. */
export async function refusesRequests({ database, websiteId }: Scope, personKeys: readonly string[]): Promise<boolean> {
  const row = await database
    .selectFrom('review_refusals')
    .select('person_key')
    .where('website_id', '=', websiteId)
    .where('person_key', 'in', personKeys)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
