import type { FastifyInstance, FastifyReply } from 'fastify'
import type { WebsiteDirectory } from '#server/websites/directory.ts'
import type { Website } from '#server/websites/website.ts'
import type { Contract, ParametersOf } from '#shared/http/contract.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { createSenderCounter } from './rate-limits.ts'
import { sendFailure } from './send-failure.ts'
import type { SentByPage, TrustsProxy } from './sender.ts'
import { DEFAULT_PER_MINUTE, type Gates } from './serve.ts'
import { openShortWay } from './short-way.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether no line of the log says that it was answered. */
    isQuiet?: boolean
  }
}

/** What a page reports. */
export interface Beacon<C> {
  readonly request: SentByPage
  readonly website: Website
  readonly parameters: ParametersOf<C>
}

/** Serves a call with which pages report something. `take` returns false for what is refused. */
export type ServeBeacon = <C extends Contract>(contract: C, take: (beacon: Beacon<C>) => Promise<boolean>) => void

interface BeaconOptions {
  readonly gates: Pick<Gates, 'websiteOf' | 'contracts'>
  readonly websites: Pick<WebsiteDirectory, 'knownByHost'>
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly trusts: TrustsProxy | false
  /** Multiplies the limits of rate. */
  readonly rateMultiplier: number
}

/** Bodies as pages send them. All are kept as text: their handler parses them once. */
const BODY_TYPES = ['application/x-www-form-urlencoded', 'application/json', 'text/plain']
const DEFAULT_BODY_LIMIT = 64 * 1024

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
 * Returns the function that serves beacons. They are many and nobody reads their answer, so that what is usual for
 * other calls would cost more than taking them: most come in by the short way, headers are written as one list, the log
 * has no line for each, and their handler checks the fields. Limits of rate, size and time are as for other calls.
 */
export function createServeBeacon(beacons: FastifyInstance, options: BeaconOptions): ServeBeacon {
  const { gates, headers } = options
  const answer = '{}'
  const answered = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-length': String(answer.length),
  }).flat()
  const shortWay = openShortWay(beacons, { ...options, types: BODY_TYPES, answer, answered })

  const refuse = (reply: FastifyReply, failure: Failure) => sendFailure(reply.headers(headers), failure)

  return (contract, take) => {
    gates.contracts.push(contract)
    const { method, path, bodyLimit = DEFAULT_BODY_LIMIT, perMinute = DEFAULT_PER_MINUTE } = contract
    const count = createSenderCounter(beacons, method, path, perMinute * options.rateMultiplier)
    if (!contract.parameters) {
      shortWay.set(path, {
        ...{ bodyLimit, count },
        take: (request, website) => take({ request, website, parameters: undefined as never }),
      })
    }
    beacons.route<{ Body: string | undefined }>({
      ...{ method, url: path, bodyLimit },
      config: { isQuiet: true, hasOwnHeaders: true, contract },
      // For the documentation alone.
      schema: {
        summary: contract.summary,
        tags: [path.split('/')[2] ?? 'other'],
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
      onRequest: (request, reply, done) =>
        count(request.ip, (error, counted) => {
          if (error) return done(error)
          reply.headers(counted.headers)
          if (counted.isTooMany) refuse(reply, fail('rate-limited').failure)
          else done()
        }),
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
