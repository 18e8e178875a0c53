import { productTypes } from '../codes.ts'
import { isCounted, type Stock } from '../rules.ts'
import type { ProductKind } from '../sellable.ts'
import type { Bundle, BundlePiece } from './schema.ts'

/** The facts that decide whether something can be a part of a bundle. */
export interface PartKind extends ProductKind {
  readonly additionalFieldsFormId: string | null
  readonly bundle?: Bundle | undefined
}

/**
 * Whether a product can be a part of a bundle: goods, services and downloads that are sold once and ask nothing. Gift
 * cards, subscriptions and other bundles cannot.
 */
export const canBePart = ({ productType, isSubscribable, additionalFieldsFormId, bundle }: PartKind): boolean =>
  productType !== productTypes.giftCard &&
  productType !== productTypes.paywall &&
  !isSubscribable &&
  additionalFieldsFormId === null &&
  bundle === undefined

/** Whether buyers choose something of a bundle. */
export const hasPicks = (bundle: Bundle): boolean =>
  bundle.kind === 'choice' || bundle.parts.some(({ variantId }) => variantId === null)

/** Pieces by variant, in the order of the ids: two lists of the same pieces are the same. */
export function mergedPieces(pieces: readonly BundlePiece[]): BundlePiece[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of pieces) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1))
}

/** The pieces of a bundle whose variants are fixed. */
const fixedPieces = (bundle: Bundle): BundlePiece[] =>
  bundle.kind === 'choice'
    ? []
    : bundle.parts.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]))

/**
 * The pieces of one bundle with what its buyer has picked; null where the picks are not, or no longer, those that the
 * bundle asks for.
 * @param productOf the product of a variant; undefined for a variant that does not exist
 */
export function piecesOfBundle(
  bundle: Bundle,
  picks: readonly BundlePiece[],
  productOf: (variantId: string) => string | undefined,
): BundlePiece[] | null {
  const fits =
    bundle.kind === 'choice' ? fitsChoice(bundle, picks, productOf) : fitsOpenParts(bundle.parts, picks, productOf)
  return fits ? mergedPieces([...fixedPieces(bundle), ...picks]) : null
}

function fitsChoice(
  { pick, repeats, parts }: Extract<Bundle, { kind: 'choice' }>,
  picks: readonly BundlePiece[],
  productOf: (variantId: string) => string | undefined,
): boolean {
  const isOffered = ({ variantId: id }: BundlePiece) =>
    parts.some(({ productId, variantId }) => productId === productOf(id) && (variantId === null || variantId === id))
  return (
    countOf(picks) === pick &&
    picks.every(isOffered) &&
    (repeats || mergedPieces(picks).every(({ quantity }) => quantity === 1))
  )
}

function fitsOpenParts(
  parts: Extract<Bundle, { kind: 'fixed' }>['parts'],
  picks: readonly BundlePiece[],
  productOf: (variantId: string) => string | undefined,
): boolean {
  const missing = new Map<string, number>()
  for (const { productId, variantId, quantity } of parts)
    if (variantId === null) missing.set(productId, (missing.get(productId) ?? 0) + quantity)
  for (const { variantId, quantity } of picks) {
    const productId = productOf(variantId)
    const left = productId === undefined ? undefined : missing.get(productId)
    if (left === undefined) return false
    missing.set(productId!, left - quantity)
  }
  return [...missing.values()].every((left) => left === 0)
}

const countOf = (pieces: readonly BundlePiece[]): number => pieces.reduce((all, { quantity }) => all + quantity, 0)

/** A variant that a bundle can have as a part, with its stock. */
export interface PartStock extends Stock {
  readonly variantId: string
  readonly productId: string
  readonly productType: ProductKind['productType']
}

/**
 * The stock of a bundle: how many can be sold with what its parts have, if nothing else of them is sold. Bundles whose
 * buyers choose count what the best choices allow.
 * @param parts the variants that visitors can buy now; what is missing cannot be sold
 */
export function stockOfBundle(bundle: Bundle, parts: readonly PartStock[]): Stock {
  const most = bundle.kind === 'choice' ? mostPicked(bundle, parts) : mostFixed(bundle.parts, parts)
  return most === Infinity ? { unlimited: true, qtyInStock: 0 } : { unlimited: false, qtyInStock: most }
}

const pieces = (part: PartStock): number =>
  part.unlimited || !isCounted(part.productType) ? Infinity : Math.max(0, part.qtyInStock)

function mostFixed(wanted: Extract<Bundle, { kind: 'fixed' }>['parts'], parts: readonly PartStock[]): number {
  const left = new Map(parts.map((part) => [part.variantId, pieces(part)]))
  const named = mergedPieces(wanted.flatMap(({ variantId, quantity }) => (variantId ? [{ variantId, quantity }] : [])))
  const ofNamed = named.map(({ variantId, quantity }) => Math.floor((left.get(variantId) ?? 0) / quantity))
  const open = new Map<string, number>()
  for (const { productId, variantId, quantity } of wanted)
    if (variantId === null) open.set(productId, (open.get(productId) ?? 0) + quantity)
  // All pieces of the product count, since buyers can mix its variants; those of named parts are shared with them.
  const ofOpen = [...open].map(([productId, quantity]) => {
    const some = parts.filter((part) => part.productId === productId)
    const named = wanted.filter((part) => part.productId === productId && part.variantId !== null)
    const needed = quantity + named.reduce((all, part) => all + part.quantity, 0)
    return Math.floor(some.reduce((all, part) => all + pieces(part), 0) / needed)
  })
  return Math.min(...ofNamed, ...ofOpen)
}

function mostPicked(
  { pick, repeats, parts: offered }: Extract<Bundle, { kind: 'choice' }>,
  parts: readonly PartStock[],
) {
  const stocks = parts
    .filter(({ productId, variantId: id }) =>
      offered.some((one) => one.productId === productId && (one.variantId === null || one.variantId === id)),
    )
    .map(pieces)
  const all = stocks.reduce((sum, stock) => sum + stock, 0)
  if (repeats || all === 0) return Math.floor(all / pick)
  // Each bundle has a variant once, so that no variant can be in more bundles than there are.
  const allows = (bundles: number) => stocks.reduce((sum, stock) => sum + Math.min(stock, bundles), 0) >= bundles * pick
  if (stocks.filter((stock) => stock === Infinity).length >= pick) return Infinity
  let [low, high] = [0, stocks.reduce((sum, stock) => sum + (stock === Infinity ? 0 : stock), 0)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (allows(middle)) low = middle
    else high = middle - 1
  }
  return low
}
