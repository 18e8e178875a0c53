import { amountIn, type Conversion, canBePaid } from '#shared/currencies/rules.ts'
import { smallestCents } from '#shared/money/money.ts'
import { percentOf } from '#shared/money/percent.ts'
import { isMoney } from '../codes.ts'
import type { Product } from '../schema.ts'
import type { PercentStep, QuantityBreaks } from './schema.ts'

/** A line of a cart as far as its pieces count for a step. */
interface Pieces {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

/** The step that a number of pieces reaches; null below the first one. */
export function stepAt<Step extends { readonly from: number }>(steps: readonly Step[], quantity: number): Step | null {
  let reached: Step | null = null
  for (const step of steps) if (step.from <= quantity && (reached === null || step.from > reached.from)) reached = step
  return reached
}

/** A price with a percentage taken off, in hundredths: never below 0. */
export const lessPercent = (cents: number, percentMilli: number, currency: string): number =>
  Math.max(0, cents - percentOf(cents, percentMilli, currency))

/**
 * The price of one piece when so many are bought, in hundredths. A percentage is taken off the price now, so also off a
 * sale price. Never above the price now.
 */
export function priceWithBreaks(
  cents: number,
  breaks: Pick<QuantityBreaks, 'kind' | 'steps'> | undefined,
  quantity: number,
  currency: string,
): number {
  const step = breaks && stepAt(breaks.steps, quantity)
  if (!step) return cents
  return breaks.kind === 'price' ? Math.min(cents, step.priceCents) : lessPercent(cents, step.percentMilli, currency)
}

/**
 * How many pieces count for the steps of each line, in the order of the lines: those of its variant in all lines, or of
 * its product where all variants count together.
 */
export function countedPieces<Line extends Pieces>(
  lines: readonly Line[],
): {
  readonly ofVariant: (line: Line) => number
  readonly ofProduct: (line: Line) => number
} {
  const variants = new Map<string, number>()
  const products = new Map<string, number>()
  for (const { variantId, productId, quantity } of lines) {
    variants.set(variantId, (variants.get(variantId) ?? 0) + quantity)
    products.set(productId, (products.get(productId) ?? 0) + quantity)
  }
  return {
    ofVariant: ({ variantId }) => variants.get(variantId) ?? 0,
    ofProduct: ({ productId }) => products.get(productId) ?? 0,
  }
}

/** Steps in another currency: the prices that the owner has fixed there, else converted. */
export const breaksIn = (breaks: QuantityBreaks, conversion: Conversion): QuantityBreaks => ({
  ...breaks,
  steps: breaks.steps.map(({ fixedPrices, ...step }) => ({
    ...step,
    priceCents: amountIn(step.priceCents, fixedPrices, conversion),
  })),
})

type Broken = Pick<Product, 'productType' | 'isSubscribable' | 'quantityBreaks'>

/**
 * The steps of a product. Gift cards and donations have none, because they are money, and subscriptions have none, because their
 * renewals cost what was agreed.
 */
export const breaksOf = ({ productType, isSubscribable, quantityBreaks }: Broken): QuantityBreaks | undefined =>
  isMoney(productType) || isSubscribable ? undefined : quantityBreaks

/** A product with its steps in their order, or without where it cannot have any. */
export function withBreaks<P extends Broken>(product: P): P {
  if (!product.quantityBreaks) return product
  const { quantityBreaks: _, ...rest } = product
  const breaks = breaksOf(product)
  return { ...rest, ...(breaks && { quantityBreaks: { ...breaks, steps: inOrder(breaks.steps) } }) } as P
}

/** Steps from the smallest number of pieces to the largest. */
export const inOrder = <Step extends PercentStep>(steps: readonly Step[]): Step[] =>
  steps.toSorted((one, other) => one.from - other.from)

/** Why steps cannot be saved; null when they can. Each step has more pieces and a lower price than the one before. */
export function breaksRefusal(
  { kind, steps }: Pick<QuantityBreaks, 'kind' | 'steps'>,
  currency: string,
): 'price-not-payable' | 'quantity-breaks-unordered' | null {
  const sorted = inOrder(steps)
  const isPayable = sorted.every(
    ({ priceCents, fixedPrices }) => priceCents % smallestCents(currency) === 0 && canBePaid(fixedPrices),
  )
  if (kind === 'price' && !isPayable) return 'price-not-payable'
  const falls = sorted.every((step, index) => {
    const before = sorted[index - 1]
    if (!before) return kind === 'price' || step.percentMilli > 0
    if (step.from === before.from) return false
    return kind === 'price' ? step.priceCents < before.priceCents : step.percentMilli > before.percentMilli
  })
  return falls ? null : 'quantity-breaks-unordered'
}
