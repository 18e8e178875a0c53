import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withoutDirectionMarks } from '#shared/texts/direction-marks.ts'

/**
 * Takes the characters that turn around the direction of other texts out of everything that visitors send (decision
 * 139): calls that anyone may make, and forms that are posted without scripts. Passwords stay as they are.
 */
export function dropDirectionMarks(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (isOfVisitor(request)) {
      clean(request.query)
      clean(request.body)
    }
    done()
  })
}

function isOfVisitor({ routeOptions, headers }: FastifyRequest): boolean {
  const { contract } = routeOptions.config
  if (contract) return contract.access === 'public'
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
}

/** Cleans the texts in a parser's result, in place; bytes and whole texts, which may be signed, are no such result. */
function clean(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  const holder = value as Record<string, unknown>
  for (const [key, child] of Object.entries(holder)) {
    if (typeof child !== 'string') clean(child)
    else if (!/password/i.test(key)) holder[key] = withoutDirectionMarks(child)
  }
}
