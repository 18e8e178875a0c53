import type { Scope } from '#server/scope.ts'
import type { Discount } from '#shared/discounts/schema.ts'

/** The discounts of codes that a buyer entered; unknown codes are left out. */
export async function findDiscounts({ database, websiteId }: Scope, codes: readonly string[]): Promise<Discount[]> {
  if (codes.length === 0) return []
  const rows = await database
    .selectFrom('discounts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where(
      'code',
      'in',
      codes.map((code) => code.toUpperCase()),
    )
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    percentMilli: row.percent_milli,
    amountCents: row.amount_cents,
    minimumSubtotalCents: row.minimum_subtotal_cents,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
    usedCount: row.used_count,
  }))
}

/** Whether any code of the website works at a time: it has begun, has not ended and is not used up. */
export async function hasWorkingDiscount({ database, websiteId }: Scope, now: number): Promise<boolean> {
  const row = await database
    .selectFrom('discounts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where((where) => where.or([where('usage_limit', 'is', null), where('used_count', '<', where.ref('usage_limit'))]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a discount; its code must be new on the website. */
export async function insertDiscount({ database, websiteId }: Scope, discount: Discount): Promise<void> {
  await database
    .insertInto('discounts')
    .values({
      website_id: websiteId,
      id: discount.id,
      code: discount.code.toUpperCase(),
      title: discount.title,
      kind: discount.kind,
      percent_milli: discount.percentMilli,
      amount_cents: discount.amountCents,
      minimum_subtotal_cents: discount.minimumSubtotalCents,
      starts_at: discount.startsAt,
      ends_at: discount.endsAt,
      usage_limit: discount.usageLimit,
      used_count: discount.usedCount,
    })
    .execute()
}

/** Counts one use of each code; false when one of them is used up: the caller rolls back. */
export async function claimDiscounts({ database, websiteId }: Scope, codes: readonly string[]): Promise<boolean> {
  // In a fixed order, so that two buyers with the same two codes never block each other.
  for (const code of [...codes].sort()) {
    const { numUpdatedRows } = await database
      .updateTable('discounts')
      .set((set) => ({ used_count: set('used_count', '+', 1) }))
      .where('website_id', '=', websiteId)
      .where('code', '=', code.toUpperCase())
      .where((where) =>
        where.or([where('usage_limit', 'is', null), where('used_count', '<', where.ref('usage_limit'))]),
      )
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
  }
  return true
}

/** Releases uses when a payment failed. */
export async function releaseDiscounts({ database, websiteId }: Scope, codes: readonly string[]): Promise<void> {
  for (const code of [...codes].sort()) {
    await database
      .updateTable('discounts')
      .set((set) => ({ used_count: set('used_count', '-', 1) }))
      .where('website_id', '=', websiteId)
      .where('code', '=', code.toUpperCase())
      .where('used_count', '>', 0)
      .execute()
  }
}
