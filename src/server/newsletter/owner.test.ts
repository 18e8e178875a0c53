import { describe, expect, test } from 'vitest'
import {
  buildNewsletterForm,
  emailsTo,
  linkIn,
  runAllJobs,
  subscribe,
  subscriptionsOf,
} from '#server/testing/newsletter/subscribe.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { pathOf } from '#shared/http/call.ts'
import * as api from '#shared/newsletter/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const ADA = 'ada@example.com'
const listId = 'newsletter'
const note = 'Signed the book at the open day.'

async function openSite(role?: number) {
  const website = await app.buildWebsite()
  return { website, owner: await app.owner(website, role) }
}

type Owner = Awaited<ReturnType<typeof openSite>>['owner']

const add = (owner: Owner, email: string, name = '') =>
  owner.call(api.addSubscriberCall, { body: { listId, email, name, note } })
const tryToImport = (owner: Owner, csv: string, isDryRun = false) =>
  owner.call(api.importSubscribersCall, { body: { listId, csv, note, isDryRun } })
const importCsv = async (...given: Parameters<typeof tryToImport>) => (await tryToImport(...given)).body
const list = async (owner: Owner, query: object = {}) => (await owner.call(api.listSubscribersCall, { query })).body
const emails = async (owner: Owner, query: object = {}) =>
  (await list(owner, query)).subscribers.map((one) => one.email).sort()

/** Subscribes an address on the site, and unsubscribes it again. */
async function leave(website: Awaited<ReturnType<typeof openSite>>['website'], email: string) {
  const form = await buildNewsletterForm(app, website)
  await app.visitor(website).request('POST', linkIn(await subscribe(app, website, form, email), 'unsubscribe'))
}

describe('a subscriber', () => {
  test('is added by hand with a note, which is the proof', async () => {
    const { owner } = await openSite()
    const { body } = await add(owner, 'Ada@Example.com', 'Ada Lovelace')
    const { subscriber, events } = (
      await owner.call(api.getSubscriberCall, { parameters: { subscriberId: body.subscriberId } })
    ).body
    expect(subscriber).toMatchObject({ email: ADA, name: 'Ada Lovelace', state: 'confirmed', source: 'hand' })
    expect(events).toMatchObject([{ kind: 'added', words: note }])
    expect((await add(owner, ADA)).code).toBe('subscriber-exists')
  })

  test('who was taken off is not put back by an owner', async () => {
    const { owner } = await openSite()
    const { subscriberId } = (await add(owner, ADA)).body
    const body = { subscriberIds: [subscriberId] }
    expect((await owner.call(api.removeSubscribersCall, { body })).body).toEqual({ removed: 1 })
    expect((await owner.call(api.removeSubscribersCall, { body })).body).toEqual({ removed: 0 })
    expect((await add(owner, ADA)).code).toBe('subscriber-left')
    expect(await importCsv(owner, `email\n${ADA}`)).toMatchObject({ added: 0, left: 1 })
  })

  test('who left comes back neither by hand nor by import, not even after all data on them was deleted', async () => {
    const { website, owner } = await openSite()
    await leave(website, ADA)
    const tryBoth = async () => {
      expect((await add(owner, ADA)).code).toBe('subscriber-left')
      expect(await importCsv(owner, `Email\n${ADA}\n`)).toMatchObject({ added: 0, left: 1 })
    }
    await tryBoth()
    const other = (await owner.call(api.createNewsletterListCall, { body: { name: 'Workshops' } })).body.listId
    const onOther = { listId: other, email: ADA, name: '', note }
    expect((await owner.call(api.addSubscriberCall, { body: onOther })).code).toBe('subscriber-left')
    expect(
      (await owner.call(api.deleteSubscriberPersonCall, { body: { email: 'ADA@example.com' } })).body.deleted,
    ).toBe(1)
    expect([await subscriptionsOf(app, website, ADA), await emailsTo(app, website, ADA)]).toEqual([[], []])
    await tryBoth()
    // They can subscribe again themselves.
    await app.services.database.deleteFrom('guard_tallies').where('website_id', '=', website.id).execute()
    await subscribe(app, website, await buildNewsletterForm(app, website), ADA)
    expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'confirmed' }])
  })
})

