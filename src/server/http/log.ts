import type { FastifyRequest } from 'fastify'
import type { LoggerOptions } from 'pino'
import { mappedStack } from './mapped-stack.ts'

const ADDRESS = /(?<![^\s@<>"'(])[^\s@<>"'(]+@[^\s@<>"')]+/g
const LONGEST_STACK = 5_000

/** A text without email addresses: error messages of databases and mail servers often quote them. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '…@…')

/**
 * The logged parts of an error: its kind, message, code and stack. Everything else that drivers attach to errors (rows,
 * bound values, emails) stays out of the log.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)), stack: '' }
  const { name, message, code, stack } = error as Error & { code?: unknown }
  return {
    type: name,
    message: withoutAddresses(message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: withoutAddresses(mappedStack(stack ?? '')).slice(0, LONGEST_STACK),
  }
}

/** The log's format: pino's own, without private data. */
export const logOptions: Pick<LoggerOptions, 'serializers' | 'hooks'> = {
  serializers: { err: describeError },
  hooks: {
    logMethod(arguments_, method) {
      const [error] = arguments_ as unknown[]
      // When only an error is logged, pino uses its message directly, without the serializer.
      if (error instanceof Error) method.call(this, { err: error }, withoutAddresses(error.message))
      else method.apply(this, arguments_)
    },
  },
}

/**
 * The URL of a request in the log: without its query, and for a call or the link of a discount only its pattern, because
 * parameters can be codes and keys.
 */
export function loggedUrl(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!
  const hasCodes = path.startsWith('/api/') || path.startsWith('/discount/')
  return hasCodes ? (request.routeOptions.url ?? '/api/*') : path
}
