import fastifyFormbody from '@fastify/formbody'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { buildForm, submissionsBy } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createSubmissionKeyCall, saveFormSubmissionCall } from '#shared/forms/api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { dropDirectionMarks } from './drop-direction-marks.ts'

const app = await startTestApp()

/** Turns around what follows: a viewer reads 'exe.txt' where 'txt.exe' is written. */
const OVERRIDE = '\u202e'
const ISOLATE = '\u2066'
/** With the marks of single letters that such texts have. */
const hebrew = 'שלום\u200f, Ada (עליזה)'
const arabic = 'مرحبا\u061c 12'

test('what a buyer writes turns around nothing in the order, and Hebrew and Arabic stay as they are', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const shippingAddress = { ...homeAddress, firstName: `Ada${OVERRIDE}`, lastName: hebrew }
  const note = `${ISOLATE}${arabic}\nat the door${OVERRIDE}`
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500, shippingAddress, note })
  const owner = await app.owner(website)
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order.note).toBe(`${arabic}\nat the door`)
  expect(order.shippingAddress).toMatchObject({ firstName: 'Ada', lastName: hebrew })
})

test('answers are cleaned inside their JSON text too, where the characters may be escaped', async () => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website)
  const visitor = app.visitor(website)
  const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
  const [field] = form.fields
  const sent = JSON.stringify({ [field!.id]: `Ada OVERRIDE${hebrew}` }).replace('OVERRIDE', '\\u202e')
  expect((await visitor.call(saveFormSubmissionCall, { body: { form: sent, key } })).status).toBe(200)
  const [submission] = await submissionsBy(app, website)
  expect(JSON.stringify(submission)).toContain(`Ada ${hebrew}`)
  expect(JSON.stringify(submission)).not.toMatch(/[\u202e]|\\u202e/)
})

test('posts without scripts are cleaned, passwords are not', async () => {
  const server = fastify()
  await server.register(fastifyFormbody)
  dropDirectionMarks(server)
  server.post('/', async ({ body, query }) => ({ body, query }))
  const payload = new URLSearchParams([
    ['name', `Ada${OVERRIDE}`],
    ['choice', `one${ISOLATE}`],
    ['choice', 'two'],
    ['_password', `kiln${OVERRIDE}`],
  ]).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await server.inject({ method: 'POST', url: `/?q=mug%E2%80%AE`, payload, headers })
  expect(answer.json()).toEqual({
    body: { name: 'Ada', choice: ['one', 'two'], _password: `kiln${OVERRIDE}` },
    query: { q: 'mug' },
  })
})

test('names and titles of owners have no such characters either', () => {
  expect(singleLine(20).parse(`${OVERRIDE}Mug `)).toBe('Mug')
  expect(singleLine(40).parse(hebrew)).toBe(hebrew)
})
