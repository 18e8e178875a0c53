import { readOrder } from '#server/orders/read-order.ts'
import { visibleSummaries } from '#server/products/visible/visible-products.ts'
import type { Scope } from '#server/scope.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import { reviewableProducts } from '#shared/reviews/rules.ts'
import { personKeyOf } from '../person-key.ts'

/** An order whose buyer can review something. */
export interface Reviewable {
  readonly order: Order & { readonly origin: string }
  /** Those that visitors can see, in the order of the lines. */
  readonly products: readonly ProductSummary[]
  /** All addresses of the person; that of the order is first. */
  readonly personKeys: readonly string[]
}

/** What the buyer of an order can review; null when it is nothing. */
export async function readReviewable(scope: Scope, orderId: string): Promise<Reviewable | null> {
  const order = await readOrder(scope, orderId)
  if (!order || order.email === ERASED_EMAIL || order.email === '') return null
  const products = await visibleSummaries(scope, reviewableProducts(order))
  if (products.length === 0) return null
  return { order, products, personKeys: await personKeysOf(scope, order) }
}

async function personKeysOf({ database, websiteId }: Scope, order: Pick<Order, 'id' | 'email'>): Promise<string[]> {
  const others = await database
    .selectFrom('customer_emails')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', (own) =>
      own.selectFrom('orders').select('customer_id').where('website_id', '=', websiteId).where('id', '=', order.id),
    )
    .execute()
  return [...new Set([order.email, ...others.map(({ email }) => email)].map((one) => personKeyOf(websiteId, one)))]
}
