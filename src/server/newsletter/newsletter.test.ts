import { describe, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import {
  buildNewsletterForm,
  emailsTo,
  linkIn,
  runAllJobs,
  submitAnswers,
  subscribe,
  subscriptionsOf,
} from '#server/testing/newsletter/subscribe.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { sentBy } from '#storefront/forms/testing/sent-by.ts'
import { writeFooterForm } from './footer-form.ts'
import { newsletterPath } from './newsletter-link.ts'
import { shortened } from './subscription-events.ts'

const app = await startTestApp()
const { database, secret } = app.services
const ADA = 'ada@example.com'
const DAY = 24 * 60 * 60 * 1000

async function openSite(content: Record<string, unknown> = {}) {
  const website = await app.buildWebsite()
  const form = await buildNewsletterForm(app, website, content)
  return { website, form, visitor: app.visitor(website) }
}

const eventsOf = (website: { id: string }) =>
  database.selectFrom('newsletter_events').selectAll().where('website_id', '=', website.id).orderBy('id').execute()

describe('who signs up', () => {
  test('gets an email, and is on the list only once its link was followed and its button pressed', async () => {
    const disclaimerHtml = '<p>One letter a <em>month</em>.</p>'
    const { website, form, visitor } = await openSite({ submitLabel: 'Subscribe', disclaimerHtml })
    expect((await submitAnswers(visitor, form, ' Ada@Example.com ')).status).toBe(200)
    await runAllJobs(app)
    const [email, ...others] = await emailsTo(app, website, ADA)
    expect(others).toEqual([])
    expect(email).toMatchObject({ kind: 'newsletter-confirmation', subject: 'Confirm your subscription to Test shop' })
    const link = linkIn(email!, 'confirm')
    const page = await visitor.request('GET', link)
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ])
    expect(page.body).toContain('<button class="button" type="submit">Confirm subscription</button>')
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'pending', list_id: 'newsletter' }])

    expect((await visitor.request('POST', link)).body).toContain('You’re subscribed')
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([
      { state: 'confirmed', source: 'form', language: 'en-US' },
    ])
    await runAllJobs(app)
    expect((await emailsTo(app, website, ADA)).map((one) => one.kind)).toEqual([
      'newsletter-confirmation',
      'newsletter-welcome',
    ])
    // The proof: what was agreed to, where and when, and who confirmed it.
    const [asked, confirmed] = await eventsOf(website)
    expect(asked).toMatchObject({ kind: 'asked', form_id: form.id, page_path: '/about' })
    expect(asked!.words).toBe('Newsletter: Subscribe\nOne letter a month.')
    expect(asked!.address).toMatch(/^10\.\d+\.\d+\.0$/)
    expect(confirmed).toMatchObject({ kind: 'confirmed' })
    expect(confirmed!.at).toBeGreaterThanOrEqual(asked!.at)
  })

  test('may press twice, and is welcomed once', async () => {
    const { website, form, visitor } = await openSite()
    await subscribe(app, website, form, ADA)
    const [email] = await emailsTo(app, website, ADA)
    expect((await visitor.request('POST', linkIn(email!, 'confirm'))).body).toContain('You’re subscribed')
    await runAllJobs(app)
    expect(await emailsTo(app, website, ADA)).toHaveLength(2)
    expect(await eventsOf(website)).toHaveLength(2)
  })

  test('gets one email a day, however often and into whichever form the address is typed', async () => {
    const { website, form, visitor } = await openSite()
    const other = await buildNewsletterForm(app, website)
    for (const one of [form, other, form]) await submitAnswers(visitor, one, ADA)
    await runAllJobs(app)
    expect(await emailsTo(app, website, ADA)).toHaveLength(1)
    await database.deleteFrom('guard_tallies').where('website_id', '=', website.id).execute()
    await submitAnswers(visitor, form, ADA)
    await runAllJobs(app)
    expect(await emailsTo(app, website, ADA)).toHaveLength(2)
  })

  test('gets the same answer whether the address is unknown, pending, confirmed or has left', async () => {
    const { website, form, visitor } = await openSite()
    const heard = [(await submitAnswers(visitor, form, ADA)).body, (await submitAnswers(visitor, form, ADA)).body]
    await runAllJobs(app)
    const [email] = await emailsTo(app, website, ADA)
    await visitor.request('POST', linkIn(email!, 'confirm'))
    heard.push((await submitAnswers(visitor, form, ADA)).body)
    await runAllJobs(app)
    await visitor.request('POST', linkIn((await emailsTo(app, website, ADA)).at(-1)!, 'unsubscribe'))
    heard.push((await submitAnswers(visitor, form, ADA)).body)
    expect(new Set(heard.map((one) => JSON.stringify(one))).size).toBe(1)
  })

  test.each([
    ['a contact form that names no list', { kind: 'form' }, 0],
    ['a contact form that names one', { kind: 'form', storage: { listId: 'newsletter' } }, 1],
    ['a form whose list is gone', { storage: { listId: 'gone-list' } }, 1],
  ])('by %s', async (_, content, subscribers) => {
    const { website, form, visitor } = await openSite(content)
    await submitAnswers(visitor, form, ADA)
    expect(await subscriptionsOf(app, website, ADA)).toHaveLength(subscribers)
  })

  test.each([
    ['joins with its consent', 'Write to me about classes.', 1],
    ['does not without', '', 0],
  ])('by a form that asks for a consent %s', async (_, consent, subscribers) => {
    const fields = [
      { id: newId(), type: 'email', title: 'Email' },
      { id: newId(), type: 'consent', text: 'Write to me about classes.' },
    ]
    const { website, form, visitor } = await openSite({ fields })
    expect((await submitAnswers(visitor, form, ADA, consent)).status).toBe(200)
    expect(await subscriptionsOf(app, website, ADA)).toHaveLength(subscribers)
    if (subscribers) expect((await eventsOf(website))[0]!.words).toContain('Write to me about classes.')
  })

  test('is forgotten when no one confirms', async () => {
    const { website, form, visitor } = await openSite()
    await submitAnswers(visitor, form, ADA)
    const { deleteUnconfirmed } = await import('./delete-unconfirmed.ts')
    await deleteUnconfirmed(app.reading(website), Date.now() + 29 * DAY, () => false)
    expect(await subscriptionsOf(app, website, ADA)).toHaveLength(1)
    await deleteUnconfirmed(app.reading(website), Date.now() + 31 * DAY, () => false)
    expect(await subscriptionsOf(app, website, ADA)).toEqual([])
  })
})

