import { type KeyObject, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isSameSecret, readSigned, signed } from '#server/signatures.ts'
import { CSRF_COOKIE, CSRF_HEADER } from '#shared/http/cookies.ts'
import type { Sender } from './sender.ts'

const SIGNATURE_LENGTH = 22
/** Visitors who send calls at the same time; each takes some 200 bytes. */
const REMEMBERED_TOKENS = 10_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects every changing call against forged cross-site requests. The `crumb` cookie must come back as the header
 * `X-CSRF-Token`, or as the field or query value `crumb`. It is signed for the website and the session, so that a
 * cookie set by a sibling domain is useless; the Origin is compared too.
 */
export interface CsrfGuard {
  /** Ensures that the visitor has a CSRF token and returns it, for pages that print it into a form. */
  ensure(request: FastifyRequest, reply: FastifyReply, websiteId: string): string
  /** Sets a new token for a session that begins; '' when it ends. */
  renew(request: FastifyRequest, reply: FastifyReply, websiteId: string, sessionToken: string): void
  /** Whether the request may change something. */
  isGenuine(request: FastifyRequest, websiteId: string): boolean
}

/** @param sessionTokenOf the token of a request's session; '' without one */
export function createCsrfGuard(secret: KeyObject, sessionTokenOf: (request: FastifyRequest) => string): CsrfGuard {
  /** Tokens that were issued with the answer to a request, so that a second call returns the same one. */
  const given = new WeakMap<FastifyRequest, string>()

  /** Tokens whose signature was right: computing one takes longer than the rest of the check, and each call sends it. */
  const genuine = new LRUCache<string, true>({ max: REMEMBERED_TOKENS })

  const purposeOf = (websiteId: string, sessionToken: string) => `crumb:${websiteId}:${sessionToken}`

  function isSigned(token: string | undefined, websiteId: string, sessionToken: string): token is string {
    if (!token) return false
    const purpose = purposeOf(websiteId, sessionToken)
    const key = `${token.length} ${token} ${purpose}`
    if (genuine.get(key)) return true
    const isGenuine = readSigned(secret, purpose, token, SIGNATURE_LENGTH) !== null
    if (isGenuine) genuine.set(key, true)
    return isGenuine
  }

  function issue(request: FastifyRequest, reply: FastifyReply, websiteId: string, sessionToken: string): string {
    const nonce = randomBytes(12).toString('base64url')
    const token = signed(secret, purposeOf(websiteId, sessionToken), nonce, SIGNATURE_LENGTH)
    // Scripts of the page read it, so it is not HttpOnly; it gives no access by itself.
    reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' })
    given.set(request, token)
    return token
  }

  return {
    ensure(request, reply, websiteId) {
      const sessionToken = sessionTokenOf(request)
      const present = given.get(request) ?? request.cookies[CSRF_COOKIE]
      return isSigned(present, websiteId, sessionToken) ? present : issue(request, reply, websiteId, sessionToken)
    },
    renew(request, reply, websiteId, sessionToken) {
      issue(request, reply, websiteId, sessionToken)
    },
    isGenuine(request, websiteId) {
      if (SAFE_METHODS.has(request.method)) return true
      if (!isSameOrigin(request)) return false
      const cookie = request.cookies[CSRF_COOKIE]
      const sent = sentCsrfToken(request)
      return isSigned(cookie, websiteId, sessionTokenOf(request)) && sent !== undefined && isSameSecret(sent, cookie)
    },
  }
}

function sentCsrfToken(request: FastifyRequest): string | undefined {
  const header = request.headers[CSRF_HEADER]
  if (typeof header === 'string' && header !== '') return header
  for (const place of [request.body, request.query]) {
    if (typeof place === 'object' && place !== null && 'crumb' in place && typeof place.crumb === 'string')
      return place.crumb
  }
  return undefined
}

/**
 * Whether the request was sent by a page of this host, as far as the browser says. Pages with `no-referrer` send the
 * origin `null` with their forms: then `Sec-Fetch-Site` decides, which no page can set.
 */
export function isSameOrigin(request: Pick<Sender, 'headers' | 'host' | 'protocol'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site' || site === 'same-site') return false
  if (origin === 'null') return site === 'same-origin'
  if (typeof origin !== 'string') return origin === undefined
  if (origin === `${request.protocol}://${request.host}`) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
