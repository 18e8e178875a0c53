import { describe, expect, test } from 'vitest'
import { rateLimits } from '#server/guard/judge.ts'
import { buildForm, solve, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createSubmissionKeyCall, saveFormSubmissionCall } from '#shared/forms/api.ts'
import { changeSubmissionsCall } from '#shared/forms/inbox-api.ts'
import { formLimits } from '#shared/forms/limits.ts'
import { getChallengeCall } from '#shared/guard/api.ts'
import { FASTEST_PERSON } from '#shared/guard/purposes.ts'

const app = await startTestApp()
const { services } = app

const foldersOf = async (website: Website) =>
  (await submissionsBy(app, website)).map((row) => [row.folder, row.spam_reason].filter(Boolean).join(': '))

/** The proof of someone who took enough time. */
const proofOn = async (website: Website) =>
  solve(await services.guard.giveChallenge(website.id, 'form', Date.now() - FASTEST_PERSON))

describe('what comes in', () => {
  test('is let in with a proof that a browser made, once', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website)
    const given = await app.visitor(website).call(getChallengeCall, { query: { purpose: 'form' } })
    expect(given.body.challenge.parameters.data).toMatchObject({ website: website.id, purpose: 'form' })
    const proof = await proofOn(website)
    for (const name of ['Ada', 'Grace'])
      expect((await submitAnswers(app.visitor(website), form, [name], { proof })).status).toBe(200)
    expect(await foldersOf(website)).toEqual(['inbox', 'spam: proof-used'])
  })

  test('is spam, without a word to its sender, when it is', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website, { storage: { mailTo: ['owner@example.com'] } })
    const visitor = app.visitor(website)
    // Given in a minute, so that no machine is too slow to be too fast.
    const tooFast = await services.guard.giveChallenge(website.id, 'form', Date.now() + 60_000)
    const elsewhere = await proofOn(await app.buildWebsite())
    const replies = [
      await submitAnswers(visitor, form, ['trapped'], {
        website: 'https://pills.example',
        proof: await proofOn(website),
      }),
      await submitAnswers(visitor, form, ['from another site'], { proof: elsewhere }),
      await submitAnswers(visitor, form, ['at once'], { proof: await solve(tooFast) }),
      await submitAnswers(visitor, form, ['honest'], { proof: await proofOn(website) }),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
    expect(await foldersOf(website)).toEqual(['spam: honeypot', 'spam: proof-wrong', 'spam: too-fast', 'inbox'])
    await app.runJobs()
    // No one is notified of spam.
    const { emails } = await services.database
      .selectFrom('letters')
      .select((column) => column.fn.countAll<number>().as('emails'))
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    expect(Number(emails)).toBe(1)
  })

  test('sends its emails when its owner says that it was no spam, and only then', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website, { storage: { mailTo: ['owner@example.com'] } })
    await submitAnswers(app.visitor(website), form, ['honest'], { website: 'filled in by a helpful browser' })
    const [row] = await submissionsBy(app, website)
    const owner = await app.owner(website)
    const emails = async (folder: 'inbox' | 'spam') => {
      const body = { submissionIds: [row!.id], folder }
      await owner.call(changeSubmissionsCall, { parameters: { formId: form.id }, body })
      await app.runJobs()
      const written = services.database.selectFrom('letters').select('subject').where('website_id', '=', website.id)
      return (await written.execute()).length
    }
    expect([await emails('spam'), await emails('inbox'), await emails('spam'), await emails('inbox')]).toEqual([
      0, 1, 1, 1,
    ])
  })

  test('without a proof is believed a few times, then not; with one it is', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website)
    const visitor = app.visitor(website)
    const believed = rateLimits.unprovenFromNetwork
    for (let time = 0; time < believed + 2; time += 1) await submitAnswers(visitor, form, [`time ${time}`])
    await submitAnswers(visitor, form, ['proven'], { proof: await proofOn(website) })
    await submitAnswers(app.visitor(website), form, ['of another network'])
    expect(await foldersOf(website)).toEqual([
      ...Array(believed).fill('inbox'),
      ...Array(2).fill('spam: unproven'),
      'inbox',
      'inbox',
    ])
  })
})

describe('a flood of spam', () => {
  test('from one network is refused by the call itself, in fixed words for the page', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website)
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const statuses: number[] = []
    for (let time = 0; time < saveFormSubmissionCall.perMinute! + 5; time += 1)
      statuses.push((await submitAnswers(visitor, form, ['x'], { key })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('from many leaves so many rows a day and no more, and lets those in who prove', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website)
    const flood = async (posts: number) => {
      for (let post = 0; post < posts; post += 1)
        expect((await submitAnswers(app.visitor(website), form, ['pills'])).status).toBe(200)
    }
    await flood(rateLimits.unproven + 1)
    // As if it had continued since midnight.
    await services.database
      .updateTable('guard_tallies')
      .set({ count: formLimits.spamPerDay - 2 })
      .where('website_id', '=', website.id)
      .execute()
    await flood(10)
    await submitAnswers(app.visitor(website), form, ['honest'], { proof: await proofOn(website) })
    const folders = await foldersOf(website)
    expect(folders.filter((one) => one === 'spam: unproven')).toHaveLength(3)
    expect(folders.filter((one) => one === 'inbox')).toHaveLength(rateLimits.unproven + 1)
  })
})

test.each<[string, (id: string) => string, number, string]>([
  ['a megabyte of text', (id) => JSON.stringify({ [id]: 'a'.repeat(1024 * 1024) }), 413, 'too-large'],
  [
    'a text that is a little too long',
    (id) => JSON.stringify({ [id]: 'a'.repeat(21_000) }),
    400,
    'form-fields-invalid',
  ],
  [
    'a hundred thousand empty fields',
    () => `{${Array.from({ length: 30_000 }, (_, i) => `"${i}":""`)}}`,
    413,
    'too-large',
  ],
  ['lists in lists', () => '['.repeat(100_000), 400, 'form-unreadable'],
])('%s is refused', async (_what, textOf, status, code) => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website)
  const visitor = app.visitor(website)
  const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
  const body = { form: textOf(form.fields[2]!.id), key, formId: form.id }
  const refused = await visitor.call(saveFormSubmissionCall, { body })
  expect([refused.status, refused.code]).toEqual([status, code])
  expect(await submissionsBy(app, website)).toEqual([])
})

test('texts that slow patterns down are judged like others', async () => {
  const website = await app.buildWebsite()
  const types = ['email', 'website', 'number', 'currency', 'twitter', 'text'] as const
  const form = await buildForm(app, website, { fields: types.map((type) => ({ id: type, type, title: type })) })
  const hostile = [
    'a@'.repeat(20_000),
    '-.'.repeat(20_000),
    '1'.repeat(39_000),
    ' '.repeat(39_000),
    'a.'.repeat(19_000),
  ]
  const visitor = app.visitor(website)
  for (const text of hostile) {
    const reply = await submitAnswers(
      visitor,
      form,
      types.map(() => text),
    )
    expect([200, 400, 413]).toContain(reply.status)
  }
})
