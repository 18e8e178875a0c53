import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Env } from '#server/env.ts'

const YEAR_SECONDS = 31_536_000

const isAlwaysHttps = (env: Pick<Env, 'PUBLIC_URL'>) => env.PUBLIC_URL?.startsWith('https:') ?? false

/** Headers of every answer. Pages have their own content security policy; everything else may do nothing. */
export function helmetOptions(env: Pick<Env, 'PUBLIC_URL'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isAlwaysHttps(env) ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
  }
}

/** The same headers for cached pages, which are sent before any hook runs; a test compares both. */
export function pageHeaders(env: Pick<Env, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isAlwaysHttps(env) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}

/** Headers that say something of a document alone. The immutable files of pages go without: they are sent many times. */
export const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const
