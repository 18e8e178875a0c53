import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { websiteForVisitor } from '#server/websites/for-visitor.ts'
import type { Website } from '#server/websites/website.ts'
import type { AccessOf, BodyOf, Contract, FailuresOf, ParametersOf, QueryOf, ReplyOf } from '#shared/http/contract.ts'
import type { Failure, Result } from '#shared/http/failure.ts'
import { fail } from '#shared/http/failure.ts'
import { may } from '#shared/roles/rules.ts'
import { sendFailure } from './send-failure.ts'
import type { Sender } from './sender.ts'
import { unknownParameters } from './unknown-parameters.ts'

/** A signed-in user with their role on the request's website. */
export interface Staff {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: number
  readonly sessionHash: string
  /** The API key that acts; absent for people. */
  readonly apiKeyId?: string
}

/** Who is recorded for a change: the person, and the API key if one acts. */
export type Actor = Pick<Staff, 'userId' | 'apiKeyId'>

/** An API key that makes a call, as the staff member that handlers get. */
export interface CallingKey {
  readonly id: string
  readonly staff: Staff
}

/** The checks before every call. */
export interface Gates {
  websiteOf(request: Pick<Sender, 'host'>): Promise<Website | null>
  staffOf(request: Pick<Sender, 'cookies' | 'protocol'>, website: Website): Promise<Staff | null>
  /** Whether the sender was signed in until they were removed from the website. */
  wasRemoved(request: Pick<Sender, 'cookies' | 'protocol'>, website: Website): Promise<boolean>
  isGenuine(request: FastifyRequest, reply: FastifyReply, website: Website): boolean
  /** The API key that a request is sent with, if it may make the call. */
  keyOf(request: FastifyRequest, website: Website, contract: Contract): Promise<Result<CallingKey>>
  /** Answers a request of a key once, however often it is sent under its idempotency key. */
  once(caller: { websiteId: string; keyId: string }, request: FastifyRequest, work: Work): Promise<Outcome>
  /** Every call with these checks, for tests that go through all of them. */
  readonly contracts: Contract[]
}

/** The input of a handler, completely checked. `staff` is null in public calls only. */
export interface Call<C> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly website: Website
  readonly staff: 'public' extends AccessOf<C> ? null : Staff
  readonly parameters: ParametersOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
}

type Outcome = Result<unknown> | FastifyReply | undefined
type Work = () => Promise<Outcome>

/** Answers a call: with its reply, with a refusal that its contract declares, or by itself, for example with a file. */
export type Handler<C> = (call: Call<C>) => Promise<Result<ReplyOf<C>, FailuresOf<C>> | FastifyReply>
/** The codes that a handler refuses with. */
type CodesOf<H> = H extends (call: never) => Promise<infer Outcome>
  ? Outcome extends { readonly ok: false; readonly failure: { readonly code: infer Code } }
    ? Code
    : never
  : never
/** Every code that a contract declares must be one that its handler can return. */
type AnswersAll<C, H> = [Exclude<FailuresOf<C>, CodesOf<H>>] extends [never]
  ? unknown
  : { readonly neverAnswered: Exclude<FailuresOf<C>, CodesOf<H>> }

export type Serve = <C extends Contract, H extends Handler<C>>(contract: C, handler: H & AnswersAll<C, H>) => void

const DEFAULT_BODY_LIMIT = 64 * 1024
/** Requests per minute from one address, where a contract names no other number. */
export const DEFAULT_PER_MINUTE = 600
const OWNER_API = '/api/owner/'

/**
 * Returns the function that serves a contract: website, CSRF token, user and permission are checked before the handler,
 * a refusal becomes its status and sentence, and the reply is filtered by its schema.
 * @throws Error at registration when a call under the owner's API is public
 */
