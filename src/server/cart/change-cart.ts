import type { FastifyReply, FastifyRequest } from 'fastify'
import { withGroupLink } from '#server/customer-groups/group-link.ts'
import type { Scope } from '#server/scope.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { cartToken, giveCartToken, leaveDraftCart } from './cart-cookies.ts'
import {
  emptyCart,
  findCart,
  insertCart,
  isOfVisitor,
  newCartToken,
  replaceCart,
  type SavedCart,
} from './cart-store.ts'

/** A lost race is retried this many times, so that many parallel changes of a cart succeed. */
const TRIES = 25

/** Gets a cart's content and returns the new one or a refusal. It may be called again, so it must only compute. */
export type CartChange<Code extends string> = (
  content: StoredCart,
) => Promise<Result<StoredCart, Code>> | Result<StoredCart, Code>

/**
 * Changes the visitor's cart without losing parallel changes of another tab. A visitor without a cart, or whose cart
 * was bought, gets a new one. Each change extends the cookie's lifetime. The goods of a draft order are fixed: a change
 * of goods leaves its cart and changes the visitor's own.
 * @param part `terms` where the change is possible in every cart: its destination, how it is paid
 */
export async function changeCart<Code extends string>(
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  change: CartChange<Code>,
  part: 'goods' | 'terms' = 'goods',
): Promise<Result<SavedCart, Code | 'stale'>> {
  const token = part === 'goods' ? await tokenOfOwnCart(scope, request, reply) : cartToken(request)
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const found = await findCart(scope, token)
    const open = found?.orderId === null ? found : null
    const outcome = await change(withGroupLink(request, open?.content ?? emptyCart))
    if (!outcome.ok) return outcome
    if (!open) {
      const newOne = newCartToken()
      const cart = await insertCart(scope, newOne, outcome.value)
      giveCartToken(request, reply, newOne)
      return { ok: true, value: cart }
    }
    if (await replaceCart(scope, open, outcome.value)) {
      giveCartToken(request, reply, token!)
      return { ok: true, value: { ...open, revision: open.revision + 1, content: outcome.value } }
    }
  }
  return fail('stale')
}

/** The token of the visitor's own cart, also while they look at that of a draft order. */
async function tokenOfOwnCart(scope: Scope, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const token = cartToken(request)
  const cart = await findCart(scope, token)
  return isOfVisitor(cart) ? token : leaveDraftCart(request, reply)
}
