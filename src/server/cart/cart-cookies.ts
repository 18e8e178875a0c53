import type { FastifyReply, FastifyRequest } from 'fastify'
import { CART_LIFETIME_SECONDS, cartCookies } from '#shared/cart/cookies.ts'

/** The secret by which a visitor's cart is known. */
export const cartToken = (request: FastifyRequest): string | undefined => request.cookies[cartCookies.token]

/** Gives the visitor's browser the token of a cart, and the mark that scripts look for. */
export function giveCartToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const cookie = {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: CART_LIFETIME_SECONDS,
  } as const
  reply.setCookie(cartCookies.token, token, { ...cookie, httpOnly: true })
  reply.setCookie(cartCookies.mark, 'true', cookie)
}

/** Takes the cart away from the browser once it was bought. */
export function takeCartToken(reply: FastifyReply): void {
  reply.clearCookie(cartCookies.token, { path: '/' })
  reply.clearCookie(cartCookies.mark, { path: '/' })
}
