import { partIdsOf } from '#server/products/bundles/part-ids.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { withQuantity } from '#shared/orders/edits/bounds.ts'
import { editedQuantities } from '#shared/orders/edits/edited-quantities.ts'
import { refundedParts } from '#shared/orders/edits/refunded-parts.ts'
import type { OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { isMoney } from '#shared/products/codes.ts'
import { taxCategoryByName } from '#shared/tax-categories/rules.ts'
import type { TaxTerms } from '#shared/taxes/terms.ts'
import { catalogLines, type LineToPrice, NOTHING_KNOWN, ownLine, packedOf } from './added-lines.ts'

type Refusal = 'order-edit-line' | 'order-edit-product' | 'bundle-changed' | 'order-edit-empty'

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
  const quantities = editedQuantities(order.lines, edit, refundedParts(order).lines)
  if (!quantities.ok) return quantities
  const added = edit.added.filter((line) => line.kind === 'product')
  const ids = [...order.lines, ...added].map(({ variantId }) => variantId).filter((id) => id !== '')
  const read = (some: string[]) => readVariantsForCart(scope, [...new Set(some)])
  const variants = new Map((await read(ids)).map((variant) => [variant.variantId, variant]))
  for (const part of await read(partIdsOf(added, variants))) variants.set(part.variantId, part)
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
      packed: variant ? packedOf(variant) : NOTHING_KNOWN,
    })
  }
  for (const added of edit.added) {
    const found =
      added.kind === 'free' ? succeed([ownLine(added, order)]) : catalogLines(added, { variants, order, terms })
    if (!found.ok) return found
    lines.push(...found.value)
  }
  return lines.length === 0 ? fail('order-edit-empty') : succeed(lines)
}

/** A line that left the catalog is taxed as it was; where nothing was taxed, nothing says that goods would not be. */
const wasTaxable = ({ taxes }: Order, { productType, tax }: OrderLine): boolean =>
  !isMoney(productType) && (tax === null || tax.rates.length > 0 || taxes.length === 0)
