import { smallestCents } from '#shared/money/money.ts'
import { spread } from '#shared/money/spread.ts'
import type { BundlePiece } from './schema.ts'

/** A part of a bundle with the price of one piece when it is sold alone, in hundredths of the cart's currency. */
export interface PricedPiece extends BundlePiece {
  readonly unitCents: number
}

/** Some pieces of a part that have the same share of the price. */
export interface PieceShare extends BundlePiece {
  readonly shareCents: number
}

/**
 * Splits the price of one bundle over its pieces, in proportion to what they cost alone, by largest remainder: the
 * shares times their quantities sum to the price exactly. A part whose share does not divide by its pieces has two
 * shares, which differ by the smallest amount of the currency.
 * @param priceCents in hundredths, a multiple of the currency's smallest amount
 */
export function splitBundlePrice(priceCents: number, parts: readonly PricedPiece[], currency: string): PieceShare[] {
  const step = smallestCents(currency)
  const weights = parts.map(({ unitCents, quantity }) => unitCents * quantity)
  const isFree = weights.every((weight) => weight === 0)
  const shares = spread(priceCents, isFree ? parts.map(({ quantity }) => quantity) : weights, step)
  return parts.flatMap(({ variantId, quantity }, index) => {
    const steps = shares[index]! / step
    const least = Math.floor(steps / quantity)
    const more = steps - least * quantity
    return [
      { variantId, quantity: more, shareCents: (least + 1) * step },
      { variantId, quantity: quantity - more, shareCents: least * step },
    ].filter((share) => share.quantity > 0)
  })
}
