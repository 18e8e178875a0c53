import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { listRegionsCall } from '#shared/addresses/schema.ts'

const app = await startTestApp()
const visitor = app.visitor(await app.buildWebsite())
const regionsIn = (country: string) => visitor.call(listRegionsCall, { parameters: { country } })

test('lists the regions that addresses of a country name', async () => {
  const { body } = await regionsIn('US')
  expect(body.regions).toContainEqual({ code: 'OR', name: 'Oregon' })
  expect((await regionsIn('DE')).body.regions).toEqual([])
  expect((await regionsIn('us')).status).toBe(404)
})

test('may be kept by browsers and proxies', async () => {
  const { headers } = await visitor.request('GET', '/api/commerce/regions/CA')
  expect(headers['cache-control']).toBe('public, max-age=86400')
})
