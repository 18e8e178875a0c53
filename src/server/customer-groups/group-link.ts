import type { KeyObject } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '#server/identifiers.ts'
import { linkKey } from '#server/signatures.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { GROUP_LIFETIME_SECONDS, groupCookies } from './cookies.ts'

/** The secret in the link of a customer: nobody can guess it, and the next link has another one. */
export const groupLinkToken = (
  secret: KeyObject,
  websiteId: string,
  { customerId, number }: { readonly customerId: string; readonly number: number },
): string => linkKey(secret, `own prices:${websiteId}:${customerId}:${number}`)

/** The hash of the link that this browser has opened; undefined without one. Whether it still works is in the database. */
export function openedGroupLink(request: FastifyRequest): string | undefined {
  const token = request.cookies[groupCookies.token]
  return token ? hashOf(token) : undefined
}

/** A cart with the link that this browser has opened. The carts of owner's links keep the prices of their owner. */
export function withGroupLink(request: FastifyRequest, content: StoredCart): StoredCart {
  const groupLink = openedGroupLink(request)
  if (groupLink === undefined || content.draftOrderId !== undefined || content.owed) return content
  return { ...content, groupLink }
}

/** Sets the cookie with the secret of a link, and the cookie that scripts read. */
export function giveGroupToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const cookie = {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: GROUP_LIFETIME_SECONDS,
  } as const
  reply.setCookie(groupCookies.token, token, { ...cookie, httpOnly: true })
  reply.setCookie(groupCookies.mark, 'true', { ...cookie, httpOnly: false })
}
