import { describe, expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { isPassword } from '#server/sign-in/passwords.ts'
import { type Browser, ownersPassword as password, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import {
  changePasswordCall,
  endSessionCall,
  listSessionsCall,
  signInCall,
  signOutCall,
  whoAmICall,
} from '#shared/sign-in/schema.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
const website = await app.buildWebsite()

/** A new account, and a browser that is not signed in. */
async function person(at: Website = website): Promise<{ email: string; browser: Browser }> {
  const { staff } = (await (await app.owner(at)).call(whoAmICall, {})).body
  return { email: staff!.email, browser: app.visitor(at) }
}

const enter = (browser: Browser, email: string, tried = password) =>
  browser.call(signInCall, { body: { email, password: tried } })
const mayWork = async (browser: Browser) => (await browser.request('GET', '/api/owner/home')).statusCode === 200

describe('a session', () => {
  test('begins with a token that was never seen before, whatever the browser brought along', async () => {
    const { email, browser } = await person()
    const planted = newToken()
    browser.cookies.set('session', planted)
    await browser.request('GET', '/api/sign-in')
    const before = browser.cookies.get('crumb')
    expect((await enter(browser, email.toUpperCase())).body).toMatchObject({ email, website: { slug: website.slug } })
    const first = browser.cookies.get('session')
    expect(first).not.toBe(planted)
    expect(browser.cookies.get('crumb')).not.toBe(before)
    await enter(browser, email)
    expect(browser.cookies.get('session')).not.toBe(first)
    // The previous session has ended: a stolen cookie is useless.
    const thief = app.visitor(website)
    thief.cookies.set('session', first!)
    expect(await mayWork(thief)).toBe(false)
    expect(await mayWork(browser)).toBe(true)
  })

  test('is kept as a hash, in a cookie that no script reads', async () => {
    const { email, browser } = await person()
    const answer = await signInRaw(browser, email)
    const cookie = answer.cookies.find((one) => one.name === 'session')!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    const rows = await database.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.value)
  })

  test('ends on signing out, in the browser and on the server', async () => {
    const { email, browser } = await person()
    await enter(browser, email)
    const token = browser.cookies.get('session')!
    await browser.call(signOutCall, {})
    expect(browser.cookies.has('session')).toBe(false)
    browser.cookies.set('session', token)
    expect(await mayWork(browser)).toBe(false)
  })

  test('ends when its time is over', async () => {
    const { email, browser } = await person()
    await enter(browser, email)
    const { staff } = (await browser.call(whoAmICall, {})).body
    await database
      .updateTable('sessions')
      .set({ expires_at: Date.now() - 1 })
      .where('user_id', '=', staff!.userId)
      .execute()
    expect(await mayWork(browser)).toBe(false)
  })

  test('can be looked at and ended from another place, but only by its own person', async () => {
    const { email, browser } = await person()
    const elsewhere = app.visitor(website)
    await enter(browser, email)
    await enter(elsewhere, email)
    const { sessions } = (await browser.call(listSessionsCall, {})).body
    const other = sessions.find((one) => !one.isThisOne && one)
    const colleague = await app.owner(website)
    await colleague.call(endSessionCall, { parameters: { sessionId: other!.id } })
    expect(await mayWork(elsewhere)).toBe(true)
    await browser.call(endSessionCall, { parameters: { sessionId: other!.id } })
    for (const { id, isThisOne } of sessions)
      if (!isThisOne) await browser.call(endSessionCall, { parameters: { sessionId: id } })
    expect([await mayWork(browser), await mayWork(elsewhere)]).toEqual([true, false])
  })
})

describe('a new password', () => {
  test('needs the present one, and signs every other place out', async () => {
    const { email, browser } = await person()
    const elsewhere = app.visitor(website)
    await enter(browser, email)
    await enter(elsewhere, email)
    const next = 'a quite different sentence'
    const change = (currentPassword: string, newPassword = next) =>
      browser.call(changePasswordCall, { body: { currentPassword, newPassword } })
    expect((await change('not this one')).code).toBe('sign-in-refused')
    expect((await change(password, 'short')).status).toBe(400)
    const easy = await change(password, '1234567890')
    expect(easy.failure!.errors).toEqual({ newPassword: expect.stringMatching(/^This is a common password/) })
    expect(await mayWork(elsewhere)).toBe(true)
    expect((await change(password)).status).toBe(200)
    expect([await mayWork(browser), await mayWork(elsewhere)]).toEqual([true, false])
    expect((await enter(elsewhere, email)).status).toBe(401)
    expect((await enter(elsewhere, email, next)).status).toBe(200)
  })

  test('is kept as argon2id at the cost that OWASP asks for', async () => {
    const { email, browser } = await person()
    await enter(browser, email)
    await browser.call(changePasswordCall, {
      body: { currentPassword: password, newPassword: 'another long sentence' },
    })
    const { password_hash: hash } = await database
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPassword('another long sentence', hash)).toBe(true)
  })
})

