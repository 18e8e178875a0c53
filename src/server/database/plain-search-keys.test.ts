import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { addSubscriberCall, listSubscribersCall } from '#shared/newsletter/owner-api.ts'
import { spellSearchKeys } from './plain-search-keys.ts'

const app = await startTestApp()

test('keys that an earlier version stored are found by the words of this version', async () => {
  const { database } = app.services
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const named = async (email: string, name: string) =>
    (await owner.call(addSubscriberCall, { body: { listId: 'newsletter', email, name, note: 'At the fair.' } })).body
      .subscriberId
  const [lukasz] = [await named('l@example.com', 'Łukasz Strauß'), await named('zoe@example.com', 'Zoë')]
  const found = async (search: string) =>
    (await owner.call(listSubscribersCall, { query: { search } })).body.subscribers.map((one: { id: string }) => one.id)
  const keyOf = async (id: string) =>
    (await database.selectFrom('newsletter_subscribers').select('search_key').where('id', '=', id).executeTakeFirst())!
      .search_key
  const today = await keyOf(lukasz)
  const earlier = database.updateTable('newsletter_subscribers').where('website_id', '=', website.id)
  await earlier.set({ search_key: ' l@example.com example.com łukasz strauß' }).where('id', '=', lukasz).execute()
  expect(await found('Łukasz')).toEqual([])

  await spellSearchKeys(database, 'newsletter_subscribers')
  expect(await keyOf(lukasz)).toBe(today)
  for (const search of ['Łukasz', 'lukasz', 'STRAUSS', 'strauß']) expect(await found(search)).toEqual([lukasz])
})
