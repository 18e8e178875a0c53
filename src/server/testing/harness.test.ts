import { expect, test } from 'vitest'
import { prepareQuery } from '#server/database/prepare-query.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()

test('an installation without a website waits for its set-up', async () => {
  const response = await app.services.app.inject({ url: '/api/sign-in', headers: { host: 'nobody.example' } })
  expect(response.json()).toEqual({
    staff: null,
    member: null,
    wasRemoved: false,
    needsSetUp: true,
    site: null,
    asksSetUpCode: true,
  })
})

test('a session opens the website that its owner belongs to and no other', async () => {
  const [mine, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const browser = await app.owner(mine)
  expect((await browser.call(whoAmICall, {})).body.staff!.website.slug).toBe(mine.slug)
  const elsewhere = await browser.request('GET', '/api/sign-in', undefined, { host: `${other.slug}.localhost` })
  expect(elsewhere.json().staff).toBeNull()
})

test('a statement of the product that names no website is refused here', () => {
  const { database } = app.services
  const askAll = prepareQuery((queries, _values: object) => queries.selectFrom('orders').select('id'))
  expect(() => askAll(database, {})).toThrow('A statement on orders names no website_id.')
})
