import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { writeFooterForm } from '#server/newsletter/footer-form.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { formWith } from '#server/testing/files/pictures.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const website = await app.buildWebsite()
const owner = await app.owner(website)
await owner.request('GET', '/api/sign-in')
const form = await buildForm(app, website, {
  fields: [{ id: 'cv', type: 'file', title: 'CV', accept: ['pdf'], maxMegabytes: 1, maxFiles: 1 }],
})
await app.changing(website, (scope) => writeFooterForm(scope, form.id))
await app.changing(website, (scope) =>
  insertPage(scope, buildPage({ id: newId(), urlId: 'apply', title: 'Apply', blocks: [formOnPage(form.id)] })),
)

const calls = ['/api/owner/files', '/api/owner/downloads', `/api/form/files/${form.id}/cv`]
const pages = ['/newsletter/subscribe', '/apply', '/cart/add', '/']
const routes = [...calls, ...pages]

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200, 32)])
const { payload: whole, headers: rightly } = formWith(pdf, 'cv.pdf')
const boundary = '----vitrine-test-boundary'
const head = whole.indexOf('\r\n\r\n') + 4

const malformed: [string, string, Buffer][] = [
  ['no boundary', 'multipart/form-data', whole],
  ['an empty boundary', 'multipart/form-data; boundary=', whole],
  ['a boundary that never comes', 'multipart/form-data; boundary=another', whole],
  ['a body that ends before its file', rightly['content-type'], whole.subarray(0, head)],
  ['a body that ends in its file', rightly['content-type'], whole.subarray(0, head + 60)],
  ['a body that ends in its headers', rightly['content-type'], whole.subarray(0, head - 20)],
  ['a body that ends before its last line', rightly['content-type'], whole.subarray(0, whole.length - 6)],
  ['a body without a single part', rightly['content-type'], Buffer.from('nonsense')],
  ['a field called constructor', rightly['content-type'], field('constructor')],
  ['a part without a name', rightly['content-type'], Buffer.from(`--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`)],
]

function field(name: string): Buffer {
  return Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--${boundary}--\r\n`)
}

const keptFiles = async () =>
  (await readdir(join(app.services.env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((one) => one.isFile())
    .map((one) => one.name)

test.each(malformed)('a form with %s is refused with a sentence, and nothing of it is kept', async (_, type, body) => {
  for (const url of routes) {
    const answer = await owner.request('POST', url, body, { 'content-type': type })
    expect([400, 404, 413, 415], `${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`).toContain(
      answer.statusCode,
    )
    if (calls.includes(url)) expect(answer.json().error, url).toMatch(/[a-z]{3}.*\.$/)
  }
  await app.runJobs()
  expect(await keptFiles()).toEqual([])
})