test('subscribers are found by segment and by the beginnings of what they are called, a page at a time', async () => {
  const { website, owner } = await openSite()
  await leave(website, 'gone@else.example')
  await importCsv(owner, `email,name\n${ADA},Ada Lovelace\ngrace@navy.example,Grace Hopper`)
  await add(owner, 'zoe@example.com', 'Zoë')
  expect(await emails(owner, { search: 'example' })).toEqual([ADA, 'zoe@example.com'])
  expect(await emails(owner, { search: 'zoe' })).toEqual(['zoe@example.com'])
  expect(await emails(owner, { search: 'hop' })).toEqual(['grace@navy.example'])
  expect(await emails(owner, { state: 'unsubscribed' })).toEqual(['gone@else.example'])
  expect(await emails(owner, { source: 'import', state: 'confirmed' })).toEqual([ADA, 'grace@navy.example'])
  expect(await emails(owner, { listId: 'another-list' })).toEqual([])
  expect(await emails(owner, { since: '2999-01-01' })).toEqual([])
  await importCsv(owner, `email\n${Array.from({ length: 60 }, (_, at) => `many${at}@example.com`).join('\n')}`)
  const first = await list(owner, { search: 'many' })
  const second = await list(owner, { search: 'many', after: first.next! })
  expect([first.subscribers.length, second.subscribers.length, second.next]).toEqual([50, 10, null])
  expect(new Set([...first.subscribers, ...second.subscribers].map((one) => one.email)).size).toBe(60)
})

describe('an import', () => {
  const csv = [
    '\ufeffFirst Name;Last Name;E-Mail;Status',
    'Ada;Lovelace;Ada@Example.com;subscribed',
    'Ada;Again;ada@example.com;subscribed',
    'No;Address;nobody;subscribed',
    'Gone;Girl;gone@example.com;unsubscribed',
  ].join('\r\n')

  test('says before what it does, and does that', async () => {
    const { owner } = await openSite()
    const counts = { rows: 4, added: 1, known: 0, left: 1, repeated: 1, wrongCount: 1 }
    const dry = await importCsv(owner, csv, true)
    expect(dry).toMatchObject({ ...counts, wrong: [{ line: 4, email: 'nobody' }] })
    expect(await emails(owner)).toEqual([])
    expect(await importCsv(owner, csv)).toEqual(dry)
    expect((await list(owner)).subscribers).toMatchObject([{ email: ADA, name: 'Ada Lovelace', source: 'import' }])
    expect(await importCsv(owner, csv)).toMatchObject({ added: 0, known: 1, left: 1 })
  })

  test('of what was exported changes nothing, and brings the same people to another site', async () => {
    const { owner } = await openSite()
    const names = ['=1+1', '+49 Ada', '@ada', "O'Neil, Ann", 'Zoë "Z"', '']
    for (const [at, name] of names.entries()) await add(owner, `one${at}@example.com`, name)
    await add(owner, '+plus@example.com', '')
    const file = await owner.request('GET', pathOf(api.exportSubscribersCall, {}))
    expect(file.headers['content-disposition']).toMatch(/-subscribers\.csv$/)
    expect(file.body).toContain("one0@example.com,'=1+1,confirmed")
    expect(file.body).toContain("'+plus@example.com")
    expect(await importCsv(owner, file.body)).toMatchObject({ added: 0, named: 0, known: 7, wrongCount: 0 })
    const { owner: elsewhere } = await openSite()
    expect(await importCsv(elsewhere, file.body)).toMatchObject({ added: 7 })
    const told = async (one: Owner) => (await list(one)).subscribers.map(({ email, name }) => `${email} ${name}`).sort()
    expect(await told(elsewhere)).toEqual(await told(owner))
  })

  test.each([
    ['without a column for the email', 'name\nAda', 'subscribers-unreadable'],
    ['that is no table', '"', 'subscribers-unreadable'],
    ['of too many rows', `email\n${'a@example.com\n'.repeat(20_001)}`, 'subscribers-too-many'],
  ])('of a file %s is refused', async (_, text, code) => {
    const { owner } = await openSite()
    expect((await tryToImport(owner, text)).code).toBe(code)
  })
})

