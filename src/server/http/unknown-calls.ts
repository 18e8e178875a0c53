import type { FastifyInstance } from 'fastify'
import { fail } from '#shared/http/failure.ts'
import { sendFailure } from './send-failure.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The methods of the routes for a path; none for an unknown one. Wildcard routes (`/*`) and routes for names that
     * owners choose (`/:first`) do not count.
     */
    methodsAt(path: string): string[]
  }
}

/**
 * Answers unknown calls of the API: 405 with the allowed methods, or 404; as JSON, unlike unknown URLs of the
 * storefront. It must be registered before the first route.
 */
export function answerUnknownCalls(app: FastifyInstance): void {
  const known: { method: string; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith('/:') || url.endsWith('*')) return
    const pattern = new RegExp(`^${url.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`)
    for (const one of [method].flat()) known.push({ method: one, pattern })
  })
  app.decorate('methodsAt', (path: string) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ])
  app.all('/api/*', { schema: { hide: true }, exposeHeadRoute: false }, (request, reply) => {
    const path = request.url.split('?')[0]!
    const methods = app.methodsAt(path)
    if (methods.length === 0) return sendFailure(reply, fail('not-found', { path }).failure)
    return sendFailure(reply.header('allow', methods.join(', ')), fail('method-not-allowed').failure)
  })
}
