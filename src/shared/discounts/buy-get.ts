import { percentOf } from '#shared/money/percent.ts'
import { type DiscountLine, linesOf } from './lines.ts'
import type { Discount } from './schema.ts'

type BuyGet = Pick<Discount, 'buy' | 'getQuantity' | 'timesPerOrder' | 'percentMilli' | 'appliesTo' | 'excludesSale'>

/** The pieces in a cart that can be bought for a discount, or be got with it, or both. */
interface Pieces {
  readonly canBuy: readonly boolean[]
  readonly canGet: readonly boolean[]
  readonly buyOnly: number
  readonly getOnly: number
  readonly both: number
}

function piecesOf(discount: BuyGet, lines: readonly DiscountLine[]): Pieces {
  const canBuy = linesOf(discount.buy.of, lines, discount.excludesSale)
  const canGet = linesOf(discount.appliesTo, lines, discount.excludesSale)
  let [buyOnly, getOnly, both] = [0, 0, 0]
  lines.forEach(({ quantity }, line) => {
    if (canBuy[line] && canGet[line]) both += quantity
    else if (canBuy[line]) buyOnly += quantity
    else if (canGet[line]) getOnly += quantity
  })
  return { canBuy, canGet, buyOnly, getOnly, both }
}

/** How often a cart contains what has to be bought together with what is got, each piece counted once. */
function timesOf({ buy, getQuantity, timesPerOrder }: BuyGet, { buyOnly, getOnly, both }: Pieces): number {
  return Math.min(
    timesPerOrder ?? Number.MAX_SAFE_INTEGER,
    Math.floor((buyOnly + both) / buy.quantity),
    Math.floor((getOnly + both) / getQuantity),
    Math.floor((buyOnly + getOnly + both) / (buy.quantity + getQuantity)),
  )
}

/** How many more pieces a cart needs to earn the discount once; 0 when it does. */
export function piecesMissing(discount: BuyGet, lines: readonly DiscountLine[]): number {
  const { buyOnly, getOnly, both } = piecesOf(discount, lines)
  const { quantity } = discount.buy
  const { getQuantity } = discount
  return Math.max(
    0,
    quantity - buyOnly - both,
    getQuantity - getOnly - both,
    quantity + getQuantity - buyOnly - getOnly - both,
  )
}

/**
 * What each line is reduced by: the cheapest pieces that can be got, as often as the cart earns the discount. A piece
 * that has to be bought is never reduced.
 * @param leftCents what each line costs after earlier discounts; no line is reduced by more
 */
export function takeBuyGet(
  discount: BuyGet,
  lines: readonly DiscountLine[],
  leftCents: readonly number[],
  currency: string,
): number[] {
  const pieces = piecesOf(discount, lines)
  const times = timesOf(discount, pieces)
  const taken = lines.map(() => 0)
  let wanted = times * discount.getQuantity
  // So many pieces of both kinds are needed as bought ones.
  let mayTakeOfBoth = pieces.both - Math.max(0, times * discount.buy.quantity - pieces.buyOnly)
  const cheapestFirst = lines
    .map((_, line) => line)
    .filter((line) => pieces.canGet[line])
    .sort((one, other) => lines[one]!.unitCents - lines[other]!.unitCents || one - other)
  for (const line of cheapestFirst) {
    const isBoth = pieces.canBuy[line]!
    const { quantity, unitCents } = lines[line]!
    const reduced = Math.min(quantity, wanted, isBoth ? mayTakeOfBoth : quantity)
    wanted -= reduced
    if (isBoth) mayTakeOfBoth -= reduced
    taken[line] = Math.min(leftCents[line]!, percentOf(unitCents * reduced, discount.percentMilli, currency))
  }
  return taken
}
