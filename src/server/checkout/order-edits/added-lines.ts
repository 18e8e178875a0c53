import { asBundle, contentsOf, hasDownload } from '#server/cart/bundles/bundle-of-entry.ts'
import { type CartLine, linesOfCart } from '#server/cart/bundles/cart-lines.ts'
import { newId } from '#server/identifiers.ts'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { isAddable } from '#shared/orders/edits/bounds.ts'
import type { AddedLine } from '#shared/orders/edits/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import type { PackedGoods } from '#shared/packages/pack-goods.ts'
import { productTypes } from '#shared/products/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { TaxTerms } from '#shared/taxes/terms.ts'

/** A line of an order as it will be, without its totals. */
export interface LineToPrice {
  /** With its new quantity and price; its totals, taxes and discounts are still those of before. */
  readonly line: OrderLine
  /** The line of the order that it is; null for a new one. */
  readonly before: OrderLine | null
  readonly taxable: boolean
  readonly taxCategoryId: string
  readonly packed: Pick<PackedGoods, 'weightGrams' | keyof Sides>
}

type Sides = Pick<PackedGoods, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>

/** What is packed where nothing is known of a line. */
export const NOTHING_KNOWN = { weightGrams: 0, lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 }

/** What is known of a variant for its package. */
export const packedOf = ({ weightGrams, sides }: CartVariant): LineToPrice['packed'] => ({ weightGrams, ...sides })

interface Context {
  /** With the parts of bundles. */
  readonly variants: ReadonlyMap<string, CartVariant>
  readonly order: Pick<Order, 'currency'>
  readonly terms: TaxTerms
}

/**
 * What staff add of the catalog, at the price that they chose, or at that of the catalog in the order's currency. A
 * bundle becomes lines of its parts, which share its price, as in a cart.
 */
export function catalogLines(
  added: Extract<AddedLine, { kind: 'product' }>,
  { variants, order, terms }: Context,
): Result<LineToPrice[], 'order-edit-product' | 'bundle-changed'> {
  const variant = variants.get(added.variantId)
  const refused = () => fail('order-edit-product', { name: variant?.title ?? 'This product' })
  if (!variant) return refused()
  const entry = entryOf(added, variant)
  const contents = contentsOf(entry, variants)
  if (contents?.failure) return contents.failure.code === 'bundle-changed' ? fail('bundle-changed') : refused()
  const isDownload = contents ? hasDownload(contents.parts) : false
  if (isDownload || !isAddable(contents ? asBundle(variant, contents.parts) : variant)) return refused()
  const fixed = added.unitPriceCents
  const priced = fixed === null ? variant : { ...variant, priceCents: fixed, salePriceCents: fixed, onSale: false }
  return succeed(
    linesOfCart([{ entry, variant: priced }], variants, order.currency).map((line) => {
      const cents = unitPriceCents(line.variant)
      return lineOf(line, roundToCurrency(fixed === null ? terms.priceOf(cents, line.variant) : cents, order.currency))
    }),
  )
}

const entryOf = (
  { quantity, picks }: Extract<AddedLine, { kind: 'product' }>,
  { variantId, productId, sku }: CartVariant,
): StoredEntry => ({
  ...{ id: newId(), itemId: productId, variantId, sku, quantity, additionalFields: null, answers: [] },
  ...(picks && { picks }),
})

const lineOf = ({ variant, quantity, bundle }: CartLine, unitCents: number): LineToPrice => ({
  line: {
    ...blankLine(quantity, unitCents),
    productId: variant.productId,
    variantId: variant.variantId,
    productType: variant.productType,
    sku: variant.sku,
    title: variant.title,
    attributes: { ...variant.attributes },
    imageUrl: variant.picture?.assetUrl ?? null,
    ...(bundle && { bundle }),
    ...(variant.withdrawalExemption && { withdrawalExemption: variant.withdrawalExemption }),
  },
  before: null,
  taxable: variant.taxable,
  taxCategoryId: variant.taxCategoryId,
  packed: packedOf(variant),
})

/** A line that is not in the catalog. */
export const ownLine = (
  { title, quantity, unitPriceCents: cents, isTaxed, taxCategoryId, isShipped }: Extract<AddedLine, { kind: 'free' }>,
  { currency }: Pick<Order, 'currency'>,
): LineToPrice => ({
  line: {
    ...blankLine(quantity, roundToCurrency(cents, currency)),
    ...{ productId: '', variantId: '', sku: '', title, attributes: {}, imageUrl: null },
    productType: isShipped ? productTypes.physical : productTypes.service,
  },
  before: null,
  taxable: isTaxed,
  taxCategoryId,
  packed: NOTHING_KNOWN,
})

const blankLine = (quantity: number, unitCents: number) =>
  ({
    ...{ id: newId(), additionalFields: null, answers: [], quantity, unitPriceCents: unitCents },
    ...{ fulfilledQuantity: 0, refundedQuantity: 0, removedQuantity: 0, totalCents: 0, paidCents: 0, tax: null },
  }) satisfies Partial<OrderLine>
