import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { takeDue } from '#server/jobs/lease.ts'
import { runJob, runnerOf, runnersOf } from '#server/jobs/run-job.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getEmailCall, listEmailsCall, resendEmailCall, sendTestEmailCall } from '#shared/emails/schema.ts'
import { sendEmailJob } from './jobs.ts'
import { sendEmailHandler } from './send-email.ts'
import { mailServersOf } from './servers/mail-servers.ts'
import { writeEmail } from './write-email.ts'

// A mail server that refuses some recipients and answers some messages late.
const received: { to: string; messageId: string }[] = []
let isSlow = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const refusal = address.startsWith('gone@') ? [550, '5.1.1 User unknown'] : [450, '4.2.0 Greylisted']
    if (!/^(gone|later)@/.test(address)) return done()
    done(Object.assign(new Error(String(refusal[1])), { responseCode: refusal[0] }))
  },
  async onData(stream, session, done) {
    const raw = await text(stream)
    received.push({
      to: session.envelope.rcptTo[0]!.address,
      messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
    })
    if (!isSlow) done()
  },
})
await new Promise<void>((ready) => void smtp.listen(0, '127.0.0.1', () => ready()))
const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
afterAll(() => new Promise<void>((closed) => smtp.close(() => closed())))

const app = await startTestApp({ SMTP_URL: url })
const { database } = app.services
const website = await app.buildWebsite()
const owner = await app.owner(website)
beforeEach(() => {
  received.length = 0
  isSlow = false
})

const write = (to: string, subject = 'Your order #00042', kind = 'order-confirmation') =>
  app.changing(website, (scope) => writeEmail(app.services.env, scope, { kind, to, subject, html: '<p>x' }))

const open = async (emailId: string) => (await owner.call(getEmailCall, { parameters: { emailId } })).body.email
const jobOf = (emailId: string) =>
  database.selectFrom('jobs').selectAll().where('unique_key', '=', emailId).orderBy('id', 'desc').executeTakeFirst()

const sources = {
  namesOf: async () => ({ senderName: '', title: '' }),
  htmlOf: async ({ html }: { html: string }) => html,
}
const impatient = () => {
  const findServer = mailServersOf({
    ...app.services,
    ...{ isConfidential: () => false, answerMilliseconds: 500, hangingMilliseconds: 400 },
  })
  return runnersOf(runnerOf(sendEmailJob, sendEmailHandler(database, findServer, sources)))
}

/** Runs due jobs, with a client that waits half a second for an answer. */
async function send(now = Date.now(), runners = impatient()): Promise<void> {
  for (const row of await takeDue(database, { now, most: 10 }))
    await runJob(database, runners, row, { stopping: () => false, onError: () => {} })
}

test('a refused address fails at once, in a sentence, and is not tried again', async () => {
  const emailId = await write('gone@example.com')
  await send()
  expect(await open(emailId)).toMatchObject({
    state: 'failed',
    problem: 'Not delivered: gone@example.com doesn’t exist.',
    error: expect.stringContaining('5.1.1'),
    triesUntil: null,
  })
  expect((await jobOf(emailId))!.state).toBe('done')
})

test('a corrected address gets the email', async () => {
  const emailId = await write('gone@example.com')
  await send()
  const again = await owner.call(resendEmailCall, { parameters: { emailId }, body: { to: 'Here@Example.com' } })
  expect(again.body.email).toMatchObject({ to: 'here@example.com', state: 'waiting', problem: null })
  await send()
  expect(received.map(({ to }) => to)).toEqual(['here@example.com'])
  expect(await open(emailId)).toMatchObject({ state: 'sent', to: 'here@example.com', error: null })
})

test('what proves something of its recipient goes to no other address', async () => {
  const emailId = await write('ada@example.com', 'Please confirm', 'newsletter-confirmation')
  const body = { to: 'eve@example.com' }
  const refused = await owner.call(resendEmailCall, { parameters: { emailId }, body })
  expect([refused.status, refused.code]).toEqual([409, 'email-not-redirected'])
  expect((await open(emailId)).to).toBe('ada@example.com')
  await send()
})

test('a server that asks for patience is asked again, and the studio knows until when', async () => {
  const emailId = await write('later@example.com')
  await send()
  const email = await open(emailId)
  expect(email).toMatchObject({ state: 'delayed', problem: expect.stringContaining('right now') })
  const hours = (email.triesUntil! - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(1)
  expect(hours).toBeLessThan(3)
  await database.deleteFrom('jobs').where('unique_key', '=', emailId).execute()
})

test('a message that was taken and not confirmed is tried twice more, hours apart, under one Message-ID', async () => {
  isSlow = true
  const emailId = await write('ada@example.com')
  await send()
  expect(await open(emailId)).toMatchObject({
    state: 'unconfirmed',
    problem: expect.stringContaining('may have arrived'),
  })
  const first = (await jobOf(emailId))!
  expect(first.state).toBe('waiting')
  expect(Number(first.run_at) - Date.now()).toBeGreaterThan(15 * 60_000)
  await send(Date.now() + 60_000)
  expect(received).toHaveLength(1)
  await send(Number(first.run_at) + 1)
  await send(Date.now() + 24 * 3_600_000)
  expect((await jobOf(emailId))!.state).toBe('done')
  await send(Date.now() + 48 * 3_600_000)
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)
  expect((await open(emailId)).state).toBe('unconfirmed')
})

test('while the mail server hangs, other emails wait instead of waiting for it', async () => {
  isSlow = true
  const runners = impatient()
  await write('ada@example.com')
  await send(Date.now(), runners)
  const second = await write('bob@example.com')
  await send(Date.now(), runners)
  expect(received.map(({ to }) => to)).toEqual(['ada@example.com'])
  expect(await open(second)).toMatchObject({ state: 'delayed', problem: 'The mail server isn’t responding.' })
  expect(Number((await jobOf(second))!.run_at) - Date.now()).toBeGreaterThan(30_000)
  await database.deleteFrom('jobs').execute()
})

test('a test email goes to the one who asks for it, and its page says how it went', async () => {
  const { emailId } = (await owner.call(sendTestEmailCall, {})).body
  await send()
  const email = await open(emailId)
  expect(email).toMatchObject({ kind: 'test-email', state: 'sent', subject: 'Test email from Test shop' })
  expect(received.map(({ to }) => to)).toEqual([email.to])
  const plain = await startTestApp()
  const shop = await plain.buildWebsite()
  const other = await plain.owner(shop)
  const kept = (await other.call(sendTestEmailCall, {})).body.emailId
  expect((await other.call(getEmailCall, { parameters: { emailId: kept } })).body.email.state).toBe('mailbox')
})

test('emails are found by address, subject and order number', async () => {
  await write('zoe@harbor.example', 'Your order #00077 has shipped')
  const found = async (search: string) =>
    (await owner.call(listEmailsCall, { query: { search } })).body.emails.map(({ to }) => to)
  for (const search of ['zoe@', 'ZOE', '#00077', '00077', 'shipped'])
    expect(await found(search)).toEqual(['zoe@harbor.example'])
  expect(await found('nowhere')).toEqual([])
})
