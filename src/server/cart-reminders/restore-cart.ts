import type { KeyObject } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cartToken, giveCartToken } from '#server/cart/cart-cookies.ts'
import { findCart, insertCart, isOfVisitor, replaceCart } from '#server/cart/cart-store.ts'
import { cartDocument } from '#server/cart/documents.ts'
import type { Scope } from '#server/scope.ts'
import { mergeEntry } from '#shared/cart/rules.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { restoredCartToken } from './reminder-links.ts'
import type { StoredReminder } from './reminder-store.ts'

/**
 * Brings the goods of an abandoned cart back, on whatever device its link was opened: as a cart of its own, or added to
 * what the visitor has in theirs. Gift cards, VAT numbers and addresses stay behind: a link may be forwarded.
 */
export async function restoreCart(
  scope: Scope,
  secret: KeyObject,
  reminder: Pick<StoredReminder, 'id' | 'cart_id'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const { database, websiteId } = scope
  const row = await database
    .selectFrom('carts')
    .select(['document', 'order_id'])
    .where('website_id', '=', websiteId)
    .where('id', '=', reminder.cart_id)
    .executeTakeFirst()
  if (!row || row.order_id !== null) return
  const { entries, couponCodes, shippingLocation, shippingMethodId } = cartDocument.read(row.document)
  const goods: StoredCart = { entries, couponCodes, shippingLocation, shippingMethodId, email: null }
  const own = await findCart(scope, cartToken(request))
  if (own?.id === reminder.cart_id) return
  if (own && own.orderId === null && isOfVisitor(own) && own.content.entries.length > 0) {
    const merged = entries.reduce<StoredCart['entries']>((all, entry) => {
      const isThere = all.some(
        ({ variantId, additionalFields }) =>
          variantId === entry.variantId && additionalFields === entry.additionalFields,
      )
      const added = isThere ? null : mergeEntry(all, entry)
      return added?.ok ? added.value.entries : all
    }, own.content.entries)
    await replaceCart(scope, own, { ...own.content, entries: merged })
    return note(own.id)
  }
  const token = restoredCartToken(secret, websiteId, reminder.cart_id)
  const insert = () => insertCart(scope, token, goods).catch(() => null)
  // Two devices at the same moment: one inserts the cart, the other finds it.
  const cart = (await findCart(scope, token)) ?? (await insert()) ?? (await findCart(scope, token))
  if (!cart || cart.orderId !== null) return
  giveCartToken(request, reply, token)
  await note(cart.id)

  async function note(cartId: string): Promise<void> {
    await database
      .updateTable('cart_reminders')
      .set({ restored_cart_id: cartId })
      .where('website_id', '=', websiteId)
      .where('id', '=', reminder.id)
      .execute()
  }
}
