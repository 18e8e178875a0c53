import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { answerPayPal } from './answer-paypal.ts'
import { approvalPage } from './approval-page.ts'
import type { FakeAccount, FakeAnswer } from './fake-account.ts'
import { PayPalRefuses } from './paypal-refuses.ts'
import { toWire } from './to-wire.ts'

/** The keys that the fake accepts, by mode. */
export const knownPayPalKeys = {
  live: { mode: 'live', clientId: 'LiveTidelineClient0000001', secret: 'LiveTidelineSecret0000001' },
  test: { mode: 'test', clientId: 'TestTidelineClient0000001', secret: 'TestTidelineSecret0000001' },
} as const

/** The webhook of the shop in tests. */
export const webhookId = 'WH0TIDELINE00001'
/** PayPal's hosts, which a relay finds at the beginning of the path. */
const hosts = [
  ['api-m.paypal.com', 'live'],
  ['api-m.sandbox.paypal.com', 'test'],
] as const

/** PayPal's pages for the buyers of orders, and for those who have their account kept. */
const approvalPages: ReadonlySet<string> = new Set(['/checkoutnow', '/agreements/approve'])

/** With what the fake signs: PayPal's own key. */
const PRIVATE_KEY = 'paypal'

/** What a request of the server was. */
export interface AskedOfPayPal {
  readonly method: string
  readonly path: string
  readonly body: string
}

/** `lost-answer`: PayPal does what it was asked to do, and its answer is lost. */
type Failure = number | 'silent' | 'nonsense' | 'lost-answer' | null

/**
 * A local server that implements the part of PayPal's protocol that payments use: tokens, orders with request ids, captures,
 * refunds, disputes, webhooks, and the page on which buyers approve. Its objects have the types of PayPal's library.
 */
export async function startFakePayPal() {
  const accounts: Record<PaymentMode, FakeAccount> = { live: newAccount('live'), test: newAccount('test') }
  const asked: AskedOfPayPal[] = []
  let failure: Failure = null
  let failingPath = ''
  let url = ''

  const server = createServer(async (request, response) => {
    const target = new URL(request.url!, url)
    const body = await text(request)
    if (approvalPages.has(target.pathname)) return approvalPage(Object.values(accounts), target, response)
    const environment = hosts.find(([host]) => target.pathname.startsWith(`/${host}/`))
    if (!environment) return send(response, { status: 404, value: {} })
    const [host, mode] = environment
    target.pathname = target.pathname.slice(host.length + 1)
    asked.push({ method: request.method!, path: target.pathname, body })
    const how = target.pathname.includes(failingPath) ? failure : null
    if (how === 'silent') return request.socket.destroy()
    if (how === 'nonsense') return response.writeHead(200).end('<html>')
    if (typeof how === 'number')
      return send(response, { status: how, value: { name: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' } })
    if (target.pathname === '/v1/oauth2/token') return send(response, tokenFor(request, mode))
    if (request.headers.authorization !== `Bearer token-${mode}`)
      return send(response, {
        status: 401,
        value: { error: 'invalid_token', error_description: 'Token is not valid.' },
      })
    if (body !== '' && request.headers['content-type'] !== 'application/json')
      return send(response, { status: 415, value: { name: 'UNSUPPORTED_MEDIA_TYPE', message: 'JSON is expected.' } })
    const account = accounts[mode]
    const key = request.headers['paypal-request-id']
    const first = typeof key === 'string' ? account.answers.get(key) : undefined
    const answer =
      first ?? answerOf(() => answerPayPal(account, { url, target, method: request.method!, body, verify }))
    if (typeof key === 'string') account.answers.set(key, answer)
    if (how === 'lost-answer') return request.socket.destroy()
    send(response, first ? { ...answer, status: answer.status === 201 ? 200 : answer.status } : answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    /** The requests, the latest last. */
    asked,
    accounts,
    /** @param path only for requests with it in their path */
    fail(how: Failure, path = '') {
      failure = how
      failingPath = path
    },
    /** An event as PayPal sends it: its body, and the headers that sign it. */
    event(
      type: string,
      resource: object,
      changes: { readonly id?: string; readonly webhookId?: string; readonly certUrl?: string } = {},
    ) {
      const payload = JSON.stringify({
        id: changes.id ?? `WH-${crypto.randomUUID().slice(0, 12)}`,
        event_version: '1.0',
        create_time: '2026-12-05T10:00:00.000Z',
        resource_type: 'checkout-order',
        resource_version: '2.0',
        event_type: type,
        summary: 'Something happened.',
        resource: toWire(resource),
        links: [],
      })
      const signed = {
        transmission_id: crypto.randomUUID(),
        transmission_time: '2026-12-05T10:00:01Z',
        webhook_id: changes.webhookId ?? webhookId,
      }
      const headers = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': changes.certUrl ?? 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
        'paypal-transmission-id': signed.transmission_id,
        'paypal-transmission-sig': sign(signed, payload),
        'paypal-transmission-time': signed.transmission_time,
      }
      return { payload, headers }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const newAccount = (mode: PaymentMode): FakeAccount => ({
  mode,
  orders: new Map(),
  ways: new Map(),
  disputes: new Map(),
  tokens: new Map(),
  setups: new Map(),
  keeping: new Set(),
  webhooks: new Map(),
  answers: new Map(),
  nextCapture: 'completes',
  keepsLater: false,
})

interface Signed {
  readonly transmission_id: string
  readonly transmission_time: string
  readonly webhook_id: string
}

/** PayPal signs the checksum of the bytes that it sends. */
const sign = ({ transmission_id, transmission_time, webhook_id }: Signed, payload: string) =>
  createHmac('sha256', PRIVATE_KEY)
    .update([transmission_id, transmission_time, webhook_id, crc32(payload)].join('|'))
    .digest('base64')

/** Verifies a signature on the bytes of the event in the request. */
function verify(body: string): boolean {
  const { transmission_sig, ...signed } = JSON.parse(body) as Signed & { readonly transmission_sig: string }
  const begin = '"webhook_event":'
  const payload = body.slice(body.indexOf(begin) + begin.length, -1)
  return sign(signed, payload) === transmission_sig
}

function tokenFor({ headers }: IncomingMessage, mode: PaymentMode): FakeAnswer {
  const [clientId, secret] = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
  const known = knownPayPalKeys[mode]
  if (known.clientId !== clientId || known.secret !== secret)
    return { status: 401, value: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
  const access_token = `token-${mode}`
  return { status: 200, value: { access_token, token_type: 'Bearer', expires_in: 32_400, scope: 'openid' } }
}

function answerOf(work: () => FakeAnswer): FakeAnswer {
  try {
    return work()
  } catch (error) {
    if (error instanceof PayPalRefuses) return { status: error.status, value: error.body }
    throw error
  }
}

function send(response: ServerResponse, { status, value }: FakeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
