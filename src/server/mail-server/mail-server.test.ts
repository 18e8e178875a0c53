import { afterAll, beforeEach, expect, test } from 'vitest'
import { writeEmail } from '#server/mail/write-email.ts'
import { knownAccount, startMailServer, trustTestServers } from '#server/testing/mail-server/start-mail-server.ts'
import { type Browser, ownersPassword, startTestApp } from '#server/testing/test-app.ts'
import { createWebsiteDirectory } from '#server/websites/directory.ts'
import type { Website } from '#server/websites/website.ts'
import { getChangeCall, listChangesCall } from '#shared/changes/schema.ts'
import { getEmailCall } from '#shared/emails/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import * as api from '#shared/mail-server/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { requestPasswordResetCall, signInCall, whoAmICall } from '#shared/sign-in/schema.ts'

trustTestServers()
const [smtp, encrypted, plain] = await Promise.all([
  startMailServer(),
  startMailServer({ security: 'tls' }),
  startMailServer({ security: 'none' }),
])
afterAll(() => Promise.all([smtp, encrypted, plain].map((server) => server.close())))

const app = await startTestApp({ PRIVATE_MAIL_SERVERS: '1', RATE_LIMIT_MULTIPLIER: '1000' })
const { database } = app.services
const from = 'hello@shop.example'
const working = { host: 'localhost', port: smtp.port, security: 'starttls', from, ...knownAccount } as const

let website: Website
let owner: Browser
beforeEach(async () => {
  website = await app.buildWebsite({ title: 'Tideline' })
  owner = await app.owner(website)
  for (const { received, behavior } of [smtp, encrypted, plain]) {
    received.length = 0
    Object.assign(behavior, { password: knownAccount.password, refusesSender: false })
  }
})

const save = (changes: object = {}) => owner.call(api.saveMailServerCall, { body: { ...working, ...changes } })
const stored = async () => (await owner.call(api.getMailServerCall, {})).body
const canSend = async () => (await app.services.websites.byId(website.id))!.canSendEmail
const write = (to: string) =>
  app.changing(website, (scope) =>
    writeEmail(app.services.env, scope, { kind: 'note', to, subject: 'Your order', html: '<p>Thank you' }),
  )
const stateOf = async (emailId: string) =>
  (await owner.call(getEmailCall, { parameters: { emailId } })).body.email.state

test.each([
  ['a wrong password', { password: 'guessed' }, 'login', /password.*535 5\.7\.8 Username and Password/],
  ['a name that does not exist', { host: 'mail.invalid' }, 'name-not-found', /couldn’t find mail\.invalid/],
  ['a port where nothing listens', { port: 1 }, 'refused', /doesn’t take connections on port 1\b/],
  ['a certificate of another name', { host: '127.0.0.1' }, 'certificate', /certificate of 127\.0\.0\.1/],
  ['no encryption, where STARTTLS is wanted', { port: plain.port }, 'encryption', /465 with TLS/],
  ['no encryption, where TLS is wanted', { security: 'tls' }, 'encryption', /587 with STARTTLS/],
])('%s is shown with what to do, and nothing is stored', async (_what, changes, trouble, words) => {
  const refused = await save(changes)
  expect([refused.status, refused.code, refused.failure!.trouble]).toEqual([400, 'mail-server-failed', trouble])
  expect(refused.failure!.error).toMatch(words)
  expect(await stored()).toEqual({ own: null, installation: null })
  expect(await canSend()).toBe(false)
})

test('a password is never sent without encryption; both kinds of encryption work', async () => {
  await save({ port: plain.port })
  expect([plain.connections(), plain.signIns()]).toEqual([expect.any(Number), 0])
  expect((await save({ port: encrypted.port, security: 'tls' })).status).toBe(200)
  expect((await save()).status).toBe(200)
})

