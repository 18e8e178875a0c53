import { expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildFileShop, linksOn } from '#server/testing/downloads/sell-files.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { allowDownloadsCall, sendDownloadsCall } from '#shared/downloads/schema.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'

// The production test card, in a demo, where everyone can use it.
const app = await startTestApp({}, { createProviders })
const shop = await buildFileShop(app)

test('a test order opens no files, says so, and is done', async () => {
  const { visitor, orderId, url } = await shop.buy()
  expect(await shop.orderOf(orderId)).toMatchObject({ testMode: true, state: 'fulfilled', downloads: [] })
  expect(await linksOn(visitor, url)).toEqual([])
  expect((await visitor.request('GET', url)).body).toContain('No money was charged and files can’t be downloaded.')
  await app.runJobs()
  const emails = await storedEmails(app.services.database, shop.website.id, { about_id: orderId })
  expect(emails).toHaveLength(2)
  for (const { html } of emails) expect(html).not.toContain('/download/')
})

test('its owner cannot open them either', async () => {
  const { orderId } = await shop.buy()
  const parameters = { orderId }
  const allowed = await shop.owner.call(allowDownloadsCall, { parameters, body: { downloadId: null } })
  const sent = await shop.owner.call(sendDownloadsCall, { parameters })
  expect([allowed.code, sent.code]).toEqual(['downloads-closed', 'downloads-closed'])
})

test('links of test orders from before are closed', async () => {
  const { visitor, orderId, url } = await shop.buy({ paymentMethod: 'bank-transfer', paymentToken: null })
  const { database } = app.services
  const owner = shop.owner
  await owner.call(markOrderPaidCall, { parameters: { orderId } })
  const [link] = await linksOn(visitor, url)
  expect((await visitor.request('GET', link!)).statusCode).toBe(200)
  await database.updateTable('orders').set({ test_mode: 1 }).where('id', '=', orderId).execute()
  expect((await visitor.request('GET', link!)).body).not.toContain('forty glazes')
})