describe('a list', () => {
  const lists = async (owner: Owner) => (await owner.call(api.listNewsletterListsCall, {})).body

  test('can be made, renamed and deleted; the first one stays', async () => {
    const { owner } = await openSite()
    const { listId: made } = (await owner.call(api.createNewsletterListCall, { body: { name: 'Workshops' } })).body
    await owner.call(api.renameNewsletterListCall, { parameters: { listId }, body: { name: 'Letters' } })
    expect((await lists(owner)).lists.map((one) => one.name)).toEqual(['Letters', 'Workshops'])
    const remove = async (id: string, withSubscribers = false) =>
      (await owner.call(api.deleteNewsletterListCall, { parameters: { listId: id }, body: { withSubscribers } })).code
    expect(await remove(listId, true)).toBe('list-default')
    await owner.call(api.addSubscriberCall, { body: { listId: made, email: ADA, name: '', note } })
    expect(await remove(made)).toBe('list-not-empty')
    expect(await remove(made, true)).toBeNull()
    expect(await emails(owner)).toEqual([])
  })

  test('that a form invites to stays', async () => {
    const { website, owner } = await openSite()
    const { listId: made } = (await owner.call(api.createNewsletterListCall, { body: { name: 'Workshops' } })).body
    await buildNewsletterForm(app, website, { storage: { listId: made } })
    const input = { parameters: { listId: made }, body: { withSubscribers: true } }
    expect((await owner.call(api.deleteNewsletterListCall, input)).code).toBe('list-in-use')
    expect((await lists(owner)).lists[1]).toMatchObject({ name: 'Workshops', forms: ['Newsletter'] })
  })
})

test('the form in the footer is chosen, and seen on the next page', async () => {
  const { website, owner } = await openSite()
  const form = await buildNewsletterForm(app, website)
  expect((await owner.call(api.setFooterFormCall, { body: { formId: 'no-such-form' } })).status).toBe(404)
  await owner.call(api.setFooterFormCall, { body: { formId: form.id } })
  const page = async () => (await app.visitor(website).request('GET', '/search')).body
  expect(await page()).toContain(form.id)
  await owner.call(api.setFooterFormCall, { body: { formId: null } })
  expect(await page()).not.toContain(form.id)
})

test.each([
  ['a campaigns editor', roles.campaignsEditor, [200, 200]],
  ['a store manager', roles.storeManager, [200, 200]],
  ['an editor', roles.editor, [403, 403]],
  ['a viewer', roles.viewer, [403, 403]],
])('%s sees and changes subscribers as the table says', async (_, role, expected) => {
  const { owner } = await openSite(role)
  const seen = await owner.call(api.listSubscribersCall, {})
  expect([seen.status, (await add(owner, ADA)).status]).toEqual(expected)
})

test('subscribers and links of another website are not there', async () => {
  const { website, owner } = await openSite()
  const { owner: otherOwner, website: elsewhere } = await openSite()
  const welcome = await subscribe(app, website, await buildNewsletterForm(app, website), ADA)
  await runAllJobs(app)
  const [{ id } = { id: '' }] = await subscriptionsOf(app, website, ADA)
  expect((await otherOwner.call(api.getSubscriberCall, { parameters: { subscriberId: id } })).status).toBe(404)
  const { status, code } = await otherOwner.call(api.removeSubscribersCall, { body: { subscriberIds: [id] } })
  expect([status, code]).toEqual([404, 'subscriber-not-found'])
  expect((await otherOwner.call(api.deleteSubscriberPersonCall, { body: { email: ADA } })).body.deleted).toBe(0)
  expect((await app.visitor(elsewhere).request('POST', linkIn(welcome, 'unsubscribe'))).statusCode).toBe(410)
  expect(await emails(owner, { state: 'confirmed' })).toEqual([ADA])
})