test('a shop without a mail server sends emails from the moment when one is saved, in every process', async () => {
  const elsewhere = createWebsiteDirectory(database, { poll: false, hasMailServer: false })
  expect((await elsewhere.byId(website.id))!.canSendEmail).toBe(false)
  const before = await write('early@example.com')
  const { body } = await save()
  expect(body.own).toMatchObject({ host: 'localhost', port: smtp.port, user: knownAccount.user, from, problem: null })
  expect(await canSend()).toBe(true)
  expect((await owner.call(whoAmICall, {})).body.staff!.website.canSendEmail).toBe(true)
  await elsewhere.poll()
  expect((await elsewhere.byId(website.id))!.canSendEmail).toBe(true)
  const emailId = await write('ada@example.com')
  await app.runJobs()
  expect(await stateOf(emailId)).toBe('sent')
  expect(smtp.received).toMatchObject([{ to: 'ada@example.com', from }])
  expect(smtp.received[0]!.raw).toMatch(/^From: Tideline <hello@shop\.example>$/m)
  // Emails of the time before would surprise people.
  expect(await stateOf(before)).toBe('mailbox')
})

test('the password is sealed, and in no reply and no change log', async () => {
  await save()
  const row = await database
    .selectFrom('mail_servers')
    .selectAll()
    .where('website_id', '=', website.id)
    .executeTakeFirstOrThrow()
  expect(row.password).not.toContain(knownAccount.password)
  expect(app.services.sealing!.open(row.password, `mail server ${website.id}`)).toBe(knownAccount.password)
  expect(JSON.stringify(await stored())).not.toContain('password')
  await owner.call(api.removeMailServerCall, {})
  const { changes } = (await owner.call(listChangesCall, {})).body
  expect(changes.map(({ noun, kind, titles }) => [noun, kind, titles])).toEqual([
    ['mail-server', 'deleted', ['localhost']],
    ['mail-server', 'created', ['localhost']],
  ])
  for (const { batchId } of changes) {
    const change = (await owner.call(getChangeCall, { parameters: { batchId } })).body
    expect(JSON.stringify(change)).not.toContain(knownAccount.password)
  }
})

test('the stored password stays with its account: no other host gets it', async () => {
  await save()
  expect((await save({ password: '', from: 'news@shop.example' })).body.own.from).toBe('news@shop.example')
  for (const changes of [{ host: '127.0.0.1' }, { user: 'eve@shop.example' }]) {
    expect((await save({ password: '', ...changes })).code).toBe('mail-server-password-missing')
  }
})

test('a test email arrives, or the page says why the server refused it', async () => {
  expect((await owner.call(api.testMailServerCall, {})).code).toBe('mail-server-not-set')
  await save()
  const sent = await owner.call(api.testMailServerCall, {})
  expect(smtp.received.map(({ to }) => to)).toEqual([sent.body.to])
  smtp.behavior.refusesSender = true
  const refused = await owner.call(api.testMailServerCall, {})
  expect(refused.failure).toMatchObject({ code: 'mail-server-failed', trouble: 'sender' })
  expect(refused.failure!.error).toMatch(/send as hello@shop\.example.*not owned by this user/)
  expect((await stored()).own!.problem!.words).toBe(refused.failure!.error)
  smtp.behavior.refusesSender = false
  await owner.call(api.testMailServerCall, {})
  expect((await stored()).own!.problem).toBeNull()
})

test('a password that was changed at the service is told to the owner; delayed emails go out with the new one', async () => {
  await save()
  smtp.behavior.password = 'a new one'
  const emailId = await write('ada@example.com')
  await app.runJobs()
  expect(await stateOf(emailId)).toBe('delayed')
  expect((await stored()).own!.problem!.words).toMatch(/didn’t accept the user name or password/)
  const failing = async () => (await owner.call(getHomeCall, {})).body.toDo.mailServersFailing
  expect(await failing()).toBe(1)
  expect((await save({ password: 'a new one' })).status).toBe(200)
  await app.runJobs()
  expect(await stateOf(emailId)).toBe('sent')
  expect((await stored()).own!.problem).toBeNull()
  expect(await failing()).toBe(0)
})

test('without its mail server the shop stores emails again, also those that waited', async () => {
  await save()
  smtp.behavior.password = 'a new one'
  const emailId = await write('ada@example.com')
  await app.runJobs()
  expect((await owner.call(api.removeMailServerCall, {})).status).toBe(200)
  expect(await canSend()).toBe(false)
  await app.runJobs()
  expect(await stateOf(emailId)).toBe('mailbox')
  expect((await owner.call(api.removeMailServerCall, {})).code).toBe('mail-server-not-set')
})

