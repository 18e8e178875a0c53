import { expect, test } from 'vitest'
import { inDays, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { listSubscriptionsCall } from '#shared/subscriptions/api.ts'

const { shop, travelTo } = await startSubscriptionShops()

test('a subscription is found by its number, and by the number, the customer and the items of each of its orders', async () => {
  const { owner, subscribe } = await shop()
  const { id } = await subscribe({ email: 'ada@example.com' })
  await subscribe({ email: 'zora@example.com' })
  await travelTo(inDays(29))
  const listed = async (query: { search?: string; state?: 'active' | 'paused' }) =>
    (await owner.call(listSubscriptionsCall, { query })).body
  const found = async (search: string) => (await listed({ search })).subscriptions.map(({ email }) => email)
  const both = ['ada@example.com', 'zora@example.com']
  expect((await found('tea')).toSorted()).toEqual(both)
  expect(await found('s00001')).toEqual([both[0]])
  expect(await found('zora')).toEqual([both[1]])
  expect(await found('nobody')).toEqual([])
  // The third order is a renewal; no subscription has its number.
  expect(await found('#00003')).toHaveLength(1)
  expect((await listed({ search: 'ada@', state: 'paused' })).subscriptions).toEqual([])
  expect(await listed({ search: 'ada@' })).toMatchObject({ subscriptions: [{ id }], expected: null })
  expect((await listed({})).expected).toMatchObject([{ count: 2 }])
})
