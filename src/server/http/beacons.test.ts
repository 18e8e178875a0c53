import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { recordHitCall } from '#shared/analytics/api.ts'

const log: string[] = []
const app = await startTestApp({ LOG_LEVEL: 'info' }, { logStream: { write: (line) => void log.push(line) } })
const website = await app.buildWebsite()
const hit = JSON.stringify({ event: 'View', data: { url: '/' } })

test.each([
  ['taken', hit, 'text/plain', 200],
  ['no hit', '{}', 'application/json', 400],
  ['malformed', '{', 'application/json', 400],
  ['without a body', '', 'text/plain', 400],
  ['too large', 'x'.repeat(20_000), 'application/x-www-form-urlencoded', 413],
  ['of another type', hit, 'image/svg+xml', 415],
  ['a form with files', hit, 'multipart/form-data; boundary=x', 415],
])('a beacon that is %s is answered with the headers of every answer', async (_, body, type, status) => {
  const { statusCode, headers } = await app
    .visitor(website)
    .request(recordHitCall.method, recordHitCall.path, body, { 'content-type': type })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  expect(headers['cache-control']).toContain('no-store')
})

test('beacons write no lines into the log', () => {
  expect(log.filter((line) => line.includes(recordHitCall.path))).toEqual([])
})

test('an address that sends too many is told to wait', async () => {
  const visitor = app.visitor(website)
  const send = () => visitor.request(recordHitCall.method, recordHitCall.path, hit, { 'content-type': 'text/plain' })
  const answers = []
  for (let turn = 0; turn <= recordHitCall.perMinute!; turn += 1) answers.push(await send())
  const last = answers.at(-1)!
  expect([last.statusCode, last.json().code]).toEqual([429, 'rate-limited'])
  expect(last.json().error).toBe('Please try again in a minute.')
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})
