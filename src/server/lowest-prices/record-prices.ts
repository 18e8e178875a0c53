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
  /** What becomes of its lowest price: `stays`, `begins` with a reduction, or `ends` with one. */
  readonly lowest: 'stays' | 'begins' | 'ends'
  /** Whether prices from before the shop kept them could count. */
  readonly isOlderThan: (moment: number) => boolean
}

/**
 * Keeps the prices that visitors no longer see, and stores the lowest price of 30 days with each variant whose sale
 * begins. Part of the transaction that writes the products, after them; a change without prices costs nothing.
 */
export async function recordPrices(scope: ChangeScope, changes: readonly PriceChange[]): Promise<void> {
  const stepsOf = new Map(
    changes.flatMap(({ before, after }) => {
      const steps = after ? stepsTo(before, after) : []
      return after && steps.length > 0 ? [[after.id, steps] as const] : []
    }),
  )
  const regrouped = changes.flatMap(({ before, after }) =>
    before && after && isRegrouped(before, after) ? after.id : [],
  )
  if (stepsOf.size === 0 && regrouped.length === 0) return
  const steps = [...stepsOf.values()].flat()
  const now = Date.now()
  const former = await readFormerPrices(
    scope,
    steps.filter((step) => step.leavesCents !== null || step.lowest === 'begins').map((step) => step.variantId),
  )
  const changed = new Map<string, readonly FormerPrice[]>()
  for (const { variantId, leavesCents } of steps) {
    if (leavesCents === null) continue
    const prices = worthKeeping([...(former.get(variantId) ?? []), { cents: leavesCents, until: now }], now)
    changed.set(variantId, prices)
    former.set(variantId, prices)
  }
  await writeFormerPrices(scope, changed)

  const knownSince = steps.some((step) => step.lowest === 'begins') ? await readKnownSince(scope) : null
  const lowest = new Map<string, number | null>()
  for (const { variantId, lowest: what, isOlderThan } of steps) {
    if (what === 'ends') lowest.set(variantId, null)
    if (what !== 'begins') continue
    const since = knownSince !== null && isOlderThan(knownSince) ? knownSince : null
    lowest.set(variantId, lowestBefore(former.get(variantId) ?? [], now, since))
  }
  await writeLowestPrices(scope, [...new Set([...stepsOf.keys(), ...regrouped])], lowest)
}

/** Whether a product on sale has other variants than before: they decide together what lists show. */
const isRegrouped = (before: Product, after: Product): boolean =>
  after.variants.some(({ onSale }) => onSale) &&
  before.variants.map(({ id }) => id).join() !== after.variants.map(({ id }) => id).join()

function stepsTo(before: Product | null, after: Product): VariantStep[] {
  const earlier = new Map(before?.variants.map((variant) => [variant.id, shownOf(before, variant)]))
  return after.variants.flatMap((variant) => {
    const seen = earlier.get(variant.id) ?? null
    const shown = shownOf(after, variant)
    const leavesCents = seen !== null && seen.cents !== shown?.cents ? seen.cents : null
    const begins = reductionBegins(seen, shown)
    const lowest = begins ? 'begins' : seen?.onSale && !shown?.onSale ? 'ends' : 'stays'
    if (leavesCents === null && lowest === 'stays') return []
    return [{ variantId: variant.id, leavesCents, lowest, isOlderThan: (moment: number) => after.createdAt < moment }]
  })
}

/** What visitors see of a variant; null while its product is not published. A scheduled one is published by a job. */
const shownOf = ({ status }: Product, variant: Variant): ShownPrice | null =>
  status === 'published' ? { cents: unitPriceCents(variant), onSale: variant.onSale } : null
