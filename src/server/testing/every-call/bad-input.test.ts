import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { startFakePayPal } from '#server/testing/payments/paypal/fake-paypal.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { messages, sentenceOf } from '#shared/failures.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Contract } from '#shared/http/contract.ts'
import { signOutCall } from '#shared/sign-in/schema.ts'
import { arbitraryOf, hostile, spoiled } from './arbitrary-of.ts'
import { nameOf } from './fill-path.ts'

const RUNS_OF_EACH_CALL = Number(process.env.BAD_INPUT_RUNS ?? 12)
/** Texts from inside a server: stack frames, paths, SQL. */
const INSIDE =
  /\n\s+at |node_modules|file:\/\/|\/src\/server|SQLITE_|SqliteError|syntax error at or near|select .{1,200} from "|violates/i

/** The schema library's own texts. */
const VALIDATORS_OWN = /^Invalid |^Too (big|small)|expected |^Unrecognized/

// Keys that could be some are asked of PayPal.
const paypal = await startFakePayPal()
afterAll(paypal.close)
const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000000', PAYPAL_API_URL: paypal.url })
const website = await app.buildWebsite()
const visitor = app.visitor(website)
await add(visitor, await buildProduct(app, website, { stock: null }))

/** Requests that are mostly valid, with some hostile parts. */
function requestsFor(contract: Contract) {
  const { parameters, query, body } = contract
  return fc.record({
    parameters: parameters
      ? fc.oneof(arbitraryOf(parameters), fc.dictionary(fc.constantFrom(...namesIn(contract)), fc.string()))
      : fc.constant({}),
    query: query ? fc.oneof(arbitraryOf(query), spoiled(query)) : fc.constant({}),
    body: body ? fc.oneof(arbitraryOf(body), spoiled(body), spoiled(body), hostile) : fc.constant(undefined),
  })
}

/**
 * Queries are text: an object is written as JSON, since one with a property called `toString` could not be written at
 * all.
 */
const asWritten = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )

const namesIn = ({ path }: Contract) => ['x', ...[...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name!)]

/** A refusal has a status of the table, a code with a sentence, and reveals nothing internal. */
function checkRefusal(contract: Contract, status: number, text: string): void {
  const failure = JSON.parse(text)
  expect(Object.keys(messages), text).toContain(failure.code)
  expect(status).toBe(statusOf[failure.code as keyof typeof statusOf])
  expect(failure.error).toBe(sentenceOf(failure))
  for (const sentence of Object.values(failure.errors ?? {})) expect(sentence).not.toMatch(VALIDATORS_OWN)
  const general =
    contract === signOutCall
      ? ['not-signed-in']
      : ['invalid-fields', 'bad-request', 'too-large', 'not-found', 'method-not-allowed', 'rate-limited']
  expect([...(contract.failures ?? []), ...general], nameOf(contract)).toContain(failure.code)
}

test.each(app.services.gates.contracts.map((contract) => [nameOf(contract), contract] as const))(
  '%s takes rubbish calmly',
  async (_, contract) => {
    // Each call has its own owner: one of them signs its owner out.
    const owner = await app.owner(website)
    await owner.request('GET', '/api/sign-in')
    owner.cookies.set('CART', visitor.cookies.get('CART')!)
    const cookies = new Map(owner.cookies)
    await fc.assert(
      fc.asyncProperty(requestsFor(contract), async (input) => {
        for (const [name, value] of cookies) owner.cookies.set(name, value)
        const url = pathOf(contract, { ...input, query: asWritten(input.query) })
        const payload = input.body === undefined ? undefined : JSON.stringify(input.body)
        const headers: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' }
        const answer = await owner.request(contract.method, url, payload, headers)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode >= 400) checkRefusal(contract, answer.statusCode, answer.body)
        expect(answer.body).not.toMatch(INSIDE)
      }),
      { numRuns: RUNS_OF_EACH_CALL, endOnFailure: true },
    )
    // Nothing that was sent has changed the global prototype.
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>).broken).toBeUndefined()
  },
)
