import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCouponCall } from '#shared/cart/api.ts'
import { signInCall } from '#shared/sign-in/schema.ts'
import { changesSomething, fillPath } from './fill-path.ts'

const log: string[] = []
const app = await startTestApp(
  { LOG_LEVEL: 'trace', RATE_LIMIT_MULTIPLIER: '1000' },
  { logStream: { write: (line) => void log.push(line) } },
)
const website = await app.buildWebsite()

/** Values that must never be logged; each is unique. */
const secrets = {
  email: 'canary.person@secret-mail.example',
  password: 'canary-password-9f3',
  card: '4242424242424242',
  name: 'Canaryname',
  code: 'CANARYCODE',
  query: 'canary-query',
}

test('passwords, e-mails, names, codes, cookies and keys stay out of the log, whatever call they come by', async () => {
  const owner = await app.owner(website)
  await owner.request('GET', '/api/sign-in')
  const visitor = app.visitor(website)
  await visitor.call(signInCall, { body: { email: secrets.email, password: secrets.password } })
  await add(visitor, await buildProduct(app, website))
  await visitor.call(addCouponCall, { body: { code: secrets.code } })
  const address = { ...homeAddress, lastName: secrets.name }
  const bought = await buy(visitor, { expectedTotalCents: 2500, email: secrets.email, shippingAddress: address })
  await visitor.request('GET', bought.url)
  await visitor.request('GET', `/search?q=${secrets.query}`)
  const cookies = [...owner.cookies, ...visitor.cookies]
  for (const contract of app.services.gates.contracts) {
    const url = `${fillPath(contract, () => secrets.code)}?token=${secrets.query}`
    const body = changesSomething(contract) ? JSON.stringify(secrets) : undefined
    await owner.request(contract.method, url, body, {
      authorization: `Bearer ${secrets.password}`,
      referer: `https://example.com/?${secrets.query}`,
      ...(body && { 'content-type': 'application/json' }),
    })
    for (const [name, value] of cookies) owner.cookies.set(name, value)
  }
  await app.runJobs()
  // Beacons of pages are too many for a line each.
  const logged = app.services.gates.contracts.filter(({ takesText }) => !takesText)
  expect(log.length).toBeGreaterThan(logged.length)
  const written = log.join('')
  const key = new URL(bought.url, 'http://x').searchParams.get('key')!
  for (const secret of [...Object.values(secrets), key, ...cookies.map(([, value]) => value)]) {
    expect(log.filter((line) => line.includes(secret))).toEqual([])
  }
  expect(written).not.toMatch(/[\w.]+@[\w.]+\.(example|com)/)
})

test('a line says who was called, how it went and which request it was', async () => {
  log.length = 0
  const visitor = app.visitor(website)
  const { headers } = await visitor.request('DELETE', '/api/commerce/shopping-cart/coupons/TRIED')
  const line = JSON.parse(log.at(-1)!)
  expect(line).toMatchObject({
    method: 'DELETE',
    url: '/api/commerce/shopping-cart/coupons/:code',
    status: 403,
    reqId: headers['x-request-id'],
  })
})

test('what a driver or a mail server says of a person is cut out of errors', async () => {
  log.length = 0
  const row = { id: '1', email: secrets.email, name: '', password_hash: '', created_at: 0, password_changed_at: 0 }
  const { database, app: fastify } = app.services
  await database.insertInto('users').values(row).execute()
  const twice = await database
    .insertInto('users')
    .values({ ...row, id: '2' })
    .execute()
    .catch((error: unknown) => error)
  fastify.log.error(twice)
  fastify.log.error(new Error(`550 <${secrets.email}> has no mailbox`))
  fastify.log.error({ err: Object.assign(new Error('x'), { mail: { to: secrets.email } }) }, 'a job failed')
  expect(log).toHaveLength(3)
  expect(log.join('')).not.toContain(secrets.email)
  expect(log[1]).toContain('550 <…@…> has no mailbox')
})
