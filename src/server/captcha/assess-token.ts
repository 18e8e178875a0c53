import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { requestPublic } from '#server/http/request-public.ts'

/** Google's API, unless the installation uses another URL (`RECAPTCHA_API_URL`). */
const GOOGLE = 'https://recaptchaenterprise.googleapis.com'

/** A visitor waits for the form meanwhile. */
const GOOGLE_MILLISECONDS = 4_000
/** The most characters of Google's message that are stored. */
const LONGEST_WORDS = 300

/** The request about a token, with its keys. */
export interface Question {
  /** `RECAPTCHA_API_URL`, if set. */
  readonly apiUrl: string | undefined
  readonly projectId: string
  readonly apiKey: string
  readonly siteKey: string
  readonly token: string
  readonly action: string
}

/** Google's assessment of a token, or the reason for a failure. */
export type Assessment =
  | {
      readonly kind: 'assessed'
      readonly isValid: boolean
      readonly action: string
      readonly hostname: string
      /** 0 for a program, 1 for a person. */
      readonly score: number
    }
  /** The request was wrong, for example because of an invalid key: `words` are Google's. */
  | { readonly kind: 'refused'; readonly words: string }
  /** Not reached, or not able to answer. */
  | { readonly kind: 'away'; readonly words: string }

const replySchema = z.object({
  tokenProperties: z.object({
    valid: z.boolean().default(false),
    action: z.string().default(''),
    hostname: z.string().default(''),
  }),
  riskAnalysis: z.object({ score: z.number().default(0) }).prefault({}),
})
const errorSchema = z.object({ error: z.object({ message: z.string() }) })

/** Asks Google about a token (`projects.assessments.create`). It never throws: callers continue without an answer. */
export async function assessToken(question: Question): Promise<Assessment> {
  const { projectId, apiKey, siteKey, token, action } = question
  const base = new URL(question.apiUrl ?? GOOGLE)
  const url = new URL(`/v1/projects/${encodeURIComponent(projectId)}/assessments`, base)
  url.searchParams.set('key', apiKey)
  // Without the visitor's address and user agent: the token is enough.
  const body = JSON.stringify({ event: { token, siteKey, expectedAction: action } })
  try {
    const answer = await requestPublic(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      body,
      signal: AbortSignal.timeout(GOOGLE_MILLISECONDS),
      // A URL that the installation sets may be in its own network.
      isOwn: question.apiUrl !== undefined,
    })
    return read(answer.statusCode ?? 0, await text(answer))
  } catch (error) {
    return { kind: 'away', words: error instanceof Error ? error.message : String(error) }
  }
}

function read(status: number, body: string): Assessment {
  const reply = status === 200 ? replySchema.safeParse(parse(body)) : null
  if (reply?.success) {
    const { tokenProperties, riskAnalysis } = reply.data
    const { valid, action, hostname } = tokenProperties
    return { kind: 'assessed', isValid: valid, action, hostname, score: riskAnalysis.score }
  }
  const error = errorSchema.safeParse(parse(body))
  const words = error.success ? error.data.error.message.slice(0, LONGEST_WORDS) : `Google answered ${status}.`
  // 429 means that the quota is used up: the keys are right, but there is no answer for now.
  return { kind: status >= 400 && status < 500 && status !== 429 ? 'refused' : 'away', words }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
