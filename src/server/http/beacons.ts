import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Website } from '#server/websites/website.ts'
import type { Contract, ParametersOf } from '#shared/http/contract.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { sendFailure } from './send-failure.ts'
import { DEFAULT_PER_MINUTE, type Gates } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether no line of the log says that it was answered. */
    isQuiet?: boolean
  }
}

/** What a page tells. */
export interface Beacon<C> {
  /** Its body is the text that was sent; '' without one. */
  readonly request: FastifyRequest
  readonly website: Website
  readonly parameters: ParametersOf<C>
}

/** Serves a call with which pages tell something. `take` returns false for what is refused. */
export type ServeBeacon = <C extends Contract>(contract: C, take: (beacon: Beacon<C>) => Promise<boolean>) => void

/** Bodies as pages send them. All are kept as text: whoever takes them reads them once. */
const BODY_TYPES = ['application/x-www-form-urlencoded', 'application/json', 'text/plain']

/**
 * Opens the part of the app for beacons, with its own parsers of bodies.
 * @returns the part in an object, because awaiting a part of the app gives the whole app
 */
export async function openBeacons(app: FastifyInstance): Promise<{ readonly beacons: FastifyInstance }> {
  let beacons = app
  await app.register(async (part) => {
    beacons = part
    part.removeAllContentTypeParsers()
    part.addContentTypeParser<string>(BODY_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  })
  return { beacons }
}

/**
 * Returns the function that serves beacons. They are many and nobody reads their answer, so that what is usual for other
 * calls would cost more than taking them: headers are written as one list, the log has no line for each, and whoever
 * takes them checks their fields. Limits of rate, size and time are as for other calls.
 * @param headers of every answer
 */
export function createServeBeacon(
  beacons: FastifyInstance,
  gates: Pick<Gates, 'websiteOf' | 'contracts'>,
  headers: Readonly<Record<string, string>>,
): ServeBeacon {
  const answer = '{}'
  const answered = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-length': String(answer.length),
  }).flat()

  const refuse = (reply: FastifyReply, failure: Failure) => sendFailure(reply.headers(headers), failure)

  return (contract, take) => {
    gates.contracts.push(contract)
    beacons.route<{ Body: string | undefined }>({
      method: contract.method,
      url: contract.path,
      ...(contract.bodyLimit && { bodyLimit: contract.bodyLimit }),
      helmet: false,
      config: {
        rateLimit: { max: contract.perMinute ?? DEFAULT_PER_MINUTE, timeWindow: 60_000 },
        isQuiet: true,
        contract,
      },
      // For the documentation alone.
      schema: {
        summary: contract.summary,
        tags: [contract.path.split('/')[2] ?? 'other'],
        ...(contract.parameters && { params: contract.parameters }),
        body: contract.body,
        response: { 200: contract.reply },
      },
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      errorHandler(error, _request, reply) {
        reply.headers(headers)
        // Thrown, so that the app answers it like every other.
        throw error
      },
      handler: async (request, reply) => {
        const website = await gates.websiteOf(request)
        if (!website) return refuse(reply, fail('website-not-found').failure)
        request.body ??= ''
        const parameters = contract.parameters?.safeParse(request.params)
        if (parameters?.success === false) return refuse(reply, fail('not-found').failure)
        const isTaken = await take({ request, website, parameters: parameters?.data as ParametersOf<typeof contract> })
        if (!isTaken) return refuse(reply, fail('bad-request').failure)
        reply.hijack()
        reply.raw.writeHead(200, answered)
        reply.raw.end(answer)
      },
    })
  }
}
