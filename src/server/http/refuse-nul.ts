import type { FastifyInstance } from 'fastify'

/** A request whose texts cannot be stored, with a sentence for each of its fields. */
export class UnstorableText extends Error {
  readonly statusCode = 400
  readonly errors: Readonly<Record<string, string>>

  constructor(errors: Readonly<Record<string, string>>) {
    super('A text of the request cannot be stored.')
    this.errors = errors
  }
}

const HAS_NUL = 'This contains a character that can’t be saved.'
const TOO_DEEP = 'This has too many lists or objects inside each other.'

/**
 * Refuses texts with the character NUL on both engines: PostgreSQL does not store it, and a shop must be able to move
 * from SQLite to PostgreSQL. Bodies that are nested too deeply are refused as well.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const problem = problemIn(request.query) ?? problemIn(request.body)
    // A body that no parser has taken apart has no fields, and neither has a path.
    const hasFields = problem !== null && typeof request.body !== 'string'
    // Thrown, so that a call answers it as a call and a page as a page.
    if (hasFields) done(new UnstorableText({ [problem.path.join('.') || 'form']: problem.sentence }))
    else done(problem || problemIn(request.params) ? new UnstorableText({}) : undefined)
  })
}

interface Problem {
  readonly path: readonly string[]
  readonly sentence: string
}

/** No contract needs deeper nesting; deeper bodies are refused before they overflow the stack. */
const DEEPEST = 32

function problemIn(value: unknown, depth = 0): Problem | null {
  if (typeof value === 'string') return value.includes('\0') ? { path: [], sentence: HAS_NUL } : null
  if (!isPlain(value)) return null
  if (depth > DEEPEST) return { path: [], sentence: TOO_DEEP }
  for (const [key, child] of Object.entries(value)) {
    if (key.includes('\0')) return { path: [], sentence: HAS_NUL }
    const problem = problemIn(child, depth + 1)
    // Of what is nested too deeply, the outermost field is enough.
    if (problem) return { ...problem, path: problem.sentence === TOO_DEEP ? [key] : [key, ...problem.path] }
  }
  return null
}

/** A parser's result; the reader of a stream or of bytes checks those itself. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  // Parsers of queries and forms give their objects an empty prototype of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
