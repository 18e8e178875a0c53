import { type Selectable, sql } from 'kysely'
import { prepareListQuery, prepareQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { normalizeCode } from '#shared/discounts/rules.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { discountDocument } from './documents.ts'
import type { DiscountTables } from './tables.ts'

type Row = Selectable<DiscountTables['discounts']>

/** A discount of its row. */
export const toDiscount = (row: Row): Discount => ({
  ...discountDocument.read(row.document),
  id: row.id,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  usedCount: row.used_count,
  salesCents: row.sales_cents,
  codeCount: row.code_count,
})

/** A discount that a cart's code names, and whether this code was used already: single-use codes work once. */
interface FoundDiscount {
  readonly discount: Discount
  readonly isUsed: boolean
}

const byCodes = prepareListQuery((database, { websiteId }: { websiteId: string }, codes) =>
  database
    .selectFrom('discounts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('code', 'in', codes)
    .where('deleted_at', 'is', null),
)

const bySingleUseCodes = prepareListQuery((database, { websiteId }: { websiteId: string }, codes) =>
  database
    .selectFrom('discount_codes as one')
    .innerJoin('discounts as discount', (join) =>
      join.onRef('discount.website_id', '=', 'one.website_id').onRef('discount.id', '=', 'one.discount_id'),
    )
    .selectAll('discount')
    .select(['one.code as entered', 'one.used_at'])
    .where('one.website_id', '=', websiteId)
    .where('one.code', 'in', codes)
    .where('discount.deleted_at', 'is', null),
)

/** The discounts of codes that a buyer entered, by the code in capitals; unknown codes are left out. */
export async function findByCodes(
  { database, websiteId }: Scope,
  entered: readonly string[],
): Promise<Map<string, FoundDiscount>> {
  const found = new Map<string, FoundDiscount>()
  if (entered.length === 0) return found
  const codes = entered.map(normalizeCode)
  for (const row of (await byCodes(database, { websiteId }, codes)).rows)
    found.set(row.code!, { discount: toDiscount(row), isUsed: false })
  const others = codes.filter((code) => !found.has(code))
  if (others.length === 0) return found
  for (const { entered: code, used_at, ...row } of (await bySingleUseCodes(database, { websiteId }, others)).rows)
    found.set(code, { discount: { ...toDiscount(row), code }, isUsed: used_at !== null })
  return found
}

// The constants in the conditions are literals, so that SQLite uses the index of discounts that are on.
const automaticOnes = prepareQuery((database, { websiteId, now }: { websiteId: string; now: number }) =>
  database
    .selectFrom('discounts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('trigger_kind', '=', 'automatic')
    .where('is_on', '=', sql.lit(1))
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('id')
    .limit(discountLimits.automatic),
)

/** The automatic discounts that are on and have not ended; some may not have started. */
export async function findAutomatic({ database, websiteId }: Scope, now: number): Promise<Discount[]> {
  return (await automaticOnes(database, { websiteId, now })).rows.map(toDiscount)
}

const workingCode = prepareQuery((database, { websiteId, now }: { websiteId: string; now: number }) =>
  database
    .selectFrom('discounts')
    .select('id')
    .where('website_id', '=', websiteId)
    // A list would be a table that SQLite makes for each cart.
    .where('trigger_kind', '<>', sql.lit('automatic'))
    .where('is_on', '=', sql.lit(1))
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where((where) => where.or([where('usage_limit', 'is', null), where('used_count', '<', where.ref('usage_limit'))]))
    .where((where) => where.or([where('trigger_kind', '=', 'code'), where('used_count', '<', where.ref('code_count'))]))
    .limit(1),
)

/** Whether any code of the website works at a time: it has begun, has not ended and is not used up. */
export async function hasWorkingCode({ database, websiteId }: Scope, now: number): Promise<boolean> {
  return (await workingCode(database, { websiteId, now })).rows.length > 0
}

/** One discount; null when there is none, or it was deleted. */
export async function readDiscount({ database, websiteId }: Scope, id: string): Promise<Discount | null> {
  const row = await database
    .selectFrom('discounts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toDiscount(row) : null
}

/** Locks a discount until the commit, deleted or not, so that only one change runs at a time; null without one. */
export async function lockDiscount(
  { database, websiteId }: ChangeScope,
  id: string,
): Promise<{ readonly discount: Discount; readonly isDeleted: boolean } | null> {
  const row = await database
    .updateTable('discounts')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? { discount: toDiscount(row), isDeleted: row.deleted_at !== null } : null
}

/** Inserts a discount, or writes over what its owner edits; its usage is left alone. */
export async function writeDiscount({ database, websiteId }: ChangeScope, discount: Discount): Promise<void> {
  const { id, revision, createdAt, updatedAt, usedCount, salesCents, codeCount, ...edited } = discount
  const content = { ...edited, code: normalizeCode(edited.code) }
  const written = {
    document: discountDocument.write(content),
    code: content.trigger === 'code' ? content.code : null,
    title: content.title,
    trigger_kind: content.trigger,
    is_on: Number(content.isOn),
    starts_at: content.startsAt,
    ends_at: content.endsAt,
    usage_limit: content.usageLimit,
    revision,
    updated_at: updatedAt,
    deleted_at: null,
  }
  await database
    .insertInto('discounts')
    .values({
      website_id: websiteId,
      id,
      created_at: createdAt,
      used_count: usedCount,
      sales_cents: salesCents,
      code_count: codeCount,
      ...written,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(written))
    .execute()
}

/** Deletes a discount so that it can be restored: nobody sees it, and its code is free. */
export async function hideDiscount({ database, websiteId }: ChangeScope, id: string): Promise<void> {
  await database
    .updateTable('discounts')
    .set({ deleted_at: Date.now(), code: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute()
}
