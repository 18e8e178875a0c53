import type { ChangeScope } from '#server/scope.ts'
import {
  type FormerPrice,
  lowestBefore,
  reductionBegins,
  type ShownPrice,
  worthKeeping,
} from '#shared/lowest-prices/rules.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { readFormerPrices, readKnownSince, writeFormerPrices } from './former-price-store.ts'
import { writeLowestPrices } from './write-lowest-prices.ts'

/** A product before and after a change; null before is new, null after is deleted. */
interface PriceChange {
  readonly before: Product | null
  readonly after: Product | null
}

/** What a change does to a variant that exists after it. */
interface VariantStep {
  readonly variantId: string
  /** The price that visitors saw, and see no longer; null where there is none. */
  readonly leavesCents: number | null
  /** Whether a reduction was shown before, so that its lowest price may be stored. */
  readonly wasOnSale: boolean
  /** What happens to the reduction. */
  readonly sale: 'stays' | 'begins' | 'ends'
  readonly product: Product
}

/**
 * Keeps the prices that visitors no longer see, and stores the lowest price of 30 days with each variant whose sale
 * begins. Part of the transaction that writes the products, after them; a change without prices costs nothing.
 */
export async function recordPrices(scope: ChangeScope, changes: readonly PriceChange[]): Promise<void> {
  const steps = changes.flatMap(({ before, after }) => (after ? stepsTo(before, after) : []))
  const regrouped = changes.flatMap(({ before, after }) => (before && after && isRegrouped(before, after) ? after : []))
  if (steps.length === 0 && regrouped.length === 0) return
  const now = Date.now()
  const former = await keepFormerPrices(scope, steps, now)
  const lowest = await lowestPrices(scope, steps, former, now)
  const changed = steps.flatMap(({ product, variantId, leavesCents }) =>
    lowest.has(variantId) || (leavesCents !== null && hasSale(product)) ? product.id : [],
  )
  const productIds = new Set([...changed, ...regrouped.map(({ id }) => id)])
  if (productIds.size > 0) await writeLowestPrices(scope, [...productIds], lowest)
}

/** Stores the prices that visitors see no longer. @returns all former prices of the variants */
async function keepFormerPrices(scope: ChangeScope, steps: readonly VariantStep[], now: number) {
  const concerned = steps.filter(({ leavesCents, sale }) => leavesCents !== null || sale === 'begins')
  const former = await readFormerPrices(
    scope,
    concerned.map(({ variantId }) => variantId),
  )
  const changed = new Map<string, FormerPrice[]>()
  for (const { variantId, leavesCents } of concerned) {
    if (leavesCents === null) continue
    const prices = worthKeeping([...(former.get(variantId) ?? []), { cents: leavesCents, until: now }], now)
    changed.set(variantId, prices)
    former.set(variantId, prices)
  }
  await writeFormerPrices(scope, changed)
  return former
}

/** The lowest prices that change, by variant; null where none is stored any more. */
async function lowestPrices(
  scope: ChangeScope,
  steps: readonly VariantStep[],
  former: ReadonlyMap<string, readonly FormerPrice[]>,
  now: number,
): Promise<Map<string, number | null>> {
  const knownSince = steps.some(({ sale }) => sale === 'begins') ? await readKnownSince(scope) : null
  const lowest = new Map<string, number | null>()
  for (const { variantId, sale, wasOnSale, product } of steps) {
    if (sale === 'stays') continue
    const since = knownSince !== null && product.createdAt < knownSince ? knownSince : null
    const cents = sale === 'begins' ? lowestBefore(former.get(variantId) ?? [], now, since) : null
    // Where there was no sale, none is stored: products that are imported on sale are not written again.
    if (cents !== null || wasOnSale) lowest.set(variantId, cents)
  }
  return lowest
}

const hasSale = ({ variants }: Product): boolean => variants.some(({ onSale }) => onSale)

/** Whether a product on sale has other variants than before: they decide together what lists show. */
const isRegrouped = (before: Product, after: Product): boolean =>
  hasSale(after) && before.variants.map(({ id }) => id).join() !== after.variants.map(({ id }) => id).join()

function stepsTo(before: Product | null, after: Product): VariantStep[] {
  const earlier = new Map(before?.variants.map((variant) => [variant.id, shownOf(before, variant)]))
  return after.variants.flatMap((variant) => {
    const seen = earlier.get(variant.id) ?? null
    const shown = shownOf(after, variant)
    const leavesCents = seen !== null && seen.cents !== shown?.cents ? seen.cents : null
    const begins = reductionBegins(seen, shown)
    const wasOnSale = seen?.onSale === true
    const sale = begins ? 'begins' : wasOnSale && !shown?.onSale ? 'ends' : 'stays'
    return leavesCents === null && sale === 'stays'
      ? []
      : [{ variantId: variant.id, leavesCents, wasOnSale, sale, product: after }]
  })
}

/** What visitors see of a variant; null while its product is not published. A scheduled one is published by a job. */
const shownOf = ({ status }: Product, variant: Variant): ShownPrice | null =>
  status === 'published' ? { cents: unitPriceCents(variant), onSale: variant.onSale } : null
