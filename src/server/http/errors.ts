import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '#server/database/database-away.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { fail } from '#shared/http/failure.ts'
import { UnstorableText } from './refuse-nul.ts'
import { sendFailure } from './send-failure.ts'

/** Answers all unexpected errors: no stack, no query and no path leaves the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      // A URL with an invalid id is answered like one with an unknown id.
      if (error.validationContext === 'params') return sendFailure(reply, fail('not-found').failure)
      // The type of a value comes last, so that it is what is said of it: the length of a list that should be a text is
      // of no interest.
      const issues = error.validation.toSorted((one, other) => Number(isOfType(one)) - Number(isOfType(other)))
      const errors = Object.fromEntries(
        issues.map((issue) => {
          const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
          const isRepeated = error.validationContext === 'querystring' && isList(request.query, name)
          return [name || 'form', isRepeated ? SENT_TWICE : (issue.message ?? '')]
        }),
      )
      return sendFailure(reply, fail('invalid-fields', { errors }).failure)
    }
    if (error instanceof UnstorableText && Object.keys(error.errors).length > 0)
      return sendFailure(reply, fail('invalid-fields', { errors: error.errors }).failure)
    const code = codeOfError(error)
    if (statusOf[code] >= 500) request.log.error(error)
    return sendFailure(reply, fail(code).failure)
  })
}

const isOfType = ({ keyword }: { readonly keyword: string }): boolean => keyword === 'invalid_type'

const SENT_TWICE = 'Send this only once.'

/** Whether a parameter of a query was sent several times. */
const isList = (query: unknown, name: string): boolean => Array.isArray((query as Record<string, unknown>)[name])

/** The code of an error, for calls and for pages. */
export function codeOfError(error: FastifyError) {
  const { code, statusCode = 500 } = error
  if (statusCode === 429) return 'rate-limited'
  if (statusCode === 413) return 'too-large'
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 'content-type-unsupported'
  if (statusCode >= 400 && statusCode < 500) return 'bad-request'
  return isDatabaseAway(error) ? 'unavailable' : 'unexpected'
}
