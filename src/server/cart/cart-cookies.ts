import type { FastifyReply, FastifyRequest } from 'fastify'
import { BOUGHT_SECONDS, CART_LIFETIME_SECONDS, cartCookies } from './cookies.ts'

/** The secret that identifies a visitor's cart. */
export const cartToken = (request: FastifyRequest): string | undefined => request.cookies[cartCookies.token]

/** Sets the cookie with a cart's token, and the cookie that scripts read. */
export function giveCartToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cartCookies.token, token, cookieFor(request, true))
  reply.setCookie(cartCookies.mark, 'true', cookieFor(request, false))
}

const cookieFor = (request: FastifyRequest, httpOnly: boolean) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: CART_LIFETIME_SECONDS,
    httpOnly,
  }) as const

/** Opens the cart of a draft order. The visitor's own cart comes back when they have paid, or left it. */
export function giveDraftCartToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const own = cartToken(request)
  if (own !== undefined && own !== token && request.cookies[cartCookies.kept] === undefined)
    reply.setCookie(cartCookies.kept, own, cookieFor(request, true))
  giveCartToken(request, reply, token)
}

/** Brings the visitor's own cart back in place of a draft order's. @returns its token; undefined where there is none */
export function leaveDraftCart(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const own = request.cookies[cartCookies.kept]
  reply.clearCookie(cartCookies.kept, { path: '/' })
  if (own !== undefined) giveCartToken(request, reply, own)
  else deleteCookies(reply)
  return own
}

/**
 * Deletes the cookies once the cart was bought; a cart that waited meanwhile comes back. For a while the browser keeps its
 * token, by which the page of the cart finds the order.
 */
export function takeCartToken(reply: FastifyReply): void {
  const bought = cartToken(reply.request)
  const cookie = { ...cookieFor(reply.request, true), maxAge: BOUGHT_SECONDS }
  if (bought !== undefined) reply.setCookie(cartCookies.bought, bought, cookie)
  if (reply.request.cookies[cartCookies.kept] === undefined) deleteCookies(reply)
  else leaveDraftCart(reply.request, reply)
}

function deleteCookies(reply: FastifyReply): void {
  reply.clearCookie(cartCookies.token, { path: '/' })
  reply.clearCookie(cartCookies.mark, { path: '/' })
}
