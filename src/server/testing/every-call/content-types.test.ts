import { expect, test } from 'vitest'
import { z } from 'zod'
import { createServe } from '#server/http/serve.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { contract } from '#shared/http/contract.ts'
import { succeed } from '#shared/http/failure.ts'
import { fillPath, NO_ID, nameOf } from './fill-path.ts'

const bodies: unknown[] = []
const guarded = contract({
  method: 'POST',
  path: '/api/sentinel',
  summary: 'Writes down what came through',
  access: 'public',
  body: z.strictObject({ quantity: z.int().min(1) }),
  reply: z.object({}),
  perMinute: 100_000,
})

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const website = await app.buildWebsite()
const owner = await app.owner(website)
await owner.request('GET', '/api/sign-in')

/** Content types that have fooled servers, including this one's framework. */
function oddTypes(): string[] {
  const plain = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/csv',
    'application/octet-stream',
    'application/xml',
    'image/svg+xml',
  ]
  const odd = plain.flatMap((type) => [
    type,
    type.toUpperCase(),
    `${type}\t`,
    `\t${type}`,
    `${type}\ta`,
    `${type};`,
    `${type}; charset=utf-8`,
    `${type};charset=utf-16le`,
    `${type} ;x`,
    `${type},text/plain`,
    `text/plain,${type}`,
    `${type}+x`,
    `x${type}`,
    `${type}x`,
    `${type}/x`,
    type.replace('/', '//'),
    type.replace('/', ' / '),
    type.replace('/', ''),
    `"${type}"`,
    `${type}; a="`,
    `${type}; a="\\"`,
    `${type};${'a'.repeat(500)}`,
    `${type}\u00a0`,
    ` ${type}`,
  ])
  return [
    ...new Set([...odd, '', '*/*', '/', ';', 'json', 'application/*', '__proto__', 'constructor/prototype', '{}']),
  ]
}

const payloads = [
  '{"quantity":-5,"price":1}',
  'quantity=-5&price=1',
  '"text"',
  'null',
  '[]',
  '{',
  '{"__proto__":{"a":1}}',
]

test('no handler ever sees a body that was not checked, whatever it is called', async () => {
  const types = oddTypes()
  expect(types.length).toBeGreaterThan(190)
  const inner = await withSentinel()
  for (const type of types) {
    for (const payload of payloads) {
      const answer = await inner(type, payload)
      expect(answer.statusCode, `${type} ${payload}`).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, `${type} ${payload}`).toBeLessThan(500)
    }
  }
  expect(bodies).toEqual([])
  expect((await inner('application/json', '{"quantity":3}')).statusCode).toBe(200)
  expect(bodies).toEqual([{ quantity: 3 }])
})

/** A parameter with fixed values, or an id of a kind of its own, needs one of them: otherwise its call would be unknown. */
const known = (name: string) =>
  ({
    step: 'tax',
    startingSite: 'shop',
    namespace: 'checkout',
    schemaName: 'Purchase',
    provider: 'meta',
    replayId: '0'.repeat(32),
  })[name] ?? NO_ID

test('every call that takes a body refuses rubbish under every name', async () => {
  const withBody = app.services.gates.contracts.filter((one) => one.body)
  expect(withBody.length).toBeGreaterThan(15)
  const types = oddTypes()
  for (const [index, one] of withBody.entries()) {
    // Each call gets an eighth of the types: together they cover all of them several times.
    for (const type of types.filter((_, place) => place % 8 === index % 8)) {
      const answer = await owner.request(one.method, fillPath(one, known), '{"unheard-of":1}', { 'content-type': type })
      expect([400, 413, 415], `${nameOf(one)} as ${JSON.stringify(type)}: ${answer.body}`).toContain(answer.statusCode)
    }
  }
})

/** The real platform with one more route, whose handler records its input. */
async function withSentinel() {
  const { default: Fastify } = await import('fastify')
  const { preparePlatform } = await import('#server/http/platform.ts')
  const fastify = Fastify()
  await preparePlatform(fastify, app.services.env)
  const gates = { ...app.services.gates, isGenuine: () => true, contracts: [] }
  createServe(fastify, gates)(guarded, async ({ body }) => {
    bodies.push(body)
    return succeed({})
  })
  const headers = { host: `${website.slug}.localhost` }
  return (type: string, payload: string) =>
    fastify.inject({
      method: 'POST',
      url: guarded.path,
      payload,
      headers: { ...headers, ...(type !== '' && { 'content-type': type }) },
    })
}
