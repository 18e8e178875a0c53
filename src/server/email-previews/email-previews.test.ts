import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { usualDesign } from '#shared/emails/design.ts'
import * as api from '#shared/emails/owner-api.ts'
import { getEmailCall, listEmailsCall, showEmailCall } from '#shared/emails/schema.ts'
import { type EmailWords, usualWords } from '#shared/emails/words/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import { roles } from '#shared/roles/rules.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'

const app = await startTestApp()

async function open() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const kind = 'order-confirmation' as const
  const save = (words: Partial<EmailWords>, revision = 0) =>
    owner.call(api.saveEmailWordsCall, { body: { email: { kind, words: { ...usualWords, ...words } }, revision } })
  const read = async () => (await owner.call(api.getEmailWordsCall, { parameters: { kind } })).body
  const subjectOf = async (preview: Partial<api.EmailPreview> = {}) =>
    (await owner.call(api.previewEmailSubjectCall, { body: { kind, words: null, design: null, ...preview } })).body
  return { ...shop, owner, save, read, subjectOf, kind }
}

/** Buys one product, and writes the emails about it. */
async function placeOrder({ website, addProduct }: Awaited<ReturnType<typeof open>>) {
  const product = await addProduct({ title: 'Harbor mug' })
  const visitor = app.visitor(website)
  await add(visitor, { itemId: product.id, sku: product.variants[0]!.sku })
  await buy(visitor, { expectedTotalCents: 2500, email: 'ada@example.com', shippingAddress: homeAddress })
  while ((await app.runJobs()) > 0) {
    // until the emails are written
  }
}

test('an email has the words of the owner from the next order on, and the change is undone', async () => {
  const shop = await open()
  const { owner, save, read, subjectOf } = shop
  expect(await read()).toMatchObject({
    words: usualWords,
    revision: 0,
    usual: { subject: 'Order {{ order.number }} confirmed' },
  })
  expect(await subjectOf()).toMatchObject({ subject: 'Order #00001 confirmed', isExample: true })
  const saved = await save({ subject: 'Thanks for {{ order.number }}', closing: 'Bye' })
  expect(saved.body).toMatchObject({ revision: 1, batchId: expect.any(String) })
  expect((await owner.call(api.listEmailWordsCall, {})).body.edited).toEqual(['order-confirmation'])
  await placeOrder(shop)
  const { emails } = (await owner.call(listEmailsCall, { query: {} })).body
  const confirmation = emails.find(({ kind }) => kind === 'order-confirmation')!
  expect(confirmation.subject).toMatch(/^Thanks for #\d+$/)
  expect((await owner.call(getEmailCall, { parameters: { emailId: confirmation.id } })).body.email.plain).toContain(
    'Bye',
  )
  expect(await subjectOf()).toEqual({ subject: confirmation.subject, from: '', isExample: false })
  expect((await undo(owner, saved.body.batchId!)).status).toBe(200)
  expect(await read()).toMatchObject({ words: usualWords, revision: 2 })
  // An email that was written before stays as it was.
  expect((await owner.call(getEmailCall, { parameters: { emailId: confirmation.id } })).body.email.subject).toBe(
    confirmation.subject,
  )
})

test('a variable that does not exist is refused at its field, with a sentence that names it', async () => {
  const { save } = await open()
  const refused = await save({ heading: 'Hi {{ order.nummer }}' })
  expect(refused.failure).toMatchObject({
    code: 'invalid-fields',
    errors: { 'email.words.heading': '“{{ order.nummer }}” isn’t a variable of this email.' },
  })
  const open2 = await save({ introduction: 'Hi {{ order.number' })
  expect(open2.failure).toMatchObject({ errors: { 'email.words.introduction': 'Close “{{ order.number” with }}.' } })
})

test('a preview shows the last real order, is a page of type 301, runs nothing, and opens nothing of the customer', async () => {
  const shop = await open()
  await placeOrder(shop)
  expect((await shop.subjectOf()).isExample).toBe(false)
  const preview = {
    kind: 'order-confirmation',
    words: { ...usualWords, heading: '<b>Hi</b> {{ nobody }}' },
    design: null,
  }
  // As the form of the studio posts it.
  const crumb = shop.owner.cookies.get('crumb') ?? ''
  const form = new URLSearchParams({ crumb, preview: JSON.stringify(preview) }).toString()
  const page = await shop.owner.request('POST', api.previewEmailCall.path, form, {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf-token': '',
  })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/sandbox (?!.*allow-(scripts|same-origin|forms))/)
  expect(page.body).toContain('data-page-type="301"')
  expect(page.body).toContain('Harbor mug')
  expect(page.body).toContain('&lt;b&gt;Hi&lt;/b&gt; {{ nobody }}')
  expect(page.body).not.toContain('key=')
})

