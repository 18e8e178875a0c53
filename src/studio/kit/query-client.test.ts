import { expect, test, vi } from 'vitest'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { createQueryClient } from './query-client.ts'
import { Refusal } from './refusal.ts'
import { keyOf } from './use-contract-query.ts'

/** How often a query is sent that always fails in this way. */
async function triesOf(error: Error): Promise<number> {
  const send = vi.fn().mockRejectedValue(error)
  await expect(createQueryClient().fetchQuery({ queryKey: ['one'], queryFn: send, retryDelay: 0 })).rejects.toBe(error)
  return send.mock.calls.length
}

test.each(['network', 'unavailable', 'rate-limited'])(
  'a query that failed for a moment is sent again twice: %s',
  async (code) => {
    expect(await triesOf(new Refusal({ code }))).toBe(3)
  },
)

test.each(['product-not-found', 'not-signed-in', 'unexpected'])(
  'a query that would fail again is sent once: %s',
  async (code) => {
    expect(await triesOf(new Refusal({ code }))).toBe(1)
  },
)

test('an error of the program is not repeated', async () => {
  expect(await triesOf(new TypeError('broken'))).toBe(1)
})

test('a query whose first answer is lost is answered by the second', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new Refusal({ code: 'network' }))
    .mockResolvedValue('mugs')
  expect(await createQueryClient().fetchQuery({ queryKey: ['one'], queryFn: send, retryDelay: 0 })).toBe('mugs')
})

test('a change is never sent twice by itself, and is sent also where the browser believes to be offline', async () => {
  const client = createQueryClient()
  const send = vi.fn().mockRejectedValue(new Refusal({ code: 'network' }))
  vi.stubGlobal('navigator', { onLine: false })
  try {
    await expect(client.getMutationCache().build(client, { mutationFn: send }).execute(undefined)).rejects.toThrow()
  } finally {
    vi.unstubAllGlobals()
  }
  expect(send).toHaveBeenCalledOnce()
})

test('parts of one screen that ask at the same moment share one reply', async () => {
  const client = createQueryClient()
  const send = vi.fn().mockResolvedValue('mugs')
  await Promise.all([1, 2].map(() => client.fetchQuery({ queryKey: ['one'], queryFn: send })))
  await client.fetchQuery({ queryKey: ['one'], queryFn: send })
  expect(send).toHaveBeenCalledOnce()
})

test('a call that the role does not allow reads the role again: it may have changed', async () => {
  const client = createQueryClient()
  const key = keyOf(whoAmICall)
  client.setQueryData(key, {})
  const refuse = (code: string) =>
    client.fetchQuery({ queryKey: [code], queryFn: () => Promise.reject(new Refusal({ code })) }).catch(() => {})
  await refuse('product-not-found')
  expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  await refuse('not-permitted')
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})
