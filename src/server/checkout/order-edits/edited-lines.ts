import { newId } from '#server/identifiers.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { isAddable, withQuantity } from '#shared/orders/edits/bounds.ts'
import { editedQuantities } from '#shared/orders/edits/edited-quantities.ts'
import type { OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import type { PackedGoods } from '#shared/packages/pack-goods.ts'
import { isMoney, productTypes } from '#shared/products/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { taxCategoryByName } from '#shared/tax-categories/rules.ts'
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

const NOTHING_KNOWN = { weightGrams: 0, lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 }

type Refusal = 'order-edit-line' | 'order-edit-product' | 'order-edit-empty'

/**
 * The lines of an order after an edit. What was agreed stays: lines keep their price, also where the catalog has another
 * one now. New ones have the price that staff chose, or that of the catalog in the order's currency.
 * @param scope with settings in the order's currency
 */
export async function editedLines(
  scope: Scope,
  order: Order,
  edit: OrderEdit,
  terms: TaxTerms,
): Promise<Result<LineToPrice[], Refusal>> {
  const quantities = editedQuantities(order.lines, edit)
  if (!quantities.ok) return quantities
  const ids = [
    ...order.lines.map(({ variantId }) => variantId).filter((id) => id !== ''),
    ...edit.added.flatMap((line) => (line.kind === 'product' ? [line.variantId] : [])),
  ]
  const variants = new Map(
    (await readVariantsForCart(scope, [...new Set(ids)])).map((variant) => [variant.variantId, variant]),
  )
  const settings = await scope.settings()
  const lines: LineToPrice[] = []
  for (const before of order.lines) {
    const quantity = quantities.value.get(before.id) ?? before.quantity
    if (quantity === 0) continue
    const variant = variants.get(before.variantId)
    const category = before.tax?.category ?? ''
    lines.push({
      line: withQuantity(before, quantity),
      before,
      taxable: variant?.taxable ?? wasTaxable(order, before),
      taxCategoryId: variant?.taxCategoryId ?? taxCategoryByName(settings, category) ?? '',
      packed: variant ? { weightGrams: variant.weightGrams, ...variant.sides } : NOTHING_KNOWN,
    })
  }
  for (const added of edit.added) {
    const variant = added.kind === 'product' ? variants.get(added.variantId) : undefined
    if (added.kind === 'product' && (!variant || variant.bundle || !isAddable(variant)))
      return fail('order-edit-product', { name: variant?.title ?? 'This product' })
    const isTaxed = variant ? variant.taxable : added.kind === 'free' && added.isTaxed
    const taxCategoryId = variant?.taxCategoryId ?? (added.kind === 'free' ? added.taxCategoryId : '')
    const catalogPrice = variant ? terms.priceOf(unitPriceCents(variant), variant) : 0
    lines.push({
      line: {
        id: newId(),
        productId: variant?.productId ?? '',
        variantId: variant?.variantId ?? '',
        productType: variant?.productType ?? productTypeOf(added),
        sku: variant?.sku ?? '',
        title: variant?.title ?? (added.kind === 'free' ? added.title : ''),
        attributes: { ...variant?.attributes },
        additionalFields: null,
        answers: [],
        quantity: added.quantity,
        fulfilledQuantity: 0,
        refundedQuantity: 0,
        removedQuantity: 0,
        unitPriceCents: roundToCurrency(added.unitPriceCents ?? catalogPrice, order.currency),
        totalCents: 0,
        paidCents: 0,
        tax: null,
        imageUrl: variant?.picture?.assetUrl ?? null,
        ...(variant?.withdrawalExemption && { withdrawalExemption: variant.withdrawalExemption }),
      },
      before: null,
      taxable: isTaxed,
      taxCategoryId,
      packed: variant ? { weightGrams: variant.weightGrams, ...variant.sides } : NOTHING_KNOWN,
    })
  }
  return lines.length === 0 ? fail('order-edit-empty') : succeed(lines)
}

const productTypeOf = (added: OrderEdit['added'][number]): OrderLine['productType'] =>
  added.kind === 'free' && added.isShipped ? productTypes.physical : productTypes.service

/** A line that left the catalog is taxed as it was; where nothing was taxed, nothing tells that goods would not be. */
const wasTaxable = ({ taxes }: Order, { productType, tax }: OrderLine): boolean =>
  !isMoney(productType) && (tax === null || tax.rates.length > 0 || taxes.length === 0)
