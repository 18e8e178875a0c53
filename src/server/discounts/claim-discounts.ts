import { hashOf } from '#server/identifiers.ts'
import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { listPaymentIds } from '#server/payments/order-payments.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { totalInShopCurrency } from '#shared/currencies/rules.ts'
import type { Exchange } from '#shared/currencies/schema.ts'
import { type DiscountCustomer, dependsOnCustomer, normalizeEmail } from '#shared/discounts/rules.ts'
import type { Discount, TakenDiscount } from '#shared/discounts/schema.ts'
import { shownName } from '#shared/discounts/shown-name.ts'
import { sentenceOf } from '#shared/failures.ts'
import { type Failure, fail, type Result, succeed } from '#shared/http/failure.ts'
import { discountDocument } from './documents.ts'

/** A payment that uses discounts. */
interface DiscountedPayment {
  readonly id: string
  readonly draft: {
    readonly email: string
    readonly discounts: readonly TakenDiscount[]
    readonly grandTotalCents: number
    readonly exchange?: Exchange | undefined
    readonly draftOrder?: { readonly id: string } | undefined
  }
}

/**
 * Counts one use of each discount for a payment; refused when one of them is used up, was deleted or turned off
 * meanwhile: the caller rolls back. Every limit is one conditional statement, so that buyers at the same moment cannot
 * go beyond it.
 */
export async function claimDiscounts(
  scope: ChangeScope,
  payment: DiscountedPayment,
): Promise<Result<void, 'coupon-refused'>> {
  // In a fixed order, so that two buyers with the same two discounts never block each other.
  for (const taken of payment.draft.discounts.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    // The discount of a draft order is no discount of the shop: it is not counted.
    if (taken.id === payment.draft.draftOrder?.id) continue
    const refusal = await claim(scope, payment, taken)
    if (refusal) return fail('coupon-refused', { reason: `${shownName(taken)}: ${sentenceOf(refusal)}` })
  }
  return succeed(undefined)
}

async function claim(
  { database, websiteId }: ChangeScope,
  { id: paymentId, draft }: DiscountedPayment,
  { id: discountId, code }: TakenDiscount,
): Promise<Failure | null> {
  const now = Date.now()
  const row = await database
    .updateTable('discounts')
    .set((set) => ({
      used_count: set('used_count', '+', 1),
      sales_cents: set('sales_cents', '+', totalInShopCurrency(draft)),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', discountId)
    .where('is_on', '=', 1)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('usage_limit', 'is', null), where('used_count', '<', where.ref('usage_limit'))]))
    .returning(['document', 'trigger_kind'])
    .executeTakeFirst()
  if (!row) return fail(code === '' ? 'discount-over' : 'discount-used-up').failure
  const isSingleUse = row.trigger_kind === 'single-use-codes'
  if (isSingleUse) {
    const { numUpdatedRows } = await database
      .updateTable('discount_codes')
      .set({ used_at: now })
      .where('website_id', '=', websiteId)
      .where('code', '=', code)
      .where('discount_id', '=', discountId)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return fail('discount-used').failure
  }
  const { oncePerCustomer, firstOrderOnly } = discountDocument.read(row.document)
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('discount_uses')
    .values({
      website_id: websiteId,
      payment_id: paymentId,
      discount_id: discountId,
      code: isSingleUse ? code : '',
      customer: oncePerCustomer || firstOrderOnly ? hashOf(normalizeEmail(draft.email)) : null,
      sales_cents: totalInShopCurrency(draft),
      at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'discount_id', 'customer']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? null : fail('discount-once').failure
}

/** Gives the uses of a payment back, once: when it failed, or its order was canceled. */
export async function releaseDiscounts({ database, websiteId }: ChangeScope, paymentId: string): Promise<void> {
  const uses = await database
    .deleteFrom('discount_uses')
    .where('website_id', '=', websiteId)
    .where('payment_id', '=', paymentId)
    .returning(['discount_id', 'code', 'sales_cents'])
    .execute()
  for (const use of uses.toSorted((one, other) => (one.discount_id < other.discount_id ? -1 : 1))) {
    await database
      .updateTable('discounts')
      .set((set) => ({
        used_count: set('used_count', '-', 1),
        sales_cents: set('sales_cents', '-', use.sales_cents),
      }))
      .where('website_id', '=', websiteId)
      .where('id', '=', use.discount_id)
      .execute()
    if (use.code === '') continue
    await database
      .updateTable('discount_codes')
      .set({ used_at: null })
      .where('website_id', '=', websiteId)
      .where('code', '=', use.code)
      .execute()
  }
}

/** Gives the discounts of a canceled order back. */
export async function releaseCanceled(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  for (const paymentId of await listPaymentIds(scope, order.id)) await releaseDiscounts(scope, paymentId)
}

/** What discounts that depend on the customer need to know; null where none of them does, or no address is known. */
export async function customerFacts(
  { database, websiteId }: Scope,
  email: string | null,
  discounts: readonly Discount[],
): Promise<DiscountCustomer | null> {
  if (email === null || !discounts.some(dependsOnCustomer)) return null
  const normalized = normalizeEmail(email)
  const asksForOrders = discounts.some(({ firstOrderOnly }) => firstOrderOnly)
  const uses = await database
    .selectFrom('discount_uses')
    .select('discount_id')
    .where('website_id', '=', websiteId)
    .where('customer', '=', hashOf(normalized))
    .where(
      'discount_id',
      'in',
      discounts.map(({ id }) => id),
    )
    .execute()
  return {
    email: normalized,
    hasOrdered: asksForOrders && (await hasOrdered({ database, websiteId }, normalized)),
    usedIds: new Set(uses.map((use) => use.discount_id)),
  }
}

/**
 * Whether the customer with an address has ordered before, with any of their addresses. Canceled orders and test orders do
 * not count.
 */
async function hasOrdered(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  email: string,
): Promise<boolean> {
  const customer = await database
    .selectFrom('customer_emails')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.website_id', '=', 'customer_emails.website_id')
        .onRef('customers.id', '=', 'customer_emails.customer_id'),
    )
    .select('customers.orders_count')
    .where('customer_emails.website_id', '=', websiteId)
    .where('customer_emails.email', '=', email)
    .executeTakeFirst()
  return customer !== undefined && customer.orders_count > 0
}
