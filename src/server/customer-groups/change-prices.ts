import { isDeepStrictEqual } from 'node:util'
import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { GroupPrice } from '#shared/customer-groups/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import { recordPrices } from './change-log.ts'
import { lockGroup, readGroupPrices, writeGroupPrices } from './group-store.ts'

/** SKUs that a refusal names. */
const SKUS_NAMED = 10

interface SkuPrice {
  readonly sku: string
  readonly priceCents: number
}

/**
 * Replaces the fixed prices of a group, all or none of them. Of a SKU that is given twice, the last price counts.
 * @returns false when nothing was different
 */
export async function setGroupPrices(
  scope: ChangeScope,
  groupId: string,
  given: readonly SkuPrice[],
  batchId: string,
): Promise<Result<boolean, 'customer-group-not-found' | 'group-skus-unknown' | 'price-not-payable'>> {
  const locked = await lockGroup(scope, groupId)
  if (!locked || locked.isDeleted) return fail('customer-group-not-found')
  const { currency } = await scope.settings()
  if (given.some(({ priceCents }) => priceCents % smallestCents(currency) !== 0)) return fail('price-not-payable')
  const bySku = new Map(given.map(({ sku, priceCents }) => [sku.trim(), priceCents]))
  const ids = await variantsOfSkus(scope, [...bySku.keys()])
  const unknown = [...bySku.keys()].filter((sku) => !ids.has(sku))
  if (unknown.length > 0) {
    const named = unknown.slice(0, SKUS_NAMED).join(', ')
    return fail('group-skus-unknown', { skus: unknown.length > SKUS_NAMED ? `${named} …` : named })
  }
  const after = [...bySku]
    .map(([sku, priceCents]): GroupPrice => ({ variantId: ids.get(sku)!, priceCents }))
    .toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1))
  const before = await readGroupPrices(scope, groupId)
  if (isDeepStrictEqual(before, after)) return succeed(false)
  await writeGroupPrices(scope, groupId, after)
  await recordPrices(scope, batchId, locked.group, { before, after })
  return succeed(true)
}

/** The ids of variants by their SKUs; unknown ones are missing. */
async function variantsOfSkus({ database, websiteId }: Scope, skus: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const piece of inPieces(skus)) {
    const rows = await database
      .selectFrom('variants')
      .select(['id', 'sku'])
      .where('website_id', '=', websiteId)
      .where('sku', 'in', piece)
      .execute()
    for (const { id, sku } of rows) found.set(sku, id)
  }
  return found
}
