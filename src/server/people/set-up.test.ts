import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { setUpCall } from '#shared/sign-in/schema.ts'
import { firstOwnerOf } from './first-owner.ts'
import { isSetUpCode, setUpCodeOf } from './set-up-code.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '10' })
const fastify = app.services.app
const form = {
  siteName: 'Kiln & Clay',
  ownerName: 'Ada Byron',
  email: 'Ada@Example.com',
  password: 'correct horse battery',
  country: 'US',
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
}
const headers = { host: 'localhost' }
const send = (body: object, more: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  fastify.inject({
    method: 'POST',
    url: setUpCall.path,
    payload: body,
    headers: { ...headers, ...more },
    remoteAddress,
  })
const ask = async (more: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await fastify.inject({ url: '/api/sign-in', headers: { ...headers, ...more }, remoteAddress })).json()

test('an empty installation refuses what cannot be, and pages of elsewhere', async () => {
  for (const wrong of [
    { timeZone: 'Atlantis/Capital' },
    { email: 'ada' },
    { password: 'short' },
    { password: '1234567890' },
    { password: 'Kiln & Clay 2026' },
    { currency: 'XXX' },
    { role: 1 },
  ]) {
    expect((await send({ ...form, ...wrong })).statusCode).toBe(400)
  }
  expect((await send(form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400)
  expect((await send(form, { origin: 'https://evil.example' })).statusCode).toBe(400)
  expect(await ask()).toEqual({
    staff: null,
    member: null,
    wasRemoved: false,
    needsSetUp: true,
    asksSetUpCode: false,
    site: null,
  })
})

test('a browser that opens the site before there is one is led to the set-up; a call is refused because there is none', async () => {
  const page = await fastify.inject({ url: '/', headers: { ...headers, accept: 'text/html' } })
  expect([page.statusCode, page.headers.location]).toEqual([302, '/config'])
  expect((await fastify.inject({ url: '/api/commerce/shopping-cart', headers })).json().code).toBe('website-not-found')
})

test.each([
  ['another machine', {}, '203.0.113.7'],
  ['the network of containers', {}, '172.17.0.1'],
  ['a proxy on this machine', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['a proxy on this machine that says it otherwise', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
  ['a site that is served through this machine', { host: 'kiln.example' }, '127.0.0.1'],
  ['a name that was turned to this machine', { host: 'localhost.evil.example' }, '127.0.0.1'],
])('a browser at %s has to know the code that the server printed', async (_, more, address) => {
  expect(await ask(more, address)).toEqual({
    staff: null,
    member: null,
    wasRemoved: false,
    needsSetUp: true,
    asksSetUpCode: true,
    site: null,
  })
  for (const setUpCode of [undefined, '', '0000-0000-0000-0000', setUpCodeOf(app.services.secret).slice(0, -1)]) {
    const refused = await send({ ...form, setUpCode }, more, address)
    expect(refused.json()).toMatchObject({ code: 'set-up-code-wrong' })
    expect(refused.statusCode).toBe(403)
  }
  expect(await firstOwnerOf(app.services.database)).toBeNull()
})

test('the code is the same on every node, and may be typed in small letters', () => {
  const { secret } = app.services
  const code = setUpCodeOf(secret)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(isSetUpCode(secret, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(true)
  expect(isSetUpCode(createSecretKey(Buffer.alloc(32)), code)).toBe(false)
})

test.each([['127.0.0.1:3000'], ['[::1]:3000'], ['shop.localhost']])('at %s nothing is asked', async (host) => {
  expect(await ask({ host })).toMatchObject({ asksSetUpCode: false })
})

test('of five people who set it up at once one succeeds, and is signed in', async () => {
  // They all read the log.
  const setUpCode = setUpCodeOf(app.services.secret)
  const fromAfar = (body: object) => send({ ...body, setUpCode }, {}, '203.0.113.7')
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((index) => fromAfar({ ...form, email: `ada${index}@example.com` })),
  )
  const [winner] = answers.filter((answer) => answer.statusCode === 200)
  expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(4)
  expect(winner!.json()).toMatchObject({ name: 'Ada Byron', website: { title: 'Kiln & Clay', slug: 'kiln-and-clay' } })
  const count = async (table: 'users' | 'websites' | 'collections') =>
    (await app.services.database.selectFrom(table).selectAll().execute()).length
  expect([await count('users'), await count('websites'), await count('collections')]).toEqual([1, 1, 1])
  const cookie = winner!.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const crumb = winner!.cookies.find(({ name }) => name === 'crumb')!.value
  const signOut = await fastify.inject({
    method: 'DELETE',
    url: '/api/sign-in',
    headers: { ...headers, cookie, 'x-csrf-token': crumb },
  })
  expect(signOut.statusCode).toBe(200)
})

test('afterwards it is done', async () => {
  expect((await send(form)).json().code).toBe('already-set-up')
  expect(await ask({}, '203.0.113.7')).toEqual({
    staff: null,
    member: null,
    wasRemoved: false,
    needsSetUp: false,
    asksSetUpCode: false,
    site: expect.anything(),
  })
})

test('the sign-in names the site, and says whether emails are sent', async () => {
  const { site } = await ask()
  expect(site).toEqual({ title: expect.stringMatching(/./), canSendEmail: false })
})

test('the set-up itself cannot be undone: the home page would lead nowhere', async () => {
  const { database } = app.services
  const site = await database.selectFrom('websites').select('id').executeTakeFirstOrThrow()
  const logged = await database.selectFrom('changes').select('id').where('website_id', '=', site.id).execute()
  expect(logged).toEqual([])
})
