import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertOrder } from '#server/orders/insert-order.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { orderEmailFacts } from './documents.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const card = { cardId: newId(), paymentId: newId(), lastFour: '2345', cents: 500 }

test.each<[string, Partial<Order>, 'paid' | 'awaiting']>([
  ['goods that are paid', { note: 'Please ring twice' }, 'paid'],
  ['goods that are paid later', { business: { company: 'Lindqvist', vat: null, isReverseCharged: false } }, 'awaiting'],
  ['goods that a gift card pays for', { giftCards: [card] }, 'paid'],
  ['files', { lines: buildOrder().lines.map((line) => ({ ...line, productType: productTypes.digital })) }, 'paid'],
])('emails about %s have the new order as it is stored', async (_, changes, state) => {
  const { id: _id, ...order } = buildOrder(changes)
  const draft = { ...order, cartId: newId(), newsletter: null, origin: 'https://tideline.example' }
  const { orderId } = await app.changing(website, (scope) =>
    insertOrder(scope, app.services.orderLifecycle, draft, state),
  )
  // On PostgreSQL a job writes the emails.
  await app.runJobs()
  const emails = await app.services.database
    .selectFrom('letters')
    .select('facts')
    .where('website_id', '=', website.id)
    .where('about_id', '=', orderId)
    .execute()
  const { origin, ...stored } = (await readOrder(app.reading(website), orderId))!
  expect(origin).toBe('https://tideline.example')
  // No email shows the timeline.
  const withoutEvents = { ...stored, events: [] }
  expect(emails.map(({ facts }) => orderEmailFacts.read(facts!).order)).toEqual([withoutEvents, withoutEvents])
})
