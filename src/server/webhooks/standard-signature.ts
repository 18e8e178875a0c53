import { createHmac, randomBytes } from 'node:crypto'

/** Secrets begin with it, so that they are recognized: https://www.standardwebhooks.com. */
const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new secret of an endpoint. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** What is signed and sent. */
export interface SignedMessage {
  /** Stays the same in every attempt and replay: receivers recognize by it what they have. */
  readonly id: string
  /** When it is sent, in seconds since 1970: receivers refuse old ones. */
  readonly seconds: number
  readonly body: string
}

/** The headers of a message after Standard Webhooks, with one signature for each secret that is valid now. */
export function standardHeaders({ id, seconds, body }: SignedMessage, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') }
}
