import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may be plain text. */
    takesText?: boolean
  }
}

/**
 * Treats an empty body as none, whether its type is JSON or, as browsers set it, plain text: clients that set a type
 * with every call also send calls without a body. A call that needs a body names what is missing, and only calls that say so accept
 * plain text.
 */
export function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesText && body !== '') done(null, body)
    else done(body === '' ? null : Object.assign(new Error('Plain text is not read.'), { statusCode: 415 }), undefined)
  })
}