describe('a link', () => {
  const path = (websiteId: string, subscriberId: string, askedAt = Date.now()) =>
    newsletterPath(secret, websiteId, 'confirm', { subscriberId, askedAt })

  test.each([
    ['that is older than 30 days', (id: string, site: string) => path(site, id, Date.now() - 31 * DAY)],
    [
      'that was changed',
      (id: string, site: string) => path(site, id).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['of another website', (id: string) => path('another-site', id)],
    [
      'that was made to unsubscribe',
      (id: string, site: string) =>
        newsletterPath(secret, site, 'unsubscribe', { subscriberId: id, askedAt: Date.now() }).replace(
          'unsubscribe',
          'confirm',
        ),
    ],
    ['without a key', () => '/newsletter/confirm'],
  ])('%s confirms nothing', async (_, linkOf) => {
    const { website, form, visitor } = await openSite()
    await submitAnswers(visitor, form, ADA)
    const [{ id } = { id: '' }] = await subscriptionsOf(app, website, ADA)
    for (const method of ['GET', 'POST']) {
      const { statusCode, body } = await visitor.request(method, linkOf(id, website.id))
      expect([statusCode, body.includes('This link has expired')]).toEqual([410, true])
    }
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'pending' }])
  })

  test('from before someone left brings no one back; a new one does', async () => {
    const { website, form, visitor } = await openSite()
    await subscribe(app, website, form, ADA)
    const [old, welcome] = await emailsTo(app, website, ADA)
    await visitor.request('POST', linkIn(welcome!, 'unsubscribe'))
    expect((await visitor.request('POST', linkIn(old!, 'confirm'))).statusCode).toBe(410)
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'unsubscribed' }])
    await database.deleteFrom('guard_tallies').where('website_id', '=', website.id).execute()
    await subscribe(app, website, form, ADA)
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'confirmed', unsubscribed_at: null }])
  })
})

