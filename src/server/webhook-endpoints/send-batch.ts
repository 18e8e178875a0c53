import { createPublicAgent, readPublicAddress } from '#server/http/request-public.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { EndpointRow } from '#server/webhooks/endpoint-store.ts'
import { type Posted, type PostOptions, postJson } from '#server/webhooks/post-json.ts'
import { standardHeaders } from '#server/webhooks/standard-signature.ts'
import { HTTPS_NEEDED, isWebhookUrl } from '#shared/webhooks/rules.ts'
import type { DueDelivery } from './delivery-store.ts'
import { messagesOf, type ReadSubjects } from './event-message.ts'
import { openSecrets } from './open-secrets.ts'

/** Requests to one endpoint at the same time. */
const PARALLEL = 8
/** What became of one attempt. */
export interface Outcome {
  readonly delivery: DueDelivery
  readonly at: number
  readonly milliseconds: number
  readonly status: number | null
  readonly answer: string
  /** Why it did not arrive, as text; '' when it has. */
  readonly error: string
  /** Whether the receiver was not called, because the event could not be read here. */
  readonly isUnreadable: boolean
}

interface Batch {
  readonly endpoint: EndpointRow
  readonly due: readonly DueDelivery[]
  readonly readSubjects: ReadSubjects
  readonly options: PostOptions
}

/** Sends deliveries of an endpoint, a few at the same time. Those that are not in the outcomes were not tried. */
export async function sendBatch({ sealing, app }: Services, scope: Scope, batch: Batch): Promise<Outcome[]> {
  const { endpoint, due, options } = batch
  const address = readPublicAddress(endpoint.url)
  if (!sealing || !address) throw new Error('A webhook cannot be signed, or has no URL that can be called.')
  const secrets = openSecrets(endpoint, sealing, Date.now())
  const agent = createPublicAgent(address, options, true)
  const onError = (error: unknown) => app.log.error({ err: error }, 'an event for a webhook cannot be read')
  const outcomes: Outcome[] = []
  const bodyOf = messagesOf(scope, due, batch.readSubjects)
  let next = 0
  const hasArrived = () => outcomes.some(({ error }) => error === '')
  const work = async (mayGoOn: () => boolean) => {
    while (next < due.length && mayGoOn()) {
      const place = next
      next += 1
      const message = { delivery: due[place]!, bodyOf: () => bodyOf(place) }
      outcomes.push(await send({ ...batch, options: { ...options, agent }, onError }, message, secrets))
    }
  }
  try {
    // A receiver that was down is asked with one request whether it is up again, and with a few at the beginning.
    if (endpoint.failures > 0) await work(() => outcomes.length === 0)
    else await Promise.all(Array.from({ length: PARALLEL }, () => work(() => next < PARALLEL)))
    if (hasArrived()) await Promise.all(Array.from({ length: PARALLEL }, () => work(() => true)))
  } finally {
    agent.destroy()
  }
  return outcomes
}

type Ending = Pick<Outcome, 'status' | 'answer' | 'error'>

async function send(
  { endpoint, options, onError }: Batch & { readonly onError: (error: unknown) => void },
  { delivery, bodyOf }: { readonly delivery: DueDelivery; readonly bodyOf: () => Promise<string> },
  secrets: readonly string[],
): Promise<Outcome> {
  const at = Date.now()
  const ended = ({ status, answer, error }: Ending, isUnreadable = false): Outcome => ({
    ...{ delivery, at, status, answer, error, isUnreadable },
    milliseconds: Date.now() - at,
  })
  const unsent = (error: string) => ({ status: null, answer: '', error })
  if (!isWebhookUrl(endpoint.url) && !options.allowed) return ended(unsent(HTTPS_NEEDED))
  let body: string
  try {
    body = await bodyOf()
  } catch (error) {
    // One event that cannot be read must not hold up those behind it.
    onError(error)
    return ended(unsent('The event can’t be read.'), true)
  }
  const headers = standardHeaders({ id: delivery.event_id, seconds: Math.floor(at / 1000), body }, secrets)
  try {
    return ended(outcomeOf(await postJson(endpoint.url, headers, body, options)))
  } catch (error) {
    return ended(unsent(wordsOf(error)))
  }
}

function outcomeOf(posted: Posted): Ending {
  if (posted.kind !== 'answered') return { status: null, answer: '', error: 'This URL doesn’t have a public address.' }
  const { status, answer } = posted
  const hasArrived = status >= 200 && status <= 299
  return { status, answer, error: hasArrived ? '' : `The receiver responded with status ${status}.` }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'The receiver didn’t respond in 10 seconds.'
  return `The receiver can’t be reached: ${error.message}`.slice(0, 500)
}