test('a test email goes to the signed-in person alone, and says what happens without a mail server', async () => {
  const { owner, website } = await open()
  const { email } = (await owner.call(whoAmICall, {})).body.staff!
  const body = {
    kind: 'gift-card' as const,
    words: { ...usualWords, subject: 'Yours' },
    design: { ...usualDesign, footer: 'Harbor 7' },
  }
  const sent = (await owner.call(api.testEmailWordsCall, { body })).body
  expect(sent).toMatchObject({ to: email, isSent: website.canSendEmail })
  const stored = (await owner.call(getEmailCall, { parameters: { emailId: sent.emailId } })).body.email
  expect(stored).toMatchObject({ kind: 'test-email', subject: '[Test] Yours', to: email, state: 'mailbox' })
  const page = await owner.request('GET', pathOf(showEmailCall, { parameters: { emailId: sent.emailId } }))
  expect(page.body).toContain('Harbor 7')
  expect(page.body).toContain('XXXX-XXXX')
  const codes = []
  for (let tries = 0; tries < 7; tries++) codes.push((await owner.call(api.testEmailWordsCall, { body })).status)
  expect(codes).toContain(429)
})

test('two people do not overwrite each other, and words of one email do not hold up those of another', async () => {
  const { owner, save, read } = await open()
  const first = await save({ subject: 'One' })
  expect((await save({ subject: 'Two' })).code).toBe('edit-conflict')
  expect((await save({ subject: 'One' }, 1)).body).toMatchObject({ revision: 1, batchId: null })
  const other = { kind: 'order-shipped' as const, words: { ...usualWords, heading: 'Sent' } }
  expect((await owner.call(api.saveEmailWordsCall, { body: { email: other, revision: 0 } })).status).toBe(200)
  expect((await undo(owner, first.body.batchId!)).status).toBe(200)
  expect((await read()).words).toEqual(usualWords)
  const shipped = await owner.call(api.getEmailWordsCall, { parameters: { kind: 'order-shipped' } })
  expect(shipped.body.words.heading).toBe('Sent')
  const again = await save({ subject: 'Three' }, 2)
  await save({ subject: 'Four' }, 3)
  expect((await undo(owner, again.body.batchId!)).code).toBe('change-superseded')
})

test('a design is saved and undone, and replies go where it says', async () => {
  const shop = await open()
  const design = { ...usualDesign, replyTo: 'help@example.com', footer: 'Harbor 7', accent: '#123456' }
  const saved = await shop.owner.call(api.saveEmailDesignCall, { body: { design, revision: 0 } })
  expect(saved.body).toMatchObject({ design, revision: 1 })
  await placeOrder(shop)
  const { emails } = (await shop.owner.call(listEmailsCall, { query: {} })).body
  const { id: emailId } = emails.find(({ kind }) => kind === 'order-confirmation')!
  const { email } = (await shop.owner.call(getEmailCall, { parameters: { emailId } })).body
  expect(email.replyTo).toBe('help@example.com')
  expect(email.plain).toContain('Harbor 7')
  const wrong = { ...design, accent: 'red;}' }
  expect((await shop.owner.call(api.saveEmailDesignCall, { body: { design: wrong, revision: 1 } })).status).toBe(400)
  expect((await undo(shop.owner, saved.body.batchId!)).status).toBe(200)
  expect((await shop.owner.call(api.getEmailDesignCall, {})).body.design).toEqual(usualDesign)
})

test('only those who manage the settings edit emails, and each site has its own', async () => {
  const one = await open()
  const other = await open()
  await one.save({ subject: 'Canary' })
  expect((await other.read()).words).toEqual(usualWords)
  expect((await other.subjectOf()).subject).not.toContain('Canary')
  const allowed = await Promise.all(
    Object.entries(roles).map(async ([name, role]) => {
      const person = await app.owner(one.website, role)
      const { status } = await person.call(api.listEmailWordsCall, {})
      const preview = await person.call(api.previewEmailSubjectCall, {
        body: { kind: 'order-confirmation', words: null, design: null },
      })
      expect(preview.status, name).toBe(status)
      return status === 200 ? [name] : []
    }),
  )
  expect(allowed.flat()).toEqual(['admin', 'storeManager', 'websiteManager'])
})
