import type { FastifyInstance } from 'fastify'

/**
 * Treats an empty body as none, whether its type is JSON or, as browsers set it, plain text: clients that set a type
 * with every call also send calls without a body. A call that needs a body names what is missing, and no call accepts
 * plain text.
 */
export function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(body === '' ? null : Object.assign(new Error('Plain text is not read.'), { statusCode: 415 }), undefined)
  })
}
