import type { FastifyInstance } from 'fastify'

/**
 * Refuses texts with the character NUL, on both engines alike: PostgreSQL keeps none, and a shop that began on SQLite must
 * be able to move there. Bodies that are nested without end go the same way.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isRefused = hasNul(request.params) || hasNul(request.query) || hasNul(request.body)
    // Thrown, so that a call answers it as a call and a page as a page.
    done(isRefused ? Object.assign(new Error('A text of the request holds NUL.'), { statusCode: 400 }) : undefined)
  })
}

/** Nothing that a contract describes lies deeper; what does is refused rather than followed until the stack ends. */
const DEEPEST = 32

function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (!isPlain(value)) return false
  if (depth > DEEPEST) return true
  if (Array.isArray(value)) return value.some((child) => hasNul(child, depth + 1))
  return Object.entries(value).some(([key, child]) => key.includes('\0') || hasNul(child, depth + 1))
}

/** What a parser makes; a body that arrives as a stream or as bytes is its reader's to check. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  // Parsers of queries and forms give their objects an empty prototype of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
