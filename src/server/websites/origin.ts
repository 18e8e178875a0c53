import type { FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { hostName } from './host-name.ts'
import type { Website } from './website.ts'

/**
 * Scheme and host for links that leave the browser, such as those in emails. The sender of a request chooses its Host
 * header, so it is used last: after a domain of the website, the installation's URL, and the origin where its owner
 * signed in.
 */
export function originOf(env: Pick<Env, 'PUBLIC_URL'>, website: Website, request: FastifyRequest): string {
  return settledOriginOf(env, website, request) ?? `${request.protocol}://${request.host}`
}

/** The same without the header: null while nothing else is known. For links that give access to an account. */
export function settledOriginOf(
  env: Pick<Env, 'PUBLIC_URL'>,
  website: Website,
  request: FastifyRequest,
): string | null {
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '')
  const name = hostName(request.host)
  const domain = website.mainDomain ?? (website.domains.includes(name) ? name : website.domains[0])
  if (domain === undefined) return publicUrl ?? website.origin
  if (publicUrl && new URL(publicUrl).hostname === domain) return publicUrl
  return `${publicUrl?.startsWith('https:') ? 'https' : request.protocol}://${domain === name ? request.host : domain}`
}