export function createServe(app: FastifyInstance, gates: Gates): Serve {
  return (contract, handler) => {
    if (contract.path.startsWith(OWNER_API) && contract.access === 'public') {
      throw new Error(`${contract.path} is a call for owners and must name who may call it.`)
    }
    gates.contracts.push(contract)
    app.route({
      method: contract.method,
      url: contract.path,
      bodyLimit: contract.bodyLimit ?? DEFAULT_BODY_LIMIT,
      config: {
        rateLimit: { max: contract.perMinute ?? DEFAULT_PER_MINUTE, timeWindow: 60_000 },
        takesLong: contract.takesLong === true,
        takesText: contract.takesText === true,
        contract,
      },
      schema: {
        summary: contract.summary,
        tags: [contract.path.split('/')[2] ?? 'other'],
        ...(contract.parameters && { params: contract.parameters }),
        ...(contract.query && { querystring: contract.query }),
        ...(contract.body && { body: contract.body }),
        response: { 200: contract.reply },
      },
      // Permissions are checked before the body, so that people without access learn nothing about its rules.
      preValidation: async (request, reply) => {
        const refusal = await refuse(contract, gates, request, reply)
        if (refusal) return sendFailure(reply, refusal)
        // Forms with files are left for their readers; a call with a body schema does not accept them.
        if (contract.body && request.isMultipart()) {
          return sendFailure(reply, fail('content-type-unsupported').failure)
        }
      },
      handler: async (request, reply) => {
        const { website, staff, keyId } = passed.get(request)!
        const call = {
          request,
          reply,
          website,
          staff,
          parameters: request.params,
          query: request.query,
          body: request.body,
        }
        // The checks above have made it the contract's input; the compiler cannot follow that.
        const work = async () => (await handler(call as never)) as Outcome
        const outcome =
          keyId === null || contract.hasSecretReply
            ? await work()
            : await gates.once({ websiteId: website.id, keyId }, request, work)
        // A handler that answered by itself, for example with a file, returns its reply object. Awaiting a reply waits
        // until it is sent, and returns undefined.
        if (outcome === undefined || !('ok' in outcome)) return reply
        if (!outcome.ok) return sendFailure(reply, outcome.failure)
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
        return reply.send(outcome.value)
      },
    })
  }
}

/** A CSRF token in a field is removed: the call's schema has no such field. */
function removeCsrfToken({ body }: FastifyRequest): void {
  if (typeof body === 'object' && body !== null && 'crumb' in body) delete body.crumb
}

interface Passed {
  readonly website: Website
  readonly staff: Staff | null
  /** Null for calls of people. */
  readonly keyId: string | null
}

const passed = new WeakMap<FastifyRequest, Passed>()

/** Whether a request is sent with an API key: then its cookies count for nothing. */
const hasKey = ({ headers }: FastifyRequest): boolean => /^bearer\b/i.test(headers.authorization ?? '')

async function refuse(
  contract: Contract,
  gates: Gates,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Failure | null> {
  const website = await gates.websiteOf(request)
  if (!website) return fail('website-not-found').failure
  if (contract.access !== 'public' && hasKey(request)) {
    const key = await gates.keyOf(request, website, contract)
    if (!key.ok) return key.failure
    // The studio sends what its contracts declare; other programs are written by hand.
    const errors = unknownParameters(contract, request.query)
    if (Object.keys(errors).length > 0) return fail('invalid-fields', { errors }).failure
    // No cookie proves who sends it, so that no other site can make a browser send it: it needs no CSRF token.
    passed.set(request, { website, staff: key.value.staff, keyId: key.value.id })
    return null
  }
  const staff = contract.access === 'public' ? null : await gates.staffOf(request, website)
  if (contract.access !== 'public' && !staff) {
    return fail((await gates.wasRemoved(request, website)) ? 'staff-removed' : 'not-signed-in').failure
  }
  if (!contract.needsNoCsrfToken && !gates.isGenuine(request, reply, website)) {
    return fail(request.headers.cookie ? 'crumb-expired' : 'cookies-disabled', { crumbFail: true }).failure
  }
  if (staff && contract.access !== 'signed-in' && contract.access !== 'public' && !may(staff.role, contract.access)) {
    return fail('not-permitted').failure
  }
  removeCsrfToken(request)
  // Visitors see the shop in the currency that they have chosen, its team in its own.
  const shown = contract.access === 'public' ? websiteForVisitor(website, request) : website
  passed.set(request, { website: shown, staff, keyId: null })
  return null
}
