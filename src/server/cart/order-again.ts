import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type CartVariant,
  findVariantForCart,
  readVariantsForCart,
} from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { withoutDeliveryDate } from '#shared/cart/gift-cards/recipient.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import { type Failure, fail, succeed } from '#shared/http/failure.ts'
import type { Order } from '#shared/orders/schema.ts'
import { hasPieces } from '#shared/products/add-to-cart.ts'
import { changeCart } from './change-cart.ts'
import { addEntry } from './change-entries.ts'
import { checkAdditionalFields, type SavedFields } from './check-additional-fields.ts'
import { readCartVariants } from './describe-cart.ts'

type Bought = Pick<Order, 'lines'>

/** Whether everything in an order can be bought now, in the same quantities. */
export async function mayOrderAgain(scope: Scope, { lines }: Bought): Promise<boolean> {
  const found = await readVariantsForCart(scope, [...new Set(lines.map((line) => line.variantId))])
  const variants = new Map(found.map((variant) => [variant.variantId, variant]))
  return lines.every(({ variantId }) => {
    const variant = variants.get(variantId)
    const wanted = lines.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.quantity, 0)
    return variant?.isVisible === true && hasPieces(variant, variant, wanted)
  })
}

/** Adds the items of an order to the visitor's cart, all or none; null on success, else the reason. */
export async function orderAgain(
  scope: Scope,
  { request, reply, order }: { request: FastifyRequest; reply: FastifyReply; order: Bought },
): Promise<Failure | null> {
  const wanted: { variant: CartVariant; quantity: number; saved: SavedFields }[] = []
  for (const { productId, sku, quantity, additionalFields: answered } of order.lines) {
    const variant = await findVariantForCart(scope, productId, sku)
    if (!variant?.isVisible) return fail('product-unavailable').failure
    const isGiftCard = variant.additionalFieldsFormId === GIFT_CARD_FORM_ID
    const additionalFields = isGiftCard ? withoutDeliveryDate(answered) : answered
    const saved = await checkAdditionalFields(scope, variant.additionalFieldsFormId, additionalFields)
    if (!saved.ok) return saved.failure
    wanted.push({ variant, quantity, saved: saved.value })
  }
  const settings = await scope.settings()
  const changed = await changeCart(scope, request, reply, async (content) => {
    const variants = new Map(await readCartVariants(scope, content.entries))
    for (const { variant } of wanted) variants.set(variant.variantId, variant)
    let cart = content
    for (const { variant, quantity, saved } of wanted) {
      const added = addEntry(cart, variant, quantity, { saved, settings }, variants)
      if (!added.ok) return added
      cart = added.value
    }
    return succeed(cart)
  })
  return changed.ok ? null : changed.failure
}
