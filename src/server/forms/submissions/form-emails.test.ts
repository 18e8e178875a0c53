import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobRunners } from '#server/job-handlers.ts'
import { takeDue } from '#server/jobs/lease.ts'
import { runJob } from '#server/jobs/run-job.ts'
import { sendEmailJob } from '#server/mail/jobs.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { buildForm, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { writeFormEmailsJob } from '../jobs.ts'

const HOUR = 60 * 60 * 1000
let isDown = false
const received: { recipients: string[]; raw: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_session, done) {
    done(isDown ? Object.assign(new Error('Try again later.'), { responseCode: 421 }) : null)
  },
  async onData(stream, session, done) {
    const raw = await text(stream)
    received.push({ recipients: session.envelope.rcptTo.map((one) => one.address), raw })
    done()
  },
})
await new Promise<void>((ready) => void smtp.listen(0, '127.0.0.1', () => ready()))
const { port } = smtp.server.address() as AddressInfo
afterAll(() => new Promise<void>((closed) => smtp.close(() => closed())))

const app = await startTestApp({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Tideline <shop@tideline.example>',
  RATE_LIMIT_MULTIPLIER: '100',
})
const { database } = app.services

beforeEach(() => {
  vi.useRealTimers()
  isDown = false
  received.length = 0
})

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // Jobs that write emails queue jobs that send them.
  }
}

/** The headers of a message, unfolded, names in lower case. */
function headersOf(raw: string): [name: string, value: string][] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return head
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
}

const storage = { mailTo: ['owner@example.com', 'desk@example.com', 'owner@example.com'] }
const autoReply = { subject: 'We have it', text: 'We read every letter.\n\nTideline' }
const recipients = () => received.map((one) => one.recipients.join()).sort()

async function statesOf(website: Website): Promise<string[]> {
  const emails = await database.selectFrom('letters').select('state').where('website_id', '=', website.id).execute()
  return emails.map(({ state }) => state)
}

describe('an answer', () => {
  test('is sent to each receiver once, and a reply goes to its sender', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website, { name: 'Ask\r\nBcc: victim@example.com', storage })
    await submitAnswers(app.visitor(website), form, ['Ada <b>Byron</b>', 'Ada@Example.com', 'A kiln.\n\nTwo lines'])
    await runAllJobs()
    expect(recipients()).toEqual(['desk@example.com', 'owner@example.com'])
    for (const { raw } of received) {
      const headers = headersOf(raw)
      expect(headers.map(([name]) => name).sort()).toEqual(
        ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'].sort(),
      )
      expect(Object.fromEntries(headers)).toMatchObject({
        'reply-to': 'ada@example.com',
        subject: 'New response: Ask Bcc: victim@example.com',
      })
    }
    const { html } = await database
      .selectFrom('letters')
      .select('html')
      .where('website_id', '=', website.id)
      .where('to_address', '=', 'desk@example.com')
      .executeTakeFirstOrThrow()
    expect(html).toContain('Ada &lt;b&gt;Byron&lt;/b&gt;')
    expect(plainWordsOf(html)).toContain('A kiln.')
  })

  test.each([
    'ada@example.com\r\nBcc: victim@example.com',
    'ada@example.com\nX-Evil: 1',
    'ada@example.com, victim@example.com',
    '"ada@example.com>\r\nRCPT TO:<victim"@example.com',
    'ada@example.com\u2028Bcc: victim@example.com',
    'Ada <ada@example.com>',
  ])('with an address such as %j reaches nobody else and adds no header', async (email) => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website, { storage: { ...storage, autoReply } })
    const answers = ['Ada\r\nBcc: victim@example.com', email, 'Hello\r\n.\r\nMAIL FROM:<x@example.com>']
    const reply = await submitAnswers(app.visitor(website), form, answers, {
      pageTitle: 'x\r\nBcc: victim@example.com',
    })
    expect(reply.status).toBe(400)
    // Even with a weaker rule nothing would happen.
    const honest = await submitAnswers(app.visitor(website), form, [answers[0], 'ada@example.com', answers[2]], {
      pageTitle: 'x\r\nBcc: victim@example.com',
    })
    expect(honest.status).toBe(200)
    const [{ id } = { id: '' }] = await submissionsBy(app, website)
    await database.updateTable('form_submissions').set({ sender_email: email }).where('id', '=', id).execute()
    await runAllJobs()
    expect(recipients()).toEqual(expect.arrayContaining(['desk@example.com', 'owner@example.com']))
    for (const one of received) {
      expect(one.recipients).toHaveLength(1)
      expect(one.recipients[0]).not.toMatch(/^victim@/)
      const names = headersOf(one.raw).map(([name]) => name)
      expect(names.filter((name) => ['bcc', 'cc', 'x-evil'].includes(name))).toEqual([])
      expect(names.filter((name) => name === 'to')).toHaveLength(1)
    }
  })

  test('is answered to its sender in the owner’s words alone, once a day for an address', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website, { storage: { mailTo: ['desk@example.com'], autoReply } })
    for (const name of ['buy at https://pills.example', 'again'])
      await submitAnswers(app.visitor(website), form, [name, 'ada@example.com'])
    await submitAnswers(app.visitor(website), form, ['Grace', 'grace@example.com'])
    await submitAnswers(app.visitor(website), form, ['Nobody'])
    await runAllJobs()
    expect(recipients()).toEqual(['ada@example.com', ...Array(4).fill('desk@example.com'), 'grace@example.com'])
    const reply = received.find((one) => one.recipients[0] === 'ada@example.com')!
    expect(reply.raw).not.toContain('pills')
    expect(Object.fromEntries(headersOf(reply.raw))).toMatchObject({
      subject: 'We have it',
      'reply-to': 'desk@example.com',
    })
  })

  test('that was deleted meanwhile is sent to no one', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website, { storage })
    await submitAnswers(app.visitor(website), form, ['Ada'])
    await database.deleteFrom('form_submissions').where('website_id', '=', website.id).execute()
    await runAllJobs()
    expect(received).toEqual([])
  })
})

