import type { FastifyReply, FastifyRequest } from 'fastify'
import { findByCodes } from '#server/discounts/discount-store.ts'
import { countTry, readTries, refuseUntil } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { Scope } from '#server/scope.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { normalizeCode } from '#shared/discounts/rules.ts'
import { sentenceOf } from '#shared/failures.ts'
import { looksLikeGiftCardCode } from '#shared/gift-cards/codes.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { cartToken } from './cart-cookies.ts'
import { findCart, type SavedCart } from './cart-store.ts'
import { changeCart } from './change-cart.ts'
import { priceCart } from './describe-cart.ts'

/** Unknown codes that one network may try within a quarter of an hour. */
const UNKNOWN_CODES = 20

type Codes = readonly string[]

/**
 * Adds a code to the visitor's cart. A code that has no effect is refused with the reason and not stored; an earlier one
 * that cannot be combined with it and saves less stays in the cart, which names it.
 */
export async function addCoupon(
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: string,
): Promise<Result<SavedCart, 'cart-empty' | 'coupon-refused' | 'rate-limited' | 'stale'>> {
  const code = normalizeCode(entered)
  const cart = await findCart(scope, cartToken(request))
  if (cart?.orderId !== null) return fail('cart-empty')
  const known = await isKnown(scope, request, code)
  if (!known.ok) return known
  const couponCodes = withCode(cart.content.couponCodes, code)
  const { shoppingCart } = await priceCart(scope, { ...cart, content: { ...cart.content, couponCodes } })
  const refused = shoppingCart.invalidCoupons.find((one) => one.code === code)
  if (refused) return fail('coupon-refused', { reason: refused.reason })
  return changeCart(scope, request, reply, (content) =>
    succeed({ ...content, couponCodes: withCode(content.couponCodes, code) }),
  )
}

/**
 * Keeps the code of a link in the visitor's cart, whatever is in it yet: the cart says what is missing.
 * @returns whether there is such a code
 */
export async function keepCoupon(
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: string,
): Promise<boolean> {
  const code = normalizeCode(entered)
  const known = await isKnown(scope, request, code)
  if (!known.ok) return false
  const kept = await changeCart(scope, request, reply, (content) =>
    succeed({ ...content, couponCodes: withCode(content.couponCodes, code) }),
  )
  return kept.ok
}

/** Removes a code from the visitor's cart. */
export function removeCoupon(
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: string,
): Promise<Result<SavedCart, 'stale'>> {
  const code = normalizeCode(entered)
  return changeCart<never>(scope, request, reply, (content) =>
    succeed({ ...content, couponCodes: content.couponCodes.filter((one) => one !== code) }),
  )
}

/**
 * Unknown codes are counted by network, so that valid ones cannot be found by trying. Those that exist are not: an office
 * or a phone network with one code in hand would use up the limit.
 */
async function isKnown(
  scope: Scope,
  request: FastifyRequest,
  code: string,
): Promise<Result<void, 'coupon-refused' | 'rate-limited'>> {
  const key = ['discount-codes', scope.websiteId, networkOf(request.ip)].join(' ')
  const now = Date.now()
  const [tries] = await readTries(scope.database, [key], now)
  // Valid codes have to wait as well: otherwise trying would go on.
  if (tries!.count >= UNKNOWN_CODES) return refuseUntil(tries!.expiresAt, now)
  if ((await findByCodes(scope, [code])).size > 0) return succeed(undefined)
  const counted = await countTry(scope.database, key, UNKNOWN_CODES, now)
  if (!counted.ok) return counted
  // Also true of a mistyped single-use code: the sentence leaves open which of the two it is.
  return looksLikeGiftCardCode(code)
    ? fail('coupon-refused', { reason: sentenceOf({ code: 'discount-gift-card' }) })
    : fail('coupon-refused')
}

/** The codes of a cart with one more; the oldest ones make room for it. */
const withCode = (codes: Codes, code: string): string[] =>
  [...codes.filter((one) => one !== code), code].slice(-discountLimits.codesPerCart)
