import { type ListedVariant, listPrice } from './rules.ts'
import type { GroupContent } from './schema.ts'

interface Facts {
  readonly currency: string
  /** The group of the buyer; null for the prices of everyone. */
  readonly list: Pick<GroupContent, 'percentMilli' | 'categories' | 'steps'> | null
  readonly categoryIds: readonly string[]
  /** The prices that the group's list fixes, by variant. */
  readonly fixed: ReadonlyMap<string, number>
}

/** The lowest and the highest price of one piece, from a number of pieces on; in hundredths. */
export interface PriceStep {
  readonly from: number
  readonly leastCents: number
  readonly mostCents: number
}

/** The prices of a product for one piece and for more, as its page shows them: only steps that lower a price. */
export function priceSteps(
  variants: readonly (ListedVariant & { readonly variantId: string })[],
  { fixed, ...facts }: Facts,
): PriceStep[] {
  const thresholds = new Set([
    1,
    ...(facts.list?.steps ?? []).map(({ from }) => from),
    ...variants.flatMap(({ quantityBreaks }) => (quantityBreaks?.steps ?? []).map(({ from }) => from)),
  ])
  const steps: PriceStep[] = []
  for (const from of [...thresholds].toSorted((one, other) => one - other)) {
    const prices = variants.map((variant) =>
      listPrice(variant, {
        ...facts,
        ...{ pieces: from, piecesOfProduct: from, fixedCents: fixed.get(variant.variantId) },
      }),
    )
    const step = { from, leastCents: Math.min(...prices), mostCents: Math.max(...prices) }
    const before = steps.at(-1)
    if (!before || step.leastCents < before.leastCents || step.mostCents < before.mostCents) steps.push(step)
  }
  return steps
}
