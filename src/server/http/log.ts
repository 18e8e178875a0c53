import type { FastifyRequest } from 'fastify'
import type { LoggerOptions } from 'pino'
import { mappedStack } from './mapped-stack.ts'

const ADDRESS = /(?<![^\s@<>"'(])[^\s@<>"'(]+@[^\s@<>"')]+/g
const LONGEST_STACK = 5_000

/** A text without e-mail addresses: databases and mail servers like to quote the ones they complain about. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '…@…')

/**
 * What is logged of an error: its kind, words, code and stack. Everything else that drivers hang onto errors (rows, bound
 * values, letters) stays out of the log.
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

/** How the log is written: as pino does, without what must not be in it. */
export const logOptions: Pick<LoggerOptions, 'serializers' | 'hooks'> = {
  serializers: { err: describeError },
  hooks: {
    logMethod(arguments_, method) {
      const [error] = arguments_ as unknown[]
      // Of an error that is logged alone, pino takes the words for its own, past the serializer.
      if (error instanceof Error) method.call(this, { err: error }, withoutAddresses(error.message))
      else method.apply(this, arguments_)
    },
  },
}

/**
 * The address of a request as it is logged: without its query, and of a call only its pattern, because its parameters
 * can be codes and keys.
 */
export function loggedUrl(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!
  return path.startsWith('/api/') ? (request.routeOptions.url ?? '/api/*') : path
}
