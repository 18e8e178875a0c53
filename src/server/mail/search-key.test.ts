import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertOrder } from '#server/orders/insert-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { emailSearchKey, writeEmailSearchKeys } from './search-key.ts'

const app = await startTestApp()
const { database } = app.services

/** A website with the emails about one order of somebody, and a way to find emails. */
async function written(email: string) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { lines, id: _, ...order } = buildOrder({ email })
  const draft = { ...order, cartId: newId(), lines, newsletter: null, origin: 'https://tideline.example' }
  await app.changing(website, (scope) => insertOrder(scope, app.services.orderLifecycle, draft, 'paid'))
  while ((await app.runJobs()) > 0) {
    // One job writes emails, others send them.
  }
  const find = async (search: string) => {
    const { emails } = (await owner.call(listEmailsCall, { query: { search } })).body
    return emails.map(({ kind }) => kind).toSorted()
  }
  return { website, find }
}

test.each([
  ['ada@example.com', ' ada@example.com your order 00042 example.com'],
  [
    'Nina.van-Dyk+x@Example.com',
    ' nina.van-dyk+x@example.com your order 00042 van-dyk+x@example.com dyk+x@example.com x@example.com example.com',
  ],
  ['nobody', ' nobody your order 00042'],
])('an email to %s has the key "%s"', (to, key) => {
  expect(emailSearchKey({ to, subject: 'Your order #00042' })).toBe(key)
})

test('emails are found by each part of an address, and by the number of their order with or without zeros', async () => {
  const { find } = await written('nina.petrova@example.com')
  const all = await find('')
  expect(all).toContain('order-confirmation')
  for (const words of ['petrova', 'petrova@example.com', 'NINA', 'nina.petrova@example.com'])
    expect(await find(words)).toContain('order-confirmation')
  for (const number of ['1', '#1', '00001', '#00001', '01']) expect(await find(number)).toEqual(all)
  expect(await find('2')).toEqual([])
  expect(await find('rova')).toEqual([])
})

test('emails from before are found by the parts of their addresses after the upgrade', async () => {
  const { website, find } = await written('nina.petrova@example.com')
  const earlier = database.updateTable('letters').where('website_id', '=', website.id)
  await earlier.set({ search_key: ' nina.petrova@example.com your order 00001' }).execute()
  expect(await find('petrova')).toEqual([])
  await writeEmailSearchKeys(database)
  expect(await find('petrova')).toEqual(['order-confirmation'])
})
