import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, pay, paymentIn } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall } from '#shared/checkout/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { createCardAttempts } from './card-attempts.ts'

const app = await startTestApp()
const QUARTER = 15 * 60 * 1000

const declined = async () => fail('payment-declined')
const accepted = async () => succeed(undefined)

/** A counter with its own websites and its own clock. */
function counted(node = createCardAttempts(app.services.database)) {
  let time = 1_000_000
  const own = randomUUID()
  /** @returns the seconds to wait; 0 when the card may be tried */
  async function tryCard(answer: () => Promise<Result<unknown>>, websiteId: string, address: string): Promise<number> {
    const outcome = await node.whileTrying(own + websiteId, address, answer, time)
    return outcome.ok ? 0 : Number(outcome.failure.retryAfterSeconds ?? 0)
  }
  return {
    decline: (websiteId: string, address: string) => tryCard(declined, websiteId, address),
    accept: async (websiteId: string, address: string) => (await tryCard(accepted, websiteId, address)) === 0,
    wait(milliseconds: number): void {
      time += milliseconds
    },
  }
}

test('an address has ten declined cards in a quarter of an hour on a site; good ones do not count', async () => {
  const cards = counted()
  for (let card = 0; card < 30; card += 1) expect(await cards.accept('site', '203.0.113.7')).toBe(true)
  for (let card = 0; card < 10; card += 1) expect(await cards.decline('site', '203.0.113.7')).toBe(0)
  expect(await cards.decline('site', '203.0.113.7')).toBe(900)
  expect(await cards.decline('other site', '203.0.113.7')).toBe(0)
  expect(await cards.decline('site', '203.0.113.8')).toBe(0)
  cards.wait(QUARTER)
  expect(await cards.decline('site', '203.0.113.7')).toBe(0)
})

test('while many try cards at a site, an address has one; buyers with good cards get through', async () => {
  const cards = counted()
  for (let sender = 0; sender < 60; sender += 1) expect(await cards.decline('site', `203.0.113.${sender}`)).toBe(0)
  expect(await cards.decline('site', '203.0.113.5')).toBeGreaterThan(0)
  for (let purchase = 0; purchase < 3; purchase += 1) expect(await cards.accept('site', '198.51.100.1')).toBe(true)
  expect(await cards.decline('other site', '203.0.113.5')).toBe(0)
  cards.wait(QUARTER)
  expect(await cards.decline('site', '203.0.113.5')).toBe(0)
})

test('cards that are tried at once are no way around, and those that were declined count for every node', async () => {
  const { database } = app.services
  const [one, other] = [createCardAttempts(database), createCardAttempts(database)]
  const site = randomUUID()
  const bank = Promise.withResolvers<void>()
  let decided = 0
  const decide = () => {
    decided += 1
    if (decided === 50) bank.resolve()
  }
  const slow = async () => {
    decide()
    await bank.promise
    return fail('payment-declined')
  }
  const trying = Array.from({ length: 50 }, async () => {
    const outcome = await one.whileTrying(site, '198.51.100.1', slow)
    const code = !outcome.ok && outcome.failure.code
    if (code === 'rate-limited') decide()
    return code
  })
  const codes = await Promise.all(trying)
  expect(codes.filter((code) => code === 'payment-declined')).toHaveLength(10)
  expect((await other.whileTrying(site, '198.51.100.1', accepted)).ok).toBe(false)
  expect((await other.whileTrying(site, '198.51.100.2', accepted)).ok).toBe(true)
})

test('a card without an answer does not count', async () => {
  const cards = createCardAttempts(app.services.database)
  const site = randomUUID()
  const broken = async () => {
    throw new Error('The bank is away.')
  }
  for (let card = 0; card < 12; card += 1)
    await expect(cards.whileTrying(site, '198.51.100.1', broken)).rejects.toThrow('away')
  expect((await cards.whileTrying(site, '198.51.100.1', accepted)).ok).toBe(true)
})

test('anyone who tries cards gets a fixed sentence, new carts or not; other ways to pay stay open', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 100 })
  const visitor = app.visitor(website)
  const tryCard = async (paymentToken: 'approve' | 'decline' | 'confirm') => {
    visitor.cookies.delete('CART')
    await add(visitor, mug)
    return pay(visitor, { expectedTotalCents: 2500, paymentToken })
  }
  expect((await tryCard('approve')).body.state).toBe('placed')
  for (let card = 0; card < 9; card += 1) expect((await tryCard('decline')).code).toBe('payment-declined')
  // A refusal of the bank counts as well.
  const paymentId = paymentIn(await tryCard('confirm'))
  await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { approve: false } })
  const refused = await tryCard('approve')
  expect(refused.status).toBe(429)
  expect(refused.failure).toMatchObject({ code: 'rate-limited', error: 'Please try again in 15 minutes.' })
  expect(refused.failure.retryAfterSeconds).toBeGreaterThan(800)
  const byTransfer = { expectedTotalCents: 2500, paymentMethod: 'bank-transfer', paymentToken: null } as const
  expect((await pay(visitor, byTransfer)).body.state).toBe('placed')
  const other = app.visitor(website)
  await add(other, mug)
  expect((await pay(other, { expectedTotalCents: 2500 })).body.state).toBe('placed')
})
