import type { Scope } from '#server/scope.ts'
import type { CustomerSummary } from '#shared/customers/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { readSummaries } from './list-customers.ts'

/** The customer of an order; null while older orders are being joined, and after an erasure. */
export async function customerOfOrder(
  scope: Scope,
  orderId: string,
): Promise<Result<{ customer: CustomerSummary | null }, 'order-not-found'>> {
  const order = await scope.database
    .selectFrom('orders')
    .select('customer_id')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return fail('order-not-found')
  const [customer = null] = order.customer_id ? await readSummaries(scope, [order.customer_id]) : []
  return succeed({ customer })
}
