import { type FixedTerms, freeVariant } from '#server/draft-orders/fixed-terms.ts'
import type { Scope } from '#server/scope.ts'
import { owedTexts } from '#shared/orders/edits/messages.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'

/** The entry of what is owed. */
const OWED = 'owed'

/**
 * The terms of a cart that pays what is owed for an order: one line, without tax, because the order has its own. Null
 * when the order was edited, paid or canceled since, or when the visitor pays in another currency than it has.
 */
export async function readOwedTerms(
  scope: Scope,
  { orderId, revision }: { readonly orderId: string; readonly revision: number },
): Promise<FixedTerms | null> {
  const order = await scope.database
    .selectFrom('orders')
    .select(['number', 'owed_cents', 'expected_cents', 'currency', 'test_mode'])
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', orderId)
    .where('revision', '=', revision)
    .whereRef('owed_cents', '>', 'expected_cents')
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()
  if (!order || order.currency !== (await scope.settings()).currency) return null
  const line = {
    title: owedTexts.line(formatOrderNumber(order.number)),
    unitPriceCents: order.owed_cents - order.expected_cents,
    isTaxed: false,
    taxCategoryId: '',
    isShipped: false,
  }
  return {
    owed: { orderId, number: order.number, revision, isTest: order.test_mode === 1 },
    entries: [{ id: OWED, itemId: '', variantId: OWED, sku: '', quantity: 1, additionalFields: null, answers: [] }],
    variants: new Map([[OWED, freeVariant(line)]]),
    discounts: [],
    zonesOf: () => [],
  }
}
