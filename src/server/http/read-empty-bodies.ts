import type { FastifyInstance } from 'fastify'

/**
 * Reads an empty body as none, whether it calls itself JSON or, as browsers do by themselves, plain text: clients that name
 * a type with every call also make those of §7 that have an empty body. A call that needs one says what is missing, and no
 * call takes plain text.
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
