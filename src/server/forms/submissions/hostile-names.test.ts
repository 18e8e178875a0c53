import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { buildForm, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as inbox from '#shared/forms/inbox-api.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { getFormCall, updateFormCall } from '#shared/forms/owner-api.ts'
import { type FormContent, formContentSchema } from '#shared/forms/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { sentBy } from '#storefront/forms/testing/sent-by.ts'
import { bodyOf } from './post-form-webhook.ts'
import { readAnsweredForm } from './read-answered-form.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })

/** Names that every object and every list has by default, and names that look like code or markup. */
const hostile = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['length', 'map', 'includes', 'prototype', 'then', 'toJSON', 'render', 'key', 'ref', 'children'],
  ...['</script><script>alert(1)</script>', '{{constructor}}', '=1+1', '\'"`', '-1', '0', '\u202etxt', '🧪'],
]
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim())
    .filter((text) => text !== ''),
)
const names = fc.uniqueArray(name, { minLength: 2, maxLength: 5 })
const fieldIds = hostile.filter((one) => /^[0-9a-zA-Z-]{1,64}$/.test(one))

function contentWith(words: readonly string[], ids: readonly string[]): FormContent {
  const [title] = words
  const choosing = { title, options: words, required: true }
  return formContentSchema.parse({
    name: title,
    submitLabel: title,
    fields: [
      { ...choosing, id: ids[0], type: 'likert' },
      { ...choosing, id: ids[1], type: 'radio' },
      { ...choosing, id: ids[2], type: 'checkbox' },
      { ...choosing, id: ids[3], type: 'select' },
      { id: ids[4], type: 'text', title, placeholder: title },
      { id: ids[5], type: 'hidden', key: title, value: title },
      {
        ...{ id: ids[6], type: 'text', title: words[1], required: true },
        showWhen: { match: 'all', rules: [{ fieldId: ids[1], test: 'is', value: words[1] }] },
      },
    ],
  })
}

test('a form works whatever its statements, options, questions and fields are called', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { id: formId } = await buildForm(app, website)
  const parameters = { formId }
  await app.changing(website, (scope) =>
    insertPage(scope, buildPage({ id: newId(), urlId: 'ask', title: 'Ask', blocks: [formOnPage(formId)] })),
  )
  const ids = fc.shuffledSubarray(fieldIds, { minLength: 7, maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(names, ids, async (words, fields) => {
      const content = contentWith(words, fields)
      const { revision } = (await owner.call(getFormCall, { parameters })).body.form
      const saved = await owner.call(updateFormCall, { parameters, body: { ...content, revision } })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      const { form } = saved.body

      const visitor = app.visitor(website)
      const page = await visitor.request('GET', '/ask')
      expect(page.statusCode, page.body.slice(0, 500)).toBe(200)
      const preview = await owner.request('POST', '/api/owner/forms/preview', { form: JSON.stringify(content) })
      expect(preview.statusCode, preview.body.slice(0, 500)).toBe(200)

      const [first, second] = [words[0]!, words[1]!]
      const likert = Object.fromEntries(words.map((word) => [word, ['1']]))
      const given = [likert, first, [...words], second, first, first]
      const sent = await submitAnswers(visitor, form, given)
      expect(sent.status, JSON.stringify(sent.body)).toBe(200)
      const missing = await submitAnswers(visitor, form, [likert, second, [...words], second])
      expect([missing.status, Object.entries(missing.failure.errors)]).toEqual([400, [[fields[6], 'Required']]])
      expect((await submitAnswers(visitor, form, [{ [first]: ['constructor'] }, first])).status).toBe(400)
      expect((await submitAnswers(visitor, form, [{ unheard: ['1'] }, first])).status).toBe(400)

      const asked = sentBy(page.body)
      const plain = await visitor.request('POST', '/ask', asked.toString(), {
        ...{ 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
      })
      expect(plain.statusCode, plain.body.slice(0, 500)).toBe(400)

      const kept = (await submissionsBy(app, website)).at(-1)!
      const answers = Object.fromEntries(fields.slice(0, 6).map((id, index) => [id, given[index]!]))
      expect(Object.entries(JSON.parse(kept.answers))).toEqual(expect.arrayContaining(Object.entries(answers)))

      const list = await owner.call(inbox.listSubmissionsCall, { parameters, query: {} })
      expect([list.status, list.body.submissions[0]!.id]).toEqual([200, kept.id])
      const opened = await owner.call(inbox.getSubmissionCall, { parameters: { formId, submissionId: kept.id } })
      expect(opened.status).toBe(200)
      expect(Object.entries(opened.body.submission.answers[fields[0]!] as object)).toEqual(Object.entries(likert))
      const summary = await owner.call(inbox.summarizeSubmissionsCall, { parameters })
      const [statements] = summary.body.questions
      expect(statements!.statements.map((one) => one.label)).toEqual(words)
      expect(statements!.statements.every((one) => one.shares[3]!.count > 0)).toBe(true)
      const csv = await owner.request('GET', pathOf(inbox.exportSubmissionsCall, { parameters, query: {} }))
      expect(csv.statusCode).toBe(200)
      const rows: string[][] = parse(csv.body, { bom: true })
      expect(rows.at(-1)!.filter((cell) => cell === 'Agree').length).toBeGreaterThanOrEqual(words.length)
      const posted = JSON.parse(
        bodyOf((await readAnsweredForm(app.reading(website), kept.id))!, likertLabels(website.settings.texts)),
      )
      expect(posted.fields).toHaveLength(6)
      await app.services.database.deleteFrom('form_submissions').where('website_id', '=', website.id).execute()
    }),
    {
      numRuns: 12,
      examples: [
        [hostile.slice(0, 12), fieldIds.slice(0, 7)],
        [['__proto__', 'constructor'], fieldIds.slice(2, 9)],
      ],
    },
  )
}, 60_000)
