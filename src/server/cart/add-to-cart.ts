import type { FastifyReply, FastifyRequest } from 'fastify'
import { findVariantForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { addCartEntryCall } from '#shared/cart/api.ts'
import { isSameItem } from '#shared/cart/rules.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { readPicks } from './bundles/read-picks.ts'
import { changeCart } from './change-cart.ts'
import { addEntry, type CartVariants } from './change-entries.ts'
import { checkAdditionalFields } from './check-additional-fields.ts'
import { describeCart } from './describe-cart.ts'
import { storedAmount } from './own-amount.ts'
import { readCartVariants } from './read-cart-facts.ts'

/** Adds a variant to the visitor's cart, for the browser's call and the form without JavaScript. */
export async function addToCart(
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  item: BodyOf<typeof addCartEntryCall>,
) {
  const variant = await findVariantForCart(scope, item.itemId, item.sku)
  if (!variant) return fail('variant-unavailable')
  if (!variant.isVisible) return fail('product-unavailable')
  const saved = await checkAdditionalFields(scope, variant.additionalFieldsFormId, item.additionalFields)
  if (!saved.ok) return saved
  const settings = await scope.settings()
  const amount = storedAmount(item.ownAmountCents, variant, settings)
  if (!amount.ok) return amount
  const picks = await readPicks(scope, item.parts, variant)
  if (!picks.ok) return picks
  const asked = {
    itemId: variant.productId,
    variantId: variant.variantId,
    ...saved.value,
    ...amount.value,
    ...picks.value,
  }
  let variants: CartVariants = new Map()
  const cart = await changeCart(scope, request, reply, async (content) => {
    const known = new Map([[variant.variantId, variant]])
    variants = await readCartVariants(scope, [...content.entries, { ...asked, quantity: item.quantity }], known)
    return addEntry(
      content,
      variant,
      item.quantity,
      { saved: { ...saved.value, ...amount.value, ...picks.value }, row: item.row, settings },
      variants,
    )
  })
  if (!cart.ok) return cart
  const added = cart.value.content.entries.find((one) => isSameItem(one, asked))!
  return succeed({ entryId: added.id, shoppingCart: await describeCart(scope, cart.value, variants) })
}
