import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { jobRunners } from '#server/job-handlers.ts'
import { takeDue } from '#server/jobs/lease.ts'
import { runJob } from '#server/jobs/run-job.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import { orderLifecycle } from '#server/order-lifecycle.ts'
import { insertOrder } from '#server/orders/insert-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { getEmailCall, listEmailsCall, resendEmailCall, showEmailCall } from '#shared/emails/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { roles } from '#shared/roles/rules.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { GIFT_CARD_EMAIL, PASSWORD_RESET } from './personal-emails.ts'
import { writeConfirmation } from './write-order-emails.ts'

interface Received {
  readonly recipients: string[]
  readonly raw: string
}

const received: Received[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, session, done) {
    const raw = await text(stream)
    received.push({ recipients: session.envelope.rcptTo.map((one) => one.address), raw })
    done()
  },
})
await new Promise<void>((ready) => void smtp.listen(0, '127.0.0.1', () => ready()))
const { port } = smtp.server.address() as AddressInfo
afterAll(() => new Promise<void>((closed) => smtp.close(() => closed())))

const app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Tideline <shop@tideline.example>' })
const website = await app.buildWebsite()
const owner = await app.owner(website)

/** Places an order without a checkout; jobs write and send its emails. */
async function place(
  on: Website,
  changes: Partial<Order> = {},
  at = app,
  lifecycle = at.services.orderLifecycle,
): Promise<string> {
  const { lines, id: _, ...order } = buildOrder(changes)
  const draft = { ...order, cartId: newId(), lines, newsletter: null, origin: 'https://tideline.example' }
  const { orderId } = await at.changing(on, (scope) => insertOrder(scope, lifecycle, draft, 'paid'))
  return orderId
}

/** Jobs that write emails queue jobs that send them. */
async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // until nothing is left
  }
}

/** The headers of a message, unfolded, names in lower case. */
function headersOf(raw: string): [name: string, value: string][] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return head
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
}

test('an order writes to its buyer and to the owner: one recipient each, and only the headers that are meant', async () => {
  received.length = 0
  await place(website)
  await runAllJobs()
  expect(received.map((one) => one.recipients)).toEqual([['ada@example.com'], ['owner@example.com']])
  const headers = headersOf(received[0]!.raw)
  expect(headers.map(([name]) => name).sort()).toEqual(
    ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'].sort(),
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'Tideline <shop@tideline.example>',
    to: 'ada@example.com',
    'reply-to': 'owner@example.com',
    subject: 'Order #00001 confirmed',
  })
  expect(headers.find(([name]) => name === 'content-type')![1]).toMatch(/^multipart\/alternative/)
  expect(Object.fromEntries(headersOf(received[1]!.raw))['reply-to']).toBe('ada@example.com')
})

