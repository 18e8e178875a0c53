import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { answerStripe } from './answer-stripe.ts'
import { type FakeAccount, StripeRefusal } from './fake-account.ts'

/** The keys that the fake accepts, by mode. */
export const knownStripeKeys = {
  live: { publishableKey: 'pk_live_tideline0001', secretKey: 'sk_live_tidelinesecret' },
  test: { publishableKey: 'pk_test_tideline0001', secretKey: 'sk_test_tidelinesecret' },
} as const

export const signingSecret = 'whsec_tidelinesigning'

/** What a request of the server was. */
export interface AskedOfStripe {
  readonly method: string
  readonly path: string
  readonly body: URLSearchParams
}

type Failure = number | 'silent' | 'nonsense' | 'lost-answer' | null

/**
 * A local server that implements the part of Stripe's protocol that payments use: PaymentIntents with idempotency keys and
 * confirmation tokens, refunds, disputes, accounts and events. Tests of its objects compare them with Stripe's own.
 */
export async function startFakeStripe() {
  const accounts: Record<'live' | 'test', FakeAccount> = { live: newAccount(true), test: newAccount(false) }
  const asked: AskedOfStripe[] = []
  let failure: Failure = null

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://stripe')
    const body = new URLSearchParams(await text(request))
    asked.push({ method: request.method!, path: url.pathname, body })
    if (failure === 'silent') return request.socket.destroy()
    const send = (status: number, value: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
    if (failure === 'nonsense') return response.writeHead(200).end('<html>')
    if (typeof failure === 'number')
      return send(failure, { error: { type: 'api_error', message: 'Something went wrong.' } })
    const mode = modeOf(request)
    if (!mode) return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_…' } })
    const account = accounts[mode]
    const key = request.headers['idempotency-key']
    const replayed = typeof key === 'string' ? account.answers.get(key) : undefined
    const isLost = failure === 'lost-answer' && (url.pathname.endsWith('/confirm') || asksForRefund(request, url))
    if (replayed && !isLost) return send(replayed.status, replayed.value, { 'idempotent-replayed': 'true' })
    const answer = replayed ?? answerOf(() => answerStripe(account, request.method!, url, body))
    if (typeof key === 'string') account.answers.set(key, answer)
    // The money has moved, and the server gets no answer.
    if (isLost) return request.socket.destroy()
    send(answer.status, answer.value)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const signer = new Stripe('sk_test_signer')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests, the latest last. */
    asked,
    accounts,
    fail(how: Failure) {
      failure = how
    },
    /** An event as Stripe sends it: its body, and the header that signs it. */
    event(
      type: string,
      object: object,
      changes: { readonly id?: string; readonly live?: boolean; readonly secret?: string; readonly at?: number } = {},
    ) {
      const payload = JSON.stringify({
        id: changes.id ?? `evt_${crypto.randomUUID().slice(0, 12)}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(Date.now() / 1000),
        livemode: changes.live ?? true,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object },
      })
      const header = signer.webhooks.generateTestHeaderString({
        payload,
        secret: changes.secret ?? signingSecret,
        ...(changes.at && { timestamp: Math.floor(changes.at / 1000) }),
      })
      return { payload, header }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const newAccount = (livemode: boolean): FakeAccount => ({
  livemode,
  intents: new Map(),
  setups: new Map(),
  cards: new Map(),
  sessions: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  refundStatus: 'succeeded',
  answers: new Map(),
})

const asksForRefund = ({ method }: IncomingMessage, url: URL) => method === 'POST' && url.pathname.endsWith('/refunds')

function modeOf({ headers }: IncomingMessage): 'live' | 'test' | null {
  const key = (headers.authorization ?? '').replace(/^Bearer /, '')
  if (key === knownStripeKeys.live.secretKey) return 'live'
  return key === knownStripeKeys.test.secretKey ? 'test' : null
}

function answerOf(work: () => object): { status: number; value: object } {
  try {
    return { status: 200, value: work() }
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, value: { error: error.body } }
    throw error
  }
}
