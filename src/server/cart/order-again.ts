import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type CartVariant,
  findVariantForCart,
  readVariantsForCart,
} from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { withoutDeliveryDate } from '#shared/cart/gift-cards/recipient.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import { type Failure, fail, succeed } from '#shared/http/failure.ts'
import type { Currency } from '#shared/money/schema.ts'
import { sum } from '#shared/money/sum.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { hasPieces } from '#shared/products/add-to-cart.ts'
import { isDonationOnly } from '#shared/products/donations/rules.ts'
import { boughtBundles, canBuyAgain } from './bundles/order-bundles-again.ts'
import { changeCart } from './change-cart.ts'
import { addEntry } from './change-entries.ts'
import { checkAdditionalFields, type SavedFields } from './check-additional-fields.ts'
import { amountProblem } from './own-amount.ts'
import { readCartVariants } from './read-cart-facts.ts'

type Bought = Pick<Order, 'lines' | 'currency'>

/** Whether everything in an order can be bought now, in the same quantities. Donations alone are given, not ordered. */
export async function mayOrderAgain(scope: Scope, { lines: all, currency }: Bought): Promise<boolean> {
  if (isDonationOnly(all)) return false
  const bundles = await boughtBundles(scope, all)
  if (!bundles || !(await canBuyAgain(scope, bundles))) return false
  const lines = all.filter(({ bundle }) => !bundle)
  const found = await readVariantsForCart(scope, [...new Set(lines.map((line) => line.variantId))])
  const variants = new Map(found.map((variant) => [variant.variantId, variant]))
  const settings = await scope.settings()
  return lines.every((line) => {
    const { variantId } = line
    const variant = variants.get(variantId)
    if (variant && amountProblem(amountOfLine(line, currency), variant, settings)) return false
    const wanted = sum(lines.filter((one) => one.variantId === variantId).map((one) => one.quantity))
    return variant?.isVisible === true && hasPieces(variant, variant, wanted)
  })
}

/** Adds the items of an order to the visitor's cart, all or none; null on success, else the reason. */
export async function orderAgain(
  scope: Scope,
  { request, reply, order }: { request: FastifyRequest; reply: FastifyReply; order: Bought },
): Promise<Failure | null> {
  const settings = await scope.settings()
  const wanted: {
    variant: CartVariant
    quantity: number
    saved: SavedFields & Pick<StoredEntry, 'ownAmount' | 'picks'>
  }[] = []
  for (const line of order.lines) {
    if (line.bundle) continue
    const { productId, sku, quantity, additionalFields: answered } = line
    const variant = await findVariantForCart(scope, productId, sku)
    if (!variant?.isVisible) return fail('product-unavailable').failure
    const isGiftCard = variant.additionalFieldsFormId === GIFT_CARD_FORM_ID
    const additionalFields = isGiftCard ? withoutDeliveryDate(answered) : answered
    const saved = await checkAdditionalFields(scope, variant.additionalFieldsFormId, additionalFields)
    if (!saved.ok) return saved.failure
    const amount = amountOfLine(line, order.currency)
    const problem = amountProblem(amount, variant, settings)
    if (problem) return problem
    wanted.push({ variant, quantity, saved: { ...saved.value, ...amount } })
  }
  const bundles = await boughtBundles(scope, order.lines)
  if (!bundles) return fail('product-unavailable').failure
  wanted.push(...bundles)
  const changed = await changeCart(scope, request, reply, async (content) => {
    const added = wanted.map(({ variant, quantity, saved }) => ({ variantId: variant.variantId, quantity, ...saved }))
    const known = new Map(wanted.map(({ variant }) => [variant.variantId, variant]))
    const variants = await readCartVariants(scope, [...content.entries, ...added], known)
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

/** The amount that the buyer of a line has chosen; nothing for a price of the catalog. */
const amountOfLine = ({ isOwnAmount, unitPriceCents: cents }: OrderLine, currency: Currency) =>
  isOwnAmount ? { ownAmount: { cents, currency } } : {}