test('an email to a list says where mail programs unsubscribe in one click, and adds no other header', async () => {
  received.length = 0
  await app.changing(website, (scope) =>
    writeEmail(app.services.env, scope, {
      kind: 'newsletter-welcome',
      to: 'ada@example.com',
      subject: 'Welcome',
      html: '<p>x',
      unsubscribeUrl: 'https://tideline.example/newsletter/unsubscribe?key=a.b.c\r\nX-Evil: 1',
    }),
  )
  await runAllJobs()
  const headers = Object.fromEntries(headersOf(received[0]!.raw))
  expect(headers).toMatchObject({
    'list-unsubscribe': '<https://tideline.example/newsletter/unsubscribe?key=a.b.cX-Evil: 1>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(Object.keys(headers)).not.toContain('x-evil')
})

test.each([
  'ada@example.com\r\nBcc: victim@example.com',
  'ada@example.com, victim@example.com',
  'ada@example.com\nX-Evil: 1',
  '"ada@example.com>\r\nRCPT TO:<victim"@example.com',
])('an address such as %j reaches nobody else and adds no header', async (email) => {
  received.length = 0
  const shippingAddress = { ...buildOrder().shippingAddress!, firstName: 'Ada\r\nBcc: victim@example.com\r\n\r\nhello' }
  await place(website, { email, shippingAddress, billingAddress: null })
  await runAllJobs()
  // The owner is notified of the order in any case.
  expect(received.map((one) => one.recipients)).toContainEqual(['owner@example.com'])
  for (const { recipients, raw } of received) {
    expect(recipients).toHaveLength(1)
    expect(recipients[0]).not.toMatch(/^victim@/)
    const names = headersOf(raw).map(([name]) => name)
    expect(names).not.toContain('bcc')
    expect(names).not.toContain('x-evil')
    expect(names.filter((name) => name === 'to')).toHaveLength(1)
  }
})

test('two that run one job, because the first was taken for dead, write its emails once', async () => {
  const orderId = await place(website, {}, app, orderLifecycle)
  const { database } = app.services
  let slow = await takeDue(database, { now: Date.now(), most: 1 })
  while (slow[0]!.kind !== 'write-order-letters') slow = await takeDue(database, { now: Date.now(), most: 1 })
  await database.updateTable('jobs').set({ leased_until: 1 }).where('id', '=', slow[0]!.id).execute()
  await runAllJobs()
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(String(error))
  await runJob(database, jobRunners(app.services), slow[0]!, { stopping: () => false, onError })
  expect(errors).toEqual(['Error: Another server took over the task.'])
  const { body } = await owner.call(listEmailsCall, { query: { aboutId: orderId } })
  expect(body.emails.map((email) => email.kind).sort()).toEqual(['new-order', 'order-confirmation'])
})

test('whatever keeps the emails of an order from being written with it, the order is placed, and a job writes them', async () => {
  const { services } = app
  const websites = { ...services.websites, byId: () => Promise.reject(new Error('The database is away.')) }
  const written = [writeConfirmation({ ...services, websites })]
  const orderId = await place(website, {}, app, { ...orderLifecycle, written })
  const emails = async () => (await owner.call(listEmailsCall, { query: { aboutId: orderId } })).body.emails
  expect(await emails()).toEqual([])
  await runAllJobs()
  expect((await emails()).map((email) => email.kind).sort()).toEqual(['new-order', 'order-confirmation'])
})

test('the studio lists emails and shows each as it was written', async () => {
  const orderId = await place(website)
  await runAllJobs()
  const { body } = await owner.call(listEmailsCall, { query: { aboutId: orderId } })
  expect(body).toMatchObject({ sendsMail: true, next: null })
  const confirmation = body.emails.find((email) => email.kind === 'order-confirmation')
  expect(confirmation).toMatchObject({ to: 'ada@example.com', state: 'sent', error: null, aboutId: orderId })
  const { email } = (await owner.call(getEmailCall, { parameters: { emailId: confirmation!.id } })).body
  expect(email.replyTo).toBe('owner@example.com')
  const page = await owner.request('GET', pathOf(showEmailCall, { parameters: { emailId: confirmation!.id } }))
  expect(page.body).toContain(`https://tideline.example/order/${orderId}?key=`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(email.plain).toContain('Thank you, Ada.')
})

test.each([
  ['in the mailbox', {}, { facts: expect.any(String), packed: null }],
  ['that was sent', { SMTP_URL: `smtp://127.0.0.1:${port}` }, { facts: null, packed: expect.any(String) }],
])('an email %s stays as it was written when the order and the site change', async (_, env, stored) => {
  const own = await startTestApp(env)
  const { database } = own.services
  const site = await own.buildWebsite()
  const staff = await own.owner(site)
  const orderId = await place(site, {}, own)
  while ((await own.runJobs()) > 0) {
    // One job writes the emails, others send them.
  }
  const { emails } = (await staff.call(listEmailsCall, { query: { aboutId: orderId } })).body
  const page = async (emailId: string) =>
    (await staff.request('GET', pathOf(showEmailCall, { parameters: { emailId } }))).body
  const pages = () => Promise.all(emails.map(({ id }) => page(id)))
  const before = await pages()
  expect(before).toHaveLength(2)
  for (const html of before) expect(html).toMatch(/Test shop.*\$500\.04/s)
  expect(await database.selectFrom('letters').selectAll().where('website_id', '=', site.id).execute()).toMatchObject([
    { html: '', ...stored },
    { html: '', ...stored },
  ])
  await own.changing(site, async (scope) => {
    await scope.database.updateTable('websites').set({ title: 'Renamed' }).where('id', '=', site.id).execute()
    const order = scope.database.updateTable('orders').where('website_id', '=', site.id).where('id', '=', orderId)
    await order.set({ grand_total_cents: 1, tax_cents: 1 }).execute()
    await scope.raiseVersion()
  })
  expect(await pages()).toEqual(before)
})

test('an email is shown under a policy of its own: its styles count, nothing in it runs', async () => {
  const emailId = await app.changing(website, (scope) =>
    writeEmail(app.services.env, scope, {
      kind: 'note',
      to: 'a@example.com',
      subject: 'x',
      html: '<p>x',
    }),
  )
  const { headers } = await owner.request('GET', pathOf(showEmailCall, { parameters: { emailId } }))
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("style-src 'unsafe-inline'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox (?!.*allow-(scripts|same-origin|forms|top-navigation))/)
  expect(policy).not.toContain('script-src')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('an email is sent again when its owner asks, at once and once', async () => {
  const emailId = await app.changing(website, (scope) =>
    writeEmail(app.services.env, scope, {
      kind: 'note',
      to: 'ada@example.com',
      subject: 'Hello',
      html: 'x',
    }),
  )
  await runAllJobs()
  const [first] = received.splice(0).slice(-1)
  const opened = async () => (await owner.call(getEmailCall, { parameters: { emailId } })).body.email
  const before = await opened()
  expect(before.firstSentAt).toBe(before.sentAt)
  const again = () => owner.call(resendEmailCall, { parameters: { emailId }, body: {} })
  expect((await again()).body.email).toMatchObject({ id: emailId, state: 'waiting' })
  await again()
  await runAllJobs()
  expect(received).toHaveLength(1)
  const after = await opened()
  expect(after.firstSentAt).toBe(before.sentAt)
  expect(after.sentAt).toBeGreaterThan(before.sentAt!)
  // Mail servers drop a message with a known id.
  const messageIdOf = ({ raw }: Received) => Object.fromEntries(headersOf(raw))['message-id']
  expect(messageIdOf(received[0]!)).toMatch(/^<.+@.+>$/)
  expect(messageIdOf(received[0]!)).not.toBe(messageIdOf(first!))
})

test('emails are listed by their state', async () => {
  const site = await app.buildWebsite()
  const reader = await app.owner(site)
  const write = (subject: string) =>
    app.changing(site, (scope) =>
      writeEmail(app.services.env, scope, {
        kind: 'note',
        to: 'ada@example.com',
        subject,
        html: 'x',
      }),
    )
  await write('sent')
  await runAllJobs()
  const failed = await write('failed')
  await app.services.database.updateTable('letters').set({ state: 'failed' }).where('id', '=', failed).execute()
  await write('waiting')
  for (const state of ['sent', 'failed', 'waiting'] as const) {
    const { emails } = (await reader.call(listEmailsCall, { query: { state } })).body
    expect(emails.map(({ subject }) => subject)).toEqual([state])
  }
  expect((await reader.request('GET', '/api/owner/emails?state=lost')).statusCode).toBe(400)
})

test('an email that opens an account is shown to no one but its receiver', async () => {
  const colleague = await app.owner(website)
  const { email } = (await colleague.call(whoAmICall, {})).body.staff!
  const emailId = await app.changing(website, (scope) =>
    writeEmail(app.services.env, scope, {
      kind: PASSWORD_RESET,
      to: email,
      subject: 'x',
      html: 'x',
    }),
  )
  const listed = async (reader: typeof owner) =>
    (await reader.call(listEmailsCall, {})).body.emails.some(({ id }) => id === emailId)
  expect([await listed(owner), await listed(colleague)]).toEqual([false, true])
  for (const contract of [getEmailCall, showEmailCall, resendEmailCall])
    expect((await owner.call(contract, { parameters: { emailId }, body: {} } as never)).code).toBe('email-not-found')
  expect((await colleague.call(getEmailCall, { parameters: { emailId } })).status).toBe(200)
})

test('a store manager who enters the address of a customer does not read what was sent to it', async () => {
  const manager = await app.owner(website, roles.storeManager)
  const { email } = (await manager.call(whoAmICall, {})).body.staff!
  const write = (kind: string) =>
    app.changing(website, (scope) => writeEmail(app.services.env, scope, { kind, to: email, subject: 'x', html: 'x' }))
  const [card, ordinary] = [await write(GIFT_CARD_EMAIL), await write('order-confirmation')]
  const listed = (await manager.call(listEmailsCall, {})).body.emails.map(({ id }) => id)
  expect(listed).toContain(ordinary)
  expect(listed).not.toContain(card)
  for (const contract of [getEmailCall, showEmailCall, resendEmailCall])
    expect((await manager.call(contract, { parameters: { emailId: card }, body: {} } as never)).code).toBe(
      'email-not-found',
    )
})

test('emails of another website are not there, and not everyone may read', async () => {
  const orderId = await place(website)
  await runAllJobs()
  const { body } = await owner.call(listEmailsCall, { query: { aboutId: orderId } })
  const parameters = { emailId: body.emails[0]!.id }
  const otherOwner = await app.owner(await app.buildWebsite())
  expect((await otherOwner.call(getEmailCall, { parameters })).code).toBe('email-not-found')
  expect((await otherOwner.call(showEmailCall, { parameters })).code).toBe('email-not-found')
  expect((await otherOwner.call(resendEmailCall, { parameters, body: {} })).code).toBe('email-not-found')
  expect((await otherOwner.call(listEmailsCall, { query: {} })).body.emails).toEqual([])
  const editor = await app.owner(website, roles.editor)
  expect((await editor.call(listEmailsCall, { query: {} })).status).toBe(403)
  expect((await app.visitor(website).call(getEmailCall, { parameters })).status).toBe(401)
})
