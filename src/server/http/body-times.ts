import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a body may take as long as `bodyTimes.long`: always, or if it can contain files. */
    takesLong?: boolean | 'with-files'
  }
}

/** How long a body may take to arrive, in milliseconds. */
export const bodyTimes = { usual: 60_000, long: 60 * 60_000 } as const

/**
 * Ends requests whose body arrives extremely slowly to occupy a connection. Node has one limit for all requests, but a
 * large file on a slow connection needs more time than a form.
 */
export function limitBodyTimes(app: FastifyInstance, times: { usual: number; long: number } = bodyTimes): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (hasBody) {
      const { takesLong } = routeOptions.config ?? {}
      const isLong = takesLong === 'with-files' ? holdsFiles(raw.headers['content-type']) : takesLong === true
      const stop = limitBodyTime(raw, isLong ? times.long : times.usual)
      for (const end of ['end', 'close'] as const) raw.once(end, stop)
    }
    done()
  })
}

/**
 * Ends a request after this time.
 * @returns a function that stops the time; call it when the body is read
 */
export function limitBodyTime(raw: IncomingMessage, milliseconds: number): () => void {
  const timer = setTimeout(() => raw.destroy(), milliseconds).unref()
  return () => clearTimeout(timer)
}

const holdsFiles = (contentType = '') => contentType.toLowerCase().startsWith('multipart/form-data')
