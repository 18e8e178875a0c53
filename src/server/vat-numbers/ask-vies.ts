import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { requestPublic } from '#server/http/request-public.ts'

/** The REST API of the European Commission, unless the installation uses another URL (`VIES_API_URL`). */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** A buyer waits for the answer meanwhile. */
const VIES_MILLISECONDS = 3_000

interface ViesQuestion {
  /** `VIES_API_URL`, if set. */
  readonly apiUrl: string | undefined
  /** With its prefix, such as DE136695976. */
  readonly number: string
  /** The shop's own VAT number, so that VIES gives the check a consultation number; '' without one. */
  readonly requester: string
}

/** The answer of VIES; `away` when it gave none, with its own word for the reason. */
type ViesAnswer =
  | {
      readonly kind: 'answered'
      readonly isValid: boolean
      /** '' where the country gives none. */
      readonly name: string
      /** The consultation number; '' without one. */
      readonly consultation: string
    }
  | { readonly kind: 'away'; readonly reason: string }

const answerSchema = z.object({
  valid: z.boolean(),
  name: z.string().max(1000).nullish(),
  requestIdentifier: z.string().max(100).nullish(),
})
const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string().max(100) })).min(1) })

/** Asks VIES about a VAT number. It never throws: callers decide what happens without an answer. */
export async function askVies({ requester, ...question }: ViesQuestion): Promise<ViesAnswer> {
  const answer = await ask({ ...question, requester })
  // A wrong number of the shop must not stop its buyers: without it there is only no consultation number.
  const isRequesterRefused = answer.kind === 'away' && answer.reason === 'INVALID_REQUESTER_INFO' && requester !== ''
  return isRequesterRefused ? ask({ ...question, requester: '' }) : answer
}

async function ask({ apiUrl, number, requester }: ViesQuestion): Promise<ViesAnswer> {
  const url = new URL(`${(apiUrl ?? VIES).replace(/\/$/, '')}/check-vat-number`)
  const body = JSON.stringify({
    countryCode: number.slice(0, 2),
    vatNumber: number.slice(2),
    ...(requester && { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }),
  })
  try {
    const answer = await requestPublic(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      body,
      signal: AbortSignal.timeout(VIES_MILLISECONDS),
      // A URL that the installation sets may be in its own network.
      isOwn: apiUrl !== undefined,
    })
    return read(answer.statusCode ?? 0, await text(answer))
  } catch (error) {
    return { kind: 'away', reason: error instanceof Error ? error.message : String(error) }
  }
}

function read(status: number, body: string): ViesAnswer {
  const value = parse(body)
  // VIES also answers 200 when a member state is away; then there is no `valid`.
  const error = errorSchema.safeParse(value)
  if (error.success) {
    const reason = error.data.errorWrappers[0]!.error
    return reason === 'INVALID_INPUT'
      ? { kind: 'answered', isValid: false, name: '', consultation: '' }
      : { kind: 'away', reason }
  }
  const answer = answerSchema.safeParse(value)
  if (status !== 200 || !answer.success) return { kind: 'away', reason: `VIES answered ${status} with something else.` }
  const { valid, name, requestIdentifier } = answer.data
  return {
    kind: 'answered',
    isValid: valid,
    // Some countries give no names: VIES writes hyphens then.
    name: /^-*$/.test(name ?? '') ? '' : (name ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
    consultation: requestIdentifier ?? '',
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
