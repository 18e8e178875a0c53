import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Placed, PlaceOrderBody } from '#shared/checkout/schema.ts'

const body: Omit<PlaceOrderBody, 'idempotencyKey'> = {
  email: 'ada@example.com',
  buyer: null,
  shippingAddress: null,
  billingAddress: null,
  shippingMethodId: null,
  note: '',
  wantsNewsletter: false,
  paymentMethod: 'test-card',
  paymentToken: 'approve',
  expectedTotalCents: 2400,
  expectedDueCents: null,
}
const placed: Placed = { state: 'placed', orderId: 'order-1', orderNumber: 1, url: '/order/order-1?key=k' }
const pending: Placed = { state: 'pending', paymentId: 'payment-1' }
const lost = new Error('the network is gone')

/** The server's answers in order: a value, the code of a refusal, or a network error. */
let answers: (Placed | string | Error)[]
/** The calls that were made. */
let calls: { path: string; key: string | undefined }[]
let storage: Map<string, string>

beforeEach(() => {
  answers = []
  calls = []
  storage = new Map()
  vi.stubGlobal('location', { search: '', pathname: '/checkout' })
  vi.stubGlobal('document', { cookie: 'crumb=nonce.signature' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { body: sent }: { body?: string }) => {
    calls.push({ path, key: sent && (JSON.parse(sent) as { idempotencyKey?: string }).idempotencyKey })
    const answer = answers.shift()!
    if (answer instanceof Error) throw answer
    return typeof answer === 'string'
      ? Response.json({ code: answer }, { status: 409 })
      : Response.json(answer, { status: 200 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The page after a reload: only the tab's storage remains. */
async function load() {
  vi.resetModules()
  return import('./pay.ts')
}

async function payTwice(first: Placed | string | Error) {
  answers = [first, placed]
  const { pay } = await load()
  const outcome = await pay(body)
  await (await load()).pay(body)
  return { outcome, keys: calls.map((call) => call.key) }
}

describe('one key stands for one intention to buy', () => {
  test.each([
    ['an answer that is lost', lost],
    ['a server that cannot write', 'unavailable'],
    ['what should not happen', 'unexpected'],
    ['too many requests at once', 'rate-limited'],
    ['a payment that is on its way already', 'payment-in-progress'],
    ['a total that has changed', 'total-changed'],
    [
      'a bank that asks',
      { state: 'needs-confirmation', paymentId: 'payment-1', action: { type: 'test-bank' } } as const,
    ],
    ['an answer that takes its time', pending],
  ])('it survives %s, and a reload', async (_what, first) => {
    const { keys } = await payTwice(first)
    expect(keys[0]).toMatch(/^[0-9a-f]{48}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test.each([
    ['the order is placed', placed],
    ['the card is declined', 'payment-declined'],
    ['the payment has expired', 'payment-expired'],
  ])('it ends when %s', async (_when, first) => {
    const { keys } = await payTwice(first)
    expect(keys[1]).not.toBe(keys[0])
  })

  test('a key that was used for another order is replaced at once', async () => {
    answers = ['idempotency-key-reused', placed]
    const { pay } = await load()
    expect(await pay(body)).toEqual({ ok: true, value: placed })
    expect(calls[1]!.key).not.toBe(calls[0]!.key)
  })

  test('where storage is forbidden the page itself remembers', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden')
      },
    })
    answers = [lost, placed]
    const { pay } = await load()
    expect((await pay(body)).ok).toBe(false)
    await pay(body)
    expect(calls[1]!.key).toBe(calls[0]!.key)
  })
})

describe('a payment that was begun', () => {
  test('is gone on with after a reload', async () => {
    answers = [pending, placed]
    await (await load()).pay(body)
    expect(await (await load()).resume()).toEqual({ ok: true, value: placed })
    expect(calls[1]!.path).toBe('/api/commerce/checkout/payments/payment-1')
    expect((await load()).resume()).toBeNull()
  })

  test('is gone on with on the way back from a page of the provider, and once', async () => {
    const location = { search: '?payment=payment-2&token=O1&PayerID=P1', pathname: '/checkout' }
    vi.stubGlobal('location', location)
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_state: unknown, _title: string, url: string) => {
        location.search = url.slice(location.pathname.length)
      },
    })
    answers = [placed]
    const { resume } = await load()
    expect(await resume()).toEqual({ ok: true, value: placed })
    expect(calls[0]!.path).toBe('/api/commerce/checkout/payments/payment-2')
    // What PayPal has added is for the part of the checkout that asked.
    expect(location.search).toBe('?token=O1&PayerID=P1')
    expect(resume()).toBeNull()
  })

  test('is still there when the answer about it is lost', async () => {
    answers = [pending, lost, placed]
    await (await load()).pay(body)
    expect((await (await load()).resume())?.ok).toBe(false)
    expect(await (await load()).resume()).toEqual({ ok: true, value: placed })
  })

  test('is forgotten once the bank has said no', async () => {
    answers = [
      { state: 'needs-confirmation', paymentId: 'payment-1', action: { type: 'test-bank' } },
      'payment-declined',
    ]
    await (await load()).pay(body)
    const { answerProvider, resume } = await load()
    expect((await answerProvider('payment-1', { approve: false })).ok).toBe(false)
    expect(resume()).toBeNull()
  })

  test('is asked for until it is decided', async () => {
    vi.useFakeTimers()
    answers = [pending, lost, pending, placed]
    const { waitForPayment } = await load()
    const waiting = waitForPayment('payment-1')
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await waiting).toEqual({ ok: true, value: placed })
    expect(calls).toHaveLength(4)
  })

  test('is waited for only for a limited time', async () => {
    vi.useFakeTimers()
    answers = Array.from({ length: 60 }, () => pending)
    const { waitForPayment } = await load()
    const waiting = waitForPayment('payment-1')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await waiting).toMatchObject({ ok: false, failure: { code: 'payment-in-progress' } })
  })
})
