import { smallestCents } from '#shared/money/money.ts'
import { AMOUNT_DECIMALS, type Content } from './schema.ts'
import { type Quantity, units } from './units.ts'

/** A price for a quantity of a unit, in hundredths. */
export interface UnitPrice {
  readonly cents: number
  readonly per: Quantity
}

/** A quantity as a whole number of the smallest parts of its kind. */
const partsOf = ({ amount, unit }: Quantity): bigint =>
  BigInt(Math.round(amount * 10 ** AMOUNT_DECIMALS)) * units[unit].size

/**
 * The unit price of a content (directive 98/6/EC), rounded half up to the smallest amount of the currency. Null where it
 * would say nothing: the content is what the price is for, the price is zero, or the unit price is too small to print.
 * @param cents the current price of one piece
 */
export function unitPriceOf(cents: number, content: Content | undefined, currency: string): UnitPrice | null {
  if (!content || cents <= 0) return null
  const contained = partsOf(content)
  const reference = partsOf(content.per)
  if (contained === reference) return null
  const step = BigInt(smallestCents(currency))
  const size = contained * step
  const steps = (2n * BigInt(cents) * reference + size) / (2n * size)
  return steps === 0n ? null : { cents: Number(steps * step), per: content.per }
}

/** The unit price that all of some prices have; null where they differ. */
export function commonUnitPrice(
  priced: readonly { readonly cents: number; readonly content: Content | undefined }[],
  currency: string,
): UnitPrice | null {
  const [first = null, ...others] = priced.map(({ cents, content }) => unitPriceOf(cents, content, currency))
  const isSame = (other: UnitPrice | null) => JSON.stringify(other) === JSON.stringify(first)
  return others.every(isSame) ? first : null
}

/** The content that all of some variants have; undefined where they differ. */
export function commonContent(variants: readonly { readonly content?: Content | undefined }[]): Content | undefined {
  const [first, ...others] = variants.map(({ content }) => content)
  const isSame = (other: Content | undefined) => JSON.stringify(inOrder(other)) === JSON.stringify(inOrder(first))
  return others.every(isSame) ? first : undefined
}

const inOrder = (content: Content | undefined) =>
  content && [content.amount, content.unit, content.per.amount, content.per.unit]
