import type { FastifyInstance } from 'fastify'

/**
 * Reads an empty body that calls itself JSON as none: clients that name that type with every call also make those of §7 that
 * have an empty body. A call that needs one says what is missing.
 */
export function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
