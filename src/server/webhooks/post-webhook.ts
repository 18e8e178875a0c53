import { createHmac } from 'node:crypto'
import { isRefusedAddress, readPublicAddress, requestPublic } from '#server/http/request-public.ts'
import { GiveUp } from '#server/jobs/run-job.ts'
import { DELIVERY_HEADER, SIGNATURE_HEADER } from '#shared/webhooks/headers.ts'

const MILLISECONDS = 10_000
/** Attempts of a delivery: with the delays of `backOff`, for three days. */
export const WEBHOOK_ATTEMPTS = 26

export interface Delivery {
  readonly id: string
  readonly url: string
  readonly secret: string
  /** JSON. */
  readonly body: string
}

export interface PostOptions {
  readonly now?: number
  readonly milliseconds?: number
  /** Addresses that may be reached although they are private; for tests. */
  readonly allowed?: readonly string[] | undefined
}

/** The value that a receiver compares with the received signature. */
export function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/**
 * Posts something to a public internet address, signed. Redirects are not followed: they are for people. Only the
 * status of the answer is read.
 * @throws Error when it has not arrived and may arrive later; GiveUp when it never will
 */
export async function postWebhook({ id, url, secret, body }: Delivery, options: PostOptions = {}): Promise<void> {
  const address = readPublicAddress(url)
  if (!address) throw new GiveUp('This URL can’t be used.')
  const seconds = Math.floor((options.now ?? Date.now()) / 1000)
  const answer = await requestPublic(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Vitrine (webhook)',
      [SIGNATURE_HEADER]: signatureOf(secret, body, seconds),
      [DELIVERY_HEADER]: id,
    },
    body,
    signal: AbortSignal.timeout(options.milliseconds ?? MILLISECONDS),
    allowed: options.allowed,
  }).catch((error: unknown) => {
    if (isRefusedAddress(error)) throw new GiveUp('This URL doesn’t have a public address.')
    throw error
  })
  const status = answer.statusCode ?? 0
  answer.destroy()
  if (status === 410) throw new GiveUp('The receiver doesn’t want any more requests (410).')
  if (status < 200 || status > 299) throw new Error(`The receiver responded with status ${status}.`)
}
