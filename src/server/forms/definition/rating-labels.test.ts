import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { buildForm, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import type { Website } from '#server/websites/website.ts'
import { addCartEntryCall, getAdditionalFieldsFormCall } from '#shared/cart/api.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import * as inbox from '#shared/forms/inbox-api.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { pathOf } from '#shared/http/call.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { bodyOf } from '../submissions/post-form-webhook.ts'
import { readAnsweredForm } from '../submissions/read-answered-form.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })

const usual = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree']
const german = ['Trifft nicht zu', 'Eher nicht', 'Teils & teils', 'Eher ja', 'Trifft voll zu']

const scale = { id: 'scale', type: 'likert', title: 'The mug', options: ['It pours', 'It stacks'] }
const answer = { 'It pours': ['2'], 'It stacks': ['-2'] }

/** A website whose form with a rating scale is at /survey and on a mug's page. */
async function openSurvey() {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website, { fields: [scale], storage: { mailTo: ['owner@example.com'] } })
  const plain = await buildForm(app, website)
  await app.changing(website, async (scope) => {
    for (const [urlId, { id }] of [['survey', form] as const, ['contact', plain] as const])
      await insertPage(scope, buildPage({ id: newId(), urlId, title: urlId, blocks: [formOnPage(id)] }))
  })
  const mug = await buildProduct(app, website, { formId: form.id })
  return { website, form, mug, owner: await app.owner(website), visitor: app.visitor(website) }
}

async function rename(owner: Browser, labels: readonly string[]): Promise<string> {
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  const [likertStronglyDisagreeText, likertDisagreeText, likertNeutralText, likertAgreeText, likertStronglyAgreeText] =
    labels
  const texts = {
    ...settings.texts,
    ...{ likertStronglyDisagreeText, likertDisagreeText, likertNeutralText, likertAgreeText, likertStronglyAgreeText },
  }
  const saved = await owner.call(saveStoreSettingsCall, { body: { ...settings, texts, revision } })
  expect(saved.status).toBe(200)
  return saved.body.batchId!
}

/** The answers that a page offers for the first statement: values and labels. */
const offered = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*value="(-?\d)"[^>]*\/><span class="option-text">([^<]*)</g)]
    .slice(0, 5)
    .map(([, value, label]) => [value, label!.replaceAll('&amp;', '&')])
const numbered = (labels: readonly string[]) => labels.map((label, index) => [String(index - 2), label])
const read = async (visitor: Browser, path: string) => (await visitor.request('GET', path)).body

test('labels of rating scales are drawn on pages in the words of the owner, until they are undone', async () => {
  const { owner, visitor } = await openSurvey()
  expect(offered(await read(visitor, '/survey'))).toEqual(numbered(usual))
  const batchId = await rename(owner, german)
  const survey = await read(visitor, '/survey')
  expect(offered(survey)).toEqual(numbered(german))
  // A script renders the form again from its props.
  expect(survey).toContain(JSON.stringify(german).replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
  expect(await read(visitor, '/contact')).not.toContain(german[0])
  const [change] = (await owner.call(listChangesCall, { query: {} })).body.changes
  expect(JSON.stringify(change)).toContain('Store texts')
  await undo(owner, batchId)
  expect(offered(await read(visitor, '/survey'))).toEqual(numbered(usual))
})

test('labels of rating scales are what a product asks, with and without a script, and what a cart tells', async () => {
  const { owner, visitor, mug } = await openSurvey()
  await rename(owner, german)
  const asked = await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: mug.itemId } })
  expect(asked.body.likertLabels).toEqual(german)
  const inputs = new URLSearchParams({ itemId: mug.itemId, sku: mug.sku, quantity: '1' }).toString()
  const plain = { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' }
  expect(offered((await visitor.request('POST', '/cart/add', inputs, plain)).body)).toEqual(numbered(german))
  const added = await visitor.call(addCartEntryCall, {
    body: { itemId: mug.itemId, sku: mug.sku, quantity: 1, additionalFields: JSON.stringify({ scale: answer }) },
  })
  expect(added.status).toBe(200)
  expect(JSON.stringify(added.body)).toContain('"It pours: Trifft voll zu","It stacks: Trifft nicht zu"')
  expect(await read(visitor, '/cart')).toContain('It stacks: Trifft nicht zu')
})

test('labels of rating scales are in emails, webhooks, the inbox, its search, its charts and its CSV, while numbers are kept', async () => {
  const { website, form, owner, visitor } = await openSurvey()
  await rename(owner, german)
  expect((await submitAnswers(visitor, form, [answer])).status).toBe(200)
  const [kept] = await submissionsBy(app, website)
  expect(JSON.parse(kept!.answers)).toEqual({ scale: answer })

  while ((await app.runJobs()) > 0);
  const [email] = await emailsOf(website)
  expect(plainWordsOf(email!.html)).toContain('It pours: Trifft voll zu')
  const now = (await app.services.websites.byId(website.id))!
  const answered = (await readAnsweredForm(app.reading(website), kept!.id))!
  expect(JSON.parse(bodyOf(answered, likertLabels(now.settings.texts))).fields).toMatchObject([
    { value: answer, text: 'It pours: Trifft voll zu\nIt stacks: Trifft nicht zu' },
  ])

  const parameters = { formId: form.id }
  const opened = await owner.call(inbox.getSubmissionCall, { parameters: { ...parameters, submissionId: kept!.id } })
  expect(opened.body.submission.likertLabels).toEqual(german)
  const found = await owner.call(inbox.listSubmissionsCall, { parameters, query: { search: 'trifft' } })
  expect(found.body.submissions).toHaveLength(1)
  const { questions } = (await owner.call(inbox.summarizeSubmissionsCall, { parameters })).body
  expect(questions[0]!.statements[0]!.shares).toEqual(
    german.map((label, index) => ({ label, count: index === 4 ? 1 : 0 })),
  )
  const csv = await read(owner, pathOf(inbox.exportSubmissionsCall, { parameters, query: {} }))
  expect((parse(csv, { bom: true }) as string[][])[1]!.slice(1, 3)).toEqual(['Trifft voll zu', 'Trifft nicht zu'])
})

const emailsOf = (website: Website) =>
  app.services.database.selectFrom('letters').select('html').where('website_id', '=', website.id).execute()
