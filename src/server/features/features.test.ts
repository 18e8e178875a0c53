import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listFeaturesCall } from '#shared/features/api.ts'
import { type FeatureId, features } from '#shared/features/features.ts'
import { saveSiteMerchandisingCall } from '#shared/merchandising/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'

const app = await startTestApp()

async function open() {
  const { website } = await buildShop(app)
  const owner = await app.owner(website)
  const stateOf = async (id: FeatureId) => {
    const listed = (await owner.call(listFeaturesCall, {})).body.features
    expect(listed.map((one) => one.id)).toEqual(Object.keys(features))
    return listed.find((one) => one.id === id)!.state
  }
  return { website, owner, stateOf }
}

test('a feature is on as soon as its setting is, on this site alone', async () => {
  const { owner, stateOf } = await open()
  const other = await open()
  expect(await stateOf('reviews')).toBe('off')
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  const reviews = { ...settings.reviews, isOn: true }
  await owner.call(saveStoreSettingsCall, { body: { ...settings, reviews, revision } })
  expect(await stateOf('reviews')).toBe('on')
  expect(await other.stateOf('reviews')).toBe('off')
})

test('restock notices are off where the site shows their form nowhere', async () => {
  const { owner, stateOf } = await open()
  expect(await stateOf('restock-notices')).not.toBe('off')
  await owner.call(saveSiteMerchandisingCall, { body: { override: { restockNotificationViews: [] }, updatedAt: 0 } })
  expect(await stateOf('restock-notices')).toBe('off')
})

test('who may change settings sees the features, and reporting does not', async () => {
  const { website } = await open()
  const statuses = await Promise.all(
    [roles.storeManager, roles.reporting].map(async (role) => {
      const reply = await (await app.owner(website, role)).call(listFeaturesCall, {})
      return reply.status
    }),
  )
  expect(statuses).toEqual([200, 403])
})
