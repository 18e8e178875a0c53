import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { changing, reading } from './stores.ts'

const app = await startTestApp()

/** The services with a count of their queries. */
function counted() {
  const count = { queries: 0 }
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count.queries += 1
      return result
    },
  }
  return { count, services: { ...app.services, database: app.services.database.withPlugin(counting) } }
}

test('a scope reads the settings once, and never where the request has them', async () => {
  const website = await app.buildWebsite()
  const { count, services } = counted()
  const byId = reading(services, { id: website.id })
  expect(await byId.settings()).toEqual(website.settings)
  expect(await byId.settings()).toEqual(website.settings)
  expect(count.queries).toBe(1)
  expect(await reading(services, website).settings()).toBe(website.settings)
  expect(await changing(services, website, null, (scope) => scope.settings())).toBe(website.settings)
  expect(count.queries).toBe(1)
})

test('the transaction of an owner reads the current settings, whatever its request had', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  await owner.call(saveStoreSettingsCall, { body: { ...settings, minimumSubtotalCents: 700, revision } })
  const read = await changing(app.services, website, { userId: 'somebody' }, (scope) => scope.settings())
  expect([website.settings.minimumSubtotalCents, read.minimumSubtotalCents]).toEqual([0, 700])
})
