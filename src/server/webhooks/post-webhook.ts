import { createHmac } from 'node:crypto'
import { GiveUp } from '#server/jobs/run-job.ts'
import { DELIVERY_HEADER, SIGNATURE_HEADER } from '#shared/webhooks/headers.ts'
import { type PostOptions, postJson } from './post-json.ts'

/** Attempts of a delivery: with the delays of `backOff`, for three days. */
export const WEBHOOK_ATTEMPTS = 26

export interface Delivery {
  readonly id: string
  readonly url: string
  readonly secret: string
  /** JSON. */
  readonly body: string
}

/** The value that a receiver compares with the received signature. */
export function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/**
 * Posts something to a public internet address, signed. Redirects are not followed: they are for people.
 * @throws Error when it has not arrived and may arrive later; GiveUp when it never will
 */
export async function postWebhook({ id, url, secret, body }: Delivery, options: PostOptions = {}): Promise<void> {
  const seconds = Math.floor((options.now ?? Date.now()) / 1000)
  const headers = { [SIGNATURE_HEADER]: signatureOf(secret, body, seconds), [DELIVERY_HEADER]: id }
  const posted = await postJson(url, headers, body, options)
  if (posted.kind === 'unusable') throw new GiveUp('This URL can’t be used.')
  if (posted.kind === 'private') throw new GiveUp('This URL doesn’t have a public address.')
  const { status } = posted
  if (status === 410) throw new GiveUp('The receiver doesn’t want any more requests (410).')
  if (status < 200 || status > 299) throw new Error(`The receiver responded with status ${status}.`)
}
