import { expect, test, vi } from 'vitest'
import { PASSWORD_RESET } from '#server/emails/personal-emails.ts'
import { dailyJob } from '#server/jobs/daily.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { type Browser, ownersPassword, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import {
  changePasswordCall,
  requestPasswordResetCall,
  resetPasswordCall,
  signInCall,
  whoAmICall,
} from '#shared/sign-in/schema.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
const newPassword = 'a quite different sentence'
const HOUR = 60 * 60 * 1000

/** An owner who has signed in, so that the site's origin is known. */
async function owner(website?: Website) {
  const site = website ?? (await app.buildWebsite())
  const { email } = (await (await app.owner(site)).call(whoAmICall, {})).body.staff!
  const browser = app.visitor(site)
  await browser.call(signInCall, { body: { email, password: ownersPassword } })
  return { site, email, browser }
}

const ask = (browser: Browser, email: string) => browser.call(requestPasswordResetCall, { body: { email } })
const set = (browser: Browser, token: string, password = newPassword) =>
  browser.call(resetPasswordCall, { body: { token, newPassword: password } })
const mayWork = async (browser: Browser) => (await browser.request('GET', '/api/owner/home')).statusCode === 200

async function emailsTo(email: string) {
  while ((await app.runJobs()) > 0) {
    // One job writes the email, another one sends it.
  }
  const emails = database.selectFrom('letters').selectAll().where('kind', '=', PASSWORD_RESET)
  return emails.where('to_address', '=', email).orderBy('id').execute()
}

/** The link of the last email, and its token. */
async function linkTo(email: string): Promise<{ origin: string; token: string }> {
  const plain = plainWordsOf((await emailsTo(email)).at(-1)!.html)
  const [, origin, token] = /(\S+)\/config\/new-password#(\S+)/.exec(plain)!
  return { origin: origin!, token: token! }
}

test('an email leads to a new password: once, and every place else is signed out', async () => {
  const { site, email, browser } = await owner()
  const otherVisitor = app.visitor(site)
  await ask(otherVisitor, ` ${email.toUpperCase()} `)
  const { origin, token } = await linkTo(email)
  expect(origin).toBe(`http://${site.slug}.localhost`)
  expect(await database.selectFrom('password_resets').select('token_hash').execute()).not.toContainEqual({
    token_hash: token,
  })
  const reader = app.visitor(site)
  expect((await set(reader, token, 'short')).status).toBe(400)
  expect((await set(reader, token, email)).code).toBe('invalid-fields')
  expect((await set(reader, `${token}x`)).code).toBe('reset-link-over')
  expect((await set(reader, token)).body).toMatchObject({ email, website: { slug: site.slug } })
  expect([await mayWork(reader), await mayWork(browser)]).toEqual([true, false])
  expect((await set(app.visitor(site), token, 'yet another sentence')).code).toBe('reset-link-over')
  const enter = (password: string) => app.visitor(site).call(signInCall, { body: { email, password } })
  expect((await enter(ownersPassword)).status).toBe(401)
  expect((await enter(newPassword)).status).toBe(200)
})

test('of two that use a link at once one changes the password; older links end with it', async () => {
  const { site, email } = await owner()
  await ask(app.visitor(site), email)
  const older = await linkTo(email)
  await ask(app.visitor(site), email)
  const { token } = await linkTo(email)
  expect(older.token).not.toBe(token)
  const answers = await Promise.all([1, 2, 3].map((index) => set(app.visitor(site), token, `${newPassword} ${index}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect((await set(app.visitor(site), older.token)).code).toBe('reset-link-over')
})

test('no answer says whether there is an account, and no one else gets an email', async () => {
  const { site, email } = await owner()
  const elsewhere = await owner()
  const answers = await Promise.all(
    [email, 'nobody@example.com', elsewhere.email, 'not an address'].map(async (one) => {
      const visitor = app.visitor(site)
      await visitor.request('GET', '/api/sign-in')
      const { statusCode, body, headers } = await visitor.request('POST', requestPasswordResetCall.path, { email: one })
      return { statusCode, body, names: Object.keys(headers).sort() }
    }),
  )
  expect(answers[0]).toMatchObject({ statusCode: 200, body: '{}' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await emailsTo(email)).toHaveLength(1)
  // An account of another site does not exist here.
  expect(await emailsTo(elsewhere.email)).toHaveLength(0)
})

test('a link is good for an hour, and on the site it was asked for', async () => {
  const { site, email } = await owner()
  await ask(app.visitor(site), email)
  const { token } = await linkTo(email)
  expect((await set(app.visitor(await app.buildWebsite()), token)).code).toBe('reset-link-over')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
  expect((await set(app.visitor(site), token)).code).toBe('reset-link-over')
  vi.useRealTimers()
})

test('a person gets three emails an hour, however often someone asks', async () => {
  const { site, email } = await owner()
  for (let time = 0; time < 5; time += 1) {
    await ask(app.visitor(site), email)
    await app.runJobs()
  }
  expect(await emailsTo(email)).toHaveLength(3)
})

test('no link is made from a Host that anyone can write', async () => {
  const site = await app.buildWebsite()
  const { email } = (await (await app.owner(site)).call(whoAmICall, {})).body.staff!
  // No one has signed in yet, so only the request names the site's origin.
  await ask(app.visitor(site), email)
  expect(await emailsTo(email)).toHaveLength(0)
})

test('a password that is changed otherwise ends the links; the day after nothing is left of them', async () => {
  const { site, email, browser } = await owner()
  await ask(app.visitor(site), email)
  const { token } = await linkTo(email)
  await browser.call(changePasswordCall, { body: { currentPassword: ownersPassword, newPassword } })
  expect((await set(app.visitor(site), token)).code).toBe('reset-link-over')
  await ask(app.visitor(site), email)
  expect(await emailsTo(email)).toHaveLength(2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR })
  await database.updateTable('jobs').set({ run_at: 1 }).where('kind', '=', dailyJob.kind).execute()
  expect(await emailsTo(email)).toHaveLength(0)
  vi.useRealTimers()
  expect(await database.selectFrom('password_resets').select('id').execute()).toEqual([])
})
