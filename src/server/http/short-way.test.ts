import { once } from 'node:events'
import { request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { recordHitCall } from '#shared/analytics/api.ts'
import { recordQuickViewCall } from '#shared/analytics/census-api.ts'

const log: string[] = []
const app = await startTestApp(
  { LOG_LEVEL: 'info', TRUST_PROXY: '127.0.0.1', RATE_LIMIT_MULTIPLIER: '1000' },
  { logStream: { write: (line) => void log.push(line) } },
)
const { services } = app
const website = await app.buildWebsite()
const host = `${website.slug}.localhost`
await services.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = services.app.server.address() as AddressInfo

type Sent = { readonly path?: string; readonly body?: string; readonly headers?: Record<string, string> }
const HIT = JSON.stringify({ event: 'View', data: { url: '/' } })
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const usual = { host, 'content-type': 'text/plain;charset=UTF-8', 'user-agent': CHROME }

/** Sends a request to the socket, as a browser does. */
function overSocket({ path = recordHitCall.path, body = HIT, headers = {} }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: Record<string, unknown>
    body: string
  }>()
  const request = send(
    { port, host: '127.0.0.1', path, method: 'POST', headers: { ...usual, ...headers } },
    (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      reply.on('end', () => resolve({ status: reply.statusCode!, headers: reply.headers, body: text }))
    },
  )
  request.on('error', reject).end(body)
  return promise
}

/** Sends it to Fastify itself, past the listener of its server. */
async function overFastify({ path = recordHitCall.path, body = HIT, headers = {} }: Sent) {
  const reply = await services.app.inject({
    ...{ method: 'POST', url: path, payload: body, headers: { ...usual, ...headers }, remoteAddress: '127.0.0.1' },
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.body }
}

/** What differs for each request, or belongs to the connection. */
const OWN = /^(date|connection|keep-alive|transfer-encoding|x-request-id|x-ratelimit-remaining|x-ratelimit-reset)$/
const comparable = ({ status, headers, body }: Awaited<ReturnType<typeof overSocket>>) => ({
  ...{ status, body },
  names: Object.keys(headers)
    .filter((name) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name))
    .sort(),
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name))),
})

test.each<[string, Sent, number]>([
  ['that is taken', {}, 200],
  [
    'in a form',
    {
      body: `event=View&data=${encodeURIComponent('{"url":"/"}')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    200,
  ],
  ['from another site', { headers: { origin: 'https://elsewhere.example' } }, 400],
  [
    'from a page behind a proxy',
    {
      headers: {
        origin: 'https://shop.example',
        'x-forwarded-host': `${host}, shop.example`,
        'x-forwarded-proto': 'http,https',
      },
    },
    200,
  ],
  ['that is no hit', { body: '{"event":1}' }, 400],
  ['with NUL', { body: `${HIT}\0` }, 400],
  ['that is too long', { body: 'x'.repeat(20_000) }, 413],
  ['in another type', { headers: { 'content-type': 'image/png' } }, 415],
  ['without a body', { body: '' }, 400],
  ['for an unknown product', { path: recordQuickViewCall.path.replace(':id', 'none') }, 404],
  ['with a query', { path: `${recordHitCall.path}?x=%00` }, 400],
])('a hit %s is answered the same by the short way', async (_, sent, status) => {
  const answers = [await overSocket(sent), await overFastify(sent)].map(comparable)
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]!.status).toBe(status)
})

test('what browsers send never reaches Fastify, and everything else does', async () => {
  const asked = vi.spyOn(services.gates, 'websiteOf')
  await overSocket({})
  expect(asked).not.toHaveBeenCalled()
  await overSocket({ path: `${recordHitCall.path}?x=1` })
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})

test('a hit that arrives in pieces is read as one text', async () => {
  const recorded = vi.spyOn(services.analytics, 'record')
  const body = Buffer.from(
    JSON.stringify({ event: 'View', data: { url: '/caf\u00e9', queryString: '?utm_campaign=\u00e9' } }),
  )
  const middle = body.lastIndexOf(Buffer.from('\u00e9')) + 1
  const socket = connect(port, '127.0.0.1')
  const head = Object.entries({ ...usual, 'content-length': body.length }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${recordHitCall.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  socket.write(body.subarray(0, middle))
  await once(services.app.server, 'request')
  socket.write(body.subarray(middle))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('HTTP/1.1 200')
  expect(recorded.mock.calls[0]).toMatchObject([{ kind: 'view', campaign: '\u00e9' }])
  socket.destroy()
  recorded.mockRestore()
})

test('the sender of a hit is who a trusted proxy says it is', async () => {
  const numbered = vi.spyOn(services.analytics, 'visitorNumber')
  for (const forwarded of ['203.0.113.7', '198.51.100.1, 203.0.113.8', ' 2001:db8::1 ', '10.0.0.1,127.0.0.1', '']) {
    const sent = { headers: { 'x-forwarded-for': forwarded } }
    await overSocket(sent)
    await overFastify(sent)
    const [socket, fastify] = numbered.mock.calls.splice(0).map(([, , { address }]) => address)
    expect(socket).toBe(fastify)
  }
  numbered.mockRestore()
})

test('hits that come in by both ways are counted together, and those past the limit are told to wait', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  const strict = recordHitCall.perMinute! * 1000
  const left = async (answer: ReturnType<typeof overSocket>) => Number((await answer).headers['x-ratelimit-remaining'])
  const refused = { headers, body: '{}' }
  expect(await left(overSocket(refused))).toBe(strict - 1)
  expect(await left(overFastify(refused))).toBe(strict - 2)
  expect(await left(overSocket(refused))).toBe(strict - 3)
})

test('an error while a hit is taken is answered and logged, with the same id', async () => {
  vi.spyOn(services.analytics, 'visitorNumber').mockRejectedValueOnce(new Error('nothing works'))
  const { status, headers, body } = await overSocket({})
  expect([status, JSON.parse(body).code]).toEqual([500, 'unexpected'])
  const [line] = log.filter((text) => text.includes('nothing works'))
  expect(JSON.parse(line!)).toMatchObject({ reqId: headers['x-request-id'] })
})

test('no line of the log is written for a hit', () => {
  expect(log.filter((line) => line.includes(recordHitCall.path))).toEqual([])
})