test('mail that is down for an hour loses nothing and doubles nothing', async () => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website, { storage: { mailTo: ['desk@example.com'], autoReply } })
  isDown = true
  for (let person = 0; person < 2; person += 1)
    expect((await submitAnswers(app.visitor(website), form, ['x', `person-${person}@example.com`])).status).toBe(200)
  const began = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  for (let minute = 0; minute <= 60; minute += 20) {
    vi.setSystemTime(began + minute * 60_000)
    await runAllJobs()
  }
  expect(received).toEqual([])
  expect(await submissionsBy(app, website)).toHaveLength(2)
  expect(await statesOf(website)).toEqual(['delayed', 'delayed', 'delayed', 'delayed'])
  isDown = false
  for (const hours of [2, 3, 4]) {
    vi.setSystemTime(began + hours * HOUR)
    await runAllJobs()
  }
  expect(recipients()).toEqual(['desk@example.com', 'desk@example.com', 'person-0@example.com', 'person-1@example.com'])
  expect(await statesOf(website)).toEqual(['sent', 'sent', 'sent', 'sent'])
})

test('an email that no try delivers has failed, and not before', async () => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website, { storage: { mailTo: ['desk@example.com'] } })
  isDown = true
  await submitAnswers(app.visitor(website), form, ['x', 'ada@example.com'])
  const owner = await app.owner(website)
  const toDo = async () => (await owner.call(getHomeCall, {})).body.toDo
  await runAllJobs()
  expect(await toDo()).toMatchObject({ emailsDelayed: 1, emailsFailed: 0 })
  // Skips the ten attempts between the first and the last.
  await database
    .updateTable('jobs')
    .set({ attempts: 11, run_at: 1 })
    .where('website_id', '=', website.id)
    .where('kind', '=', sendEmailJob.kind)
    .execute()
  await runAllJobs()
  expect(await statesOf(website)).toEqual(['failed'])
  expect(await toDo()).toMatchObject({ emailsDelayed: 0, emailsFailed: 1 })
})

test('two that run one job, because the first was taken for dead, write its emails once', async () => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website, { storage: { mailTo: ['desk@example.com'], autoReply } })
  await submitAnswers(app.visitor(website), form, ['Ada', 'ada@example.com'])
  let slow = await takeDue(database, { now: Date.now(), most: 1 })
  while (slow[0]!.kind !== writeFormEmailsJob.kind) slow = await takeDue(database, { now: Date.now(), most: 1 })
  await database.updateTable('jobs').set({ leased_until: 1 }).where('id', '=', slow[0]!.id).execute()
  await runAllJobs()
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(String(error))
  await runJob(database, jobRunners(app.services), slow[0]!, { stopping: () => false, onError })
  await runAllJobs()
  expect(errors).toEqual(['Error: Another server took over the task.'])
  expect(recipients()).toEqual(['ada@example.com', 'desk@example.com'])
})
