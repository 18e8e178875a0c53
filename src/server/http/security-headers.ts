import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Env } from '#server/env.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route sets its security headers itself. */
    hasOwnHeaders?: boolean
  }
}

const YEAR_SECONDS = 31_536_000
const POLICY = 'content-security-policy'

const isAlwaysHttps = (env: Pick<Env, 'PUBLIC_URL'>) => env.PUBLIC_URL?.startsWith('https:') ?? false

/**
 * Headers of every answer. Pages have their own content security policy; everything else may do nothing. They are the
 * same for each request, so Helmet is asked once: it would build them again for each.
 */
function answerHeaders(env: Pick<Env, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const collect = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const writeHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isAlwaysHttps(env) ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
  })
  writeHeaders({} as never, collect as never, (error) => {
    if (error) throw error
  })
  return headers
}

/** The same headers for pages, which have a policy of their own and are sent past the hooks. */
export function pageHeaders(env: Pick<Env, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  const { [POLICY]: _, ...headers } = answerHeaders(env)
  return headers
}

/** Sends the headers with every answer that a handler does not send past Fastify. */
export function secureAnswers(app: FastifyInstance, env: Pick<Env, 'PUBLIC_URL'>): void {
  const headers = answerHeaders(env)
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.hasOwnHeaders) reply.headers(headers)
    done()
  })
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
