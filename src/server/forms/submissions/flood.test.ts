import { expect, test } from 'vitest'
import type { Proof } from '#server/guard/challenge.ts'
import { rateLimits } from '#server/guard/judge.ts'
import { buildForm, solve, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { saveFormSubmissionCall } from '#shared/forms/api.ts'
import { formLimits } from '#shared/forms/limits.ts'
import type { Form } from '#shared/forms/schema.ts'
import { FASTEST_PERSON } from '#shared/guard/purposes.ts'
import { createKey } from './submission-key.ts'
import { submitForm } from './submit-form.ts'

// Spam of one minute. The guard is called for all of it; writing is tested with just enough to reach the limit.
const POSTS = 10_000

const app = await startTestApp()
const { services } = app
const networkOf = (number: number) => `10.0.${number >> 8}.${number & 255}`
const proven = (number: number): Proof => {
  const givenAt = Date.now() - FASTEST_PERSON
  return { kind: 'good', nonce: String(number), givenAt, expiresAt: givenAt + 60_000 }
}

test.each<[string, (number: number) => { address: string; proof: Proof }, Record<string, number>]>([
  [
    'from one network',
    () => ({ address: '10.1.1.1', proof: { kind: 'none' } }),
    { 'let-in': rateLimits.unprovenFromNetwork, spam: POSTS - rateLimits.unprovenFromNetwork },
  ],
  [
    'from as many networks',
    (number) => ({ address: networkOf(number), proof: { kind: 'none' } }),
    { 'let-in': rateLimits.unproven, spam: POSTS - rateLimits.unproven },
  ],
  [
    'from as many networks, each with a proof',
    (number) => ({ address: networkOf(number), proof: proven(number) }),
    { 'let-in': rateLimits.letIn, refuse: POSTS - rateLimits.letIn },
  ],
])('of 10,000 posts %s the guard lets in no more than somebody could read', async (name, from, expected) => {
  const website = await app.buildWebsite()
  const judge = async (sent: { address: string; proof: Proof }, subject = name) => {
    const about = { websiteId: website.id, purpose: 'form', subject, honeypot: undefined, now: Date.now() } as const
    return (await services.guard.judge({ ...about, ...sent })).decision
  }
  const ends: Record<string, number> = {}
  for (let number = 0; number < POSTS; number += 1) {
    const decision = await judge(from(number))
    ends[decision] = (ends[decision] ?? 0) + 1
  }
  expect(ends).toEqual(expected)
  // Other forms of the site still work; so does this one for a person with a browser, unless programs from all networks
  // solve proofs.
  const person = { address: '192.0.2.1', proof: proven(POSTS) }
  expect(await judge(person, 'another form')).toBe('let-in')
  expect(await judge(person)).toBe(expected.refuse ? 'refuse' : 'let-in')
})

/** What a program sends that knows only the calls of docs/compatibility.md#calls: a new key each time, and no proof. */
const spamFor = (website: Website, form: Form, number: number) => ({
  form: JSON.stringify({ [form.fields[0]!.id]: `pills ${number}` }),
  key: createKey(services.secret, website.id, Date.now()),
  formId: form.id,
})

async function keptIn(website: Website): Promise<Record<string, number>> {
  const kept: Record<string, number> = {}
  for (const { folder } of await submissionsBy(app, website)) kept[folder] = (kept[folder] ?? 0) + 1
  return kept
}

/** Someone with a browser, at an address of their own, gets through. */
async function expectPersonToArrive(website: Website, form: Form): Promise<void> {
  const { inbox = 0 } = await keptIn(website)
  const proof = await solve(await services.guard.giveChallenge(website.id, 'form', Date.now() - FASTEST_PERSON))
  expect((await submitAnswers(app.visitor(website), form, ['Ada'], { proof })).status).toBe(200)
  expect((await keptIn(website)).inbox).toBe(inbox + 1)
}

test('what one network posts is refused before it is looked at, and leaves a handful of rows', async () => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website)
  const attacker = app.visitor(website)
  await attacker.request('GET', '/api/sign-in')
  const perMinute = saveFormSubmissionCall.perMinute!
  const statuses: number[] = []
  for (let number = 0; number < 10 * perMinute; number += 1) {
    const reply = await attacker.request('POST', saveFormSubmissionCall.path, spamFor(website, form, number))
    statuses.push(reply.statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(perMinute)
  expect(statuses.filter((status) => status === 429)).toHaveLength(9 * perMinute)
  expect(await keptIn(website)).toEqual({
    inbox: rateLimits.unprovenFromNetwork,
    spam: perMinute - rateLimits.unprovenFromNetwork,
  })
  await expectPersonToArrive(website, form)
})

test('posts from many networks leave a limited number of rows a day, and the answer does not say so', async () => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website)
  const most = rateLimits.unproven + formLimits.spamPerDay
  const page = { pageTitle: '', pageId: '', pagePath: '', contentSource: 'c', pagePermissionTypeValue: '1' }
  const sites = { origin: 'http://localhost', host: 'localhost', isPlainPost: false }
  for (let number = 0; number < most + 200; number += 1) {
    const sender = { ...sites, address: networkOf(number) }
    const sent = await submitForm(services, website, { ...spamFor(website, form, number), ...page }, sender)
    expect(sent.ok).toBe(true)
  }
  expect(await keptIn(website)).toEqual({ inbox: rateLimits.unproven, spam: formLimits.spamPerDay })
  const tallies = services.database.selectFrom('guard_tallies').select('count').where('website_id', '=', website.id)
  expect(await tallies.execute()).toEqual([{ count: formLimits.spamPerDay }])
  await expectPersonToArrive(website, form)
})
