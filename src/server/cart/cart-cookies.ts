import type { FastifyReply, FastifyRequest } from 'fastify'
import { CART_LIFETIME_SECONDS, cartCookies } from './cookies.ts'

/** The secret that identifies a visitor's cart. */
export const cartToken = (request: FastifyRequest): string | undefined => request.cookies[cartCookies.token]

/** Sets the cookie with a cart's token, and the cookie that scripts read. */
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

/** Deletes the cookies once the cart was bought. */
export function takeCartToken(reply: FastifyReply): void {
  reply.clearCookie(cartCookies.token, { path: '/' })
  reply.clearCookie(cartCookies.mark, { path: '/' })
}
