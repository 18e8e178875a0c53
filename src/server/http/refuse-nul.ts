import type { FastifyInstance } from 'fastify'

/**
 * Refuses texts with the character NUL on both engines: PostgreSQL does not store it, and a shop must be able to move
 * from SQLite to PostgreSQL. Bodies that are nested too deeply are refused as well.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isRefused = hasNul(request.params) || hasNul(request.query) || hasNul(request.body)
    // Thrown, so that a call answers it as a call and a page as a page.
    done(isRefused ? Object.assign(new Error('A text of the request holds NUL.'), { statusCode: 400 }) : undefined)
  })
}

/** No contract needs deeper nesting; deeper bodies are refused before they overflow the stack. */
const DEEPEST = 32

function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (!isPlain(value)) return false
  if (depth > DEEPEST) return true
  if (Array.isArray(value)) return value.some((child) => hasNul(child, depth + 1))
  return Object.entries(value).some(([key, child]) => key.includes('\0') || hasNul(child, depth + 1))
}

/** A parser's result; the reader of a stream or of bytes checks those itself. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  // Parsers of queries and forms give their objects an empty prototype of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