test('people who manage the store see it; only those who manage the site change it', async () => {
  await save()
  owner = await app.owner(website, roles.storeManager)
  expect((await stored()).own!.host).toBe('localhost')
  expect((await save()).code).toBe('not-permitted')
  expect((await owner.call(api.testMailServerCall, {})).code).toBe('not-permitted')
  owner = await app.owner(website, roles.editor)
  expect((await owner.call(api.getMailServerCall, {})).code).toBe('not-permitted')
})

test('someone who also works for another site gets no link to their account through this one’s mail server', async () => {
  await save()
  const { email, userId } = (await owner.call(whoAmICall, {})).body.staff!
  // The link leads to where someone has signed in.
  await app.visitor(website).call(signInCall, { body: { email, password: ownersPassword } })
  const ask = async () => {
    await app.visitor(website).call(requestPasswordResetCall, { body: { email } })
    while ((await app.runJobs()) > 0) {
      // One job writes the email, another one sends it.
    }
    return smtp.received.map(({ to }) => to)
  }
  expect(await ask()).toEqual([email])
  const { id: website_id } = await app.buildWebsite()
  await database
    .insertInto('staff')
    .values({ ...{ website_id, user_id: userId, role: roles.admin }, created_at: 1 })
    .execute()
  expect(await ask()).toEqual([email])
})

test('it takes the place of the mail server of the installation, except for links to accounts', async () => {
  const hosted = await startTestApp({
    ...{ PRIVATE_MAIL_SERVERS: '1', MAIL_FROM: 'Host <mail@host.example>' },
    SMTP_URL: `smtp://olive%40shop.example:an%20app%20password@127.0.0.1:${plain.port}`,
  })
  const shop = await hosted.buildWebsite()
  const person = await hosted.owner(shop)
  const { body } = await person.call(api.getMailServerCall, {})
  expect(body).toEqual({ own: null, installation: { from: 'Host <mail@host.example>' } })
  expect((await person.call(api.saveMailServerCall, { body: working })).status).toBe(200)
  await hosted.changing(shop, (scope) =>
    writeEmail(hosted.services.env, scope, { kind: 'note', to: 'ada@example.com', subject: 'x', html: 'x' }),
  )
  await hosted.runJobs()
  expect(smtp.received.map(({ to }) => to)).toEqual(['ada@example.com'])
  const { email } = (await person.call(whoAmICall, {})).body.staff!
  await hosted.visitor(shop).call(signInCall, { body: { email, password: ownersPassword } })
  await hosted.visitor(shop).call(requestPasswordResetCall, { body: { email } })
  while ((await hosted.runJobs()) > 0) {
    // One job writes the email, another one sends it.
  }
  expect(plain.received.map(({ to }) => to)).toEqual([email])
})

test('addresses of private networks are never connected to, unless the host allows it', async () => {
  const strict = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
  const person = await strict.owner(await strict.buildWebsite())
  const connections = smtp.connections()
  for (const host of ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '10.0.0.1', '169.254.169.254', '0.0.0.0']) {
    const refused = await person.call(api.saveMailServerCall, { body: { ...working, host } })
    expect([host, refused.failure!.trouble]).toEqual([host, 'private'])
  }
  expect(smtp.connections()).toBe(connections)
})

test('a password that was sealed with another key has to be entered again', async () => {
  const shop = await app.buildWebsite()
  const person = await app.owner(shop)
  await database
    .insertInto('mail_servers')
    .values({
      ...{ website_id: shop.id, host: 'localhost', port: smtp.port, security: 'starttls' as const },
      ...{
        user_name: 'olive',
        password: 'sealed with another key',
        from_address: from,
        saved_at: 1,
        problem: '',
        problem_since: null,
      },
    })
    .execute()
  const lost = await person.call(api.testMailServerCall, {})
  expect(lost.failure!.error).toBe('The stored password can’t be read any more. Enter it again.')
})