describe('unsubscribing', () => {
  test('shows a button, and is a page of type 300', async () => {
    const { website, form, visitor } = await openSite()
    const link = linkIn(await subscribe(app, website, form, ADA), 'unsubscribe')
    const { body } = await visitor.request('GET', link)
    expect(body).toContain(`data-page-type="${pageTypes.newsletterUnsubscribe}"`)
    expect(body).toContain('a…@example.com')
    expect(body).not.toContain(ADA)
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'confirmed' }])
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=cut',
      '--cut\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--cut--\r\n',
    ],
  ])('is one post of %s without cookies and CSRF token, as mail programs make it', async (type, payload) => {
    const { website, form } = await openSite()
    const { unsubscribe_url } = await subscribe(app, website, form, ADA)
    const url = new URL(unsubscribe_url)
    for (const _ of ['once', 'and again']) {
      const { statusCode } = await app.services.app.inject({
        method: 'POST',
        url: url.pathname + url.search,
        headers: { host: `${website.slug}.localhost`, 'content-type': type },
        payload,
      })
      expect(statusCode).toBe(200)
    }
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'unsubscribed' }])
    expect((await eventsOf(website)).map((event) => event.kind)).toEqual(['asked', 'confirmed', 'unsubscribed'])
  })
})

describe('the form in the footer', () => {
  test('is on every page, and works by plain post on a page of its own', async () => {
    const { website, form, visitor } = await openSite({ submitLabel: 'Subscribe' })
    await app.changing(website, (scope) => writeFooterForm(scope, form.id))
    const found = await visitor.request('GET', '/search')
    expect(found.body).toContain(`data-form-id="${form.id}"`)
    expect(found.body).toContain('action="/newsletter/subscribe"')
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const inputs = sentBy(found.body)
    const emailName = [...inputs.keys()].find((name) => name.startsWith('answers.'))!
    const post = async (changes: Record<string, string>, from = inputs) => {
      const sent = new URLSearchParams([...from].filter(([name]) => !(name in changes)))
      for (const [name, value] of Object.entries(changes)) sent.set(name, value)
      return visitor.request('POST', '/newsletter/subscribe', sent.toString(), type)
    }
    const wrong = await post({ [emailName]: 'nobody' })
    expect([wrong.statusCode, wrong.body.includes('value="nobody"')]).toEqual([400, true])
    const question = await post({ [emailName]: ADA })
    expect(question.body).toContain('Nothing has been sent yet.')
    const sent = await post({}, sentBy(question.body))
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      `/newsletter/subscribe?submitted=${form.id}#form-${form.id}`,
    ])
    expect((await visitor.request('GET', sent.headers.location as string)).body).toContain('form-submission-text')
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'pending' }])
  })
})

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1234:5678::9', '2001:db8:1234::'],
  ['::1', '::'],
  ['not an address', ''],
])('of the address %s, %j is kept', (address, kept) => expect(shortened(address)).toBe(kept))

test('where no email is sent, a sign-up is kept and nothing is promised', async () => {
  const { website, form, visitor } = await openSite({ submissionText: 'Check your email for a link.' })
  const { body } = await submitAnswers(visitor, form, ADA)
  expect(website.canSendEmail).toBe(false)
  expect(body.parsedSubmissionMessage).toBe(
    'Thank you. Your sign-up is saved. We can’t send emails yet, so it isn’t confirmed.',
  )
  expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'pending' }])
})