describe('guessing', () => {
  test('an unknown person, a wrong password and a person of another website get one answer', async () => {
    const { email } = await person()
    const outsider = await person(await app.buildWebsite())
    const answers = [
      await signInRaw(app.visitor(website), 'nobody@example.com'),
      await signInRaw(app.visitor(website), email, 'wrong password'),
      await signInRaw(app.visitor(website), outsider.email),
    ]
    const told = answers.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      names: Object.keys(headers).sort(),
    }))
    expect(told[0]).toMatchObject({ statusCode: 401, body: expect.stringContaining('Wrong email or password') })
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })

  test('an account is closed after ten failures, from wherever they come; the right password is no way in', async () => {
    const { email } = await person()
    const other = await person()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status } = await enter(app.visitor(website), email, `guess ${attempt}`)
      expect(status).toBe(401)
    }
    const late = await signInRaw(app.visitor(website), email)
    expect(late.statusCode).toBe(429)
    const sentence = 'Too many wrong passwords. Try again in 15 minutes, or reset your password.'
    expect(late.json().error).toBe(sentence)
    // The answer for an address without an account is the same.
    for (let attempt = 0; attempt < 10; attempt += 1)
      await enter(app.visitor(website), 'nobody-here@example.com', `guess ${attempt}`)
    const unknown = await signInRaw(app.visitor(website), 'nobody-here@example.com')
    expect([unknown.statusCode, unknown.json().error]).toEqual([429, sentence])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(800)
    expect((await enter(other.browser, other.email)).status).toBe(200)
  })

  test('ten is also the most when all are tried at the same time', async () => {
    const { email } = await person()
    const tries = Array.from({ length: 25 }, (_, index) => enter(app.visitor(website), email, `guess ${index}`))
    const statuses = (await Promise.all(tries)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('an address is closed after thirty failures; nothing that a request says of itself opens it', async () => {
    const attacker = app.visitor(website)
    for (let attempt = 0; attempt < 30; attempt += 1) await enter(attacker, `person-${attempt}@example.com`)
    const { email, browser } = await person()
    const forged: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { 'x-real-ip': '203.0.113.9' },
      { 'x-forwarded-host': 'other.example' },
      { 'user-agent': 'somebody else' },
    ]
    for (const headers of forged) {
      expect((await signInRaw(attacker, email, password, headers)).statusCode).toBe(429)
    }
    expect((await signInRaw(attacker, `  ${email.toUpperCase()} `)).statusCode).toBe(429)
    expect((await enter(browser, email)).status).toBe(200)
  })

  test('someone without the password keeps no one out of a device on which they signed in before', async () => {
    const { email, browser } = await person()
    await enter(browser, email)
    await browser.call(signOutCall, {})
    for (let attempt = 0; attempt < 10; attempt += 1) await enter(app.visitor(website), email, `guess ${attempt}`)
    const cookie = [...browser.cookies].find(([name]) => name.startsWith('device-'))!
    // A cookie that is invalid, or was made for someone else, counts as no device.
    const other = await person()
    await enter(other.browser, other.email)
    const [, others] = [...other.browser.cookies].find(([name]) => name.startsWith('device-'))!
    for (const value of ['', 'x', 'a.b.c', others, cookie[1].replace(/^./, 'z'), cookie[1].slice(0, -1)]) {
      const otherVisitor = app.visitor(website)
      otherVisitor.cookies.set(cookie[0], value)
      expect((await enter(otherVisitor, email)).status, value).toBe(429)
    }
    // The device has ten failures of its own, and no more.
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect((await enter(browser, email, 'wrong password')).status).toBe(401)
    expect((await enter(browser, email)).status).toBe(200)
    for (let attempt = 0; attempt < 10; attempt += 1) await enter(browser, email, 'wrong password')
    expect((await enter(browser, email)).status).toBe(429)
    expect((await enter(app.visitor(website), email)).status).toBe(429)
  })

  test('a device is known by a cookie that no script reads, and until the password changes', async () => {
    const { email, browser } = await person()
    const elsewhere = app.visitor(website)
    const answer = await signInRaw(browser, email)
    const cookie = answer.cookies.find((one) => one.name.startsWith('device-'))!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 31_536_000 })
    expect(cookie).not.toHaveProperty('domain')
    await enter(elsewhere, email)
    const next = 'a quite different sentence'
    await browser.call(changePasswordCall, { body: { currentPassword: password, newPassword: next } })
    for (let attempt = 0; attempt < 10; attempt += 1) await enter(app.visitor(website), email, `guess ${attempt}`)
    expect((await enter(elsewhere, email, next)).status).toBe(429)
    expect((await enter(browser, email, next)).status).toBe(200)
  })

  test('someone who gets it right starts again', async () => {
    const { email, browser } = await person()
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await enter(browser, email, 'wrong password')
      expect((await enter(browser, email)).status).toBe(200)
    }
  })
})

/** Signs in and returns the whole answer, not only its body. */
async function signInRaw(browser: Browser, email: string, tried = password, headers: Record<string, string> = {}) {
  if (!browser.cookies.has('crumb')) await browser.request('GET', '/api/sign-in')
  return browser.request('POST', signInCall.path, { email, password: tried }, headers)
}
