import { createRequire } from 'node:module'
import { join } from 'node:path'
import autocannon from 'autocannon'

// The server's own driver: it writes the same rows as visitors' submissions, only faster.
const Sqlite = createRequire(join(import.meta.dirname, '../../package.json'))('better-sqlite3')

const fields = ['Name', 'Email', 'Message'].map((title, index) => ({
  id: `field-${index}`,
  type: ['text', 'email', 'textarea'][index],
  title,
  description: '',
  required: false,
  showWhen: null,
  placeholder: '',
  ...(index === 2 && { maxLength: 0 }),
}))

/** Writes a contact form with a number of submissions into a data folder; the server must not run. */
export function fillForm(data, answers) {
  const database = new Sqlite(join(data, 'vitrine.db'))
  database.pragma('synchronous = OFF')
  const websiteId = database.prepare('select id from websites').get().id
  const formId = crypto.randomUUID()
  const now = Date.now()
  const content = JSON.stringify({
    name: 'Contact',
    kind: 'form',
    fields,
    submitLabel: 'Submit',
    submissionText: 'Thank you!',
    submissionHtml: '',
    successRedirect: '',
    disclaimerHtml: '',
    storage: { mailTo: [], autoReply: null, webhook: null, listId: null, retentionDays: null },
  })
  const insert = (table, row) =>
    database
      .prepare(`insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((name) => `@${name}`)})`)
      .run(row)
  database.transaction(() => {
    insert('forms', {
      website_id: websiteId,
      id: formId,
      name: 'Contact',
      revision: 1,
      content,
      created_at: now,
      updated_at: now,
    })
    insert('form_revisions', { website_id: websiteId, form_id: formId, revision: 1, fields: JSON.stringify(fields) })
    for (const field of fields) insert('form_field_ids', { website_id: websiteId, field_id: field.id, form_id: formId })
    for (let number = 0; number < answers; number += 1) {
      const email = `person-${number}@example.com`
      insert('form_submissions', {
        website_id: websiteId,
        id: crypto.randomUUID(),
        form_id: formId,
        revision: 1,
        folder: 'inbox',
        is_read: number % 10 === 0 ? 0 : 1,
        answers: JSON.stringify({ 'field-0': `Person ${number}`, 'field-1': email, 'field-2': 'How tall is the mug?' }),
        sender_email: email,
        search_key: ` person ${number} ${email} how tall is the mug?`,
        page_title: 'Contact',
        page_path: '/contact',
        page_id: '',
        content_source: 'c',
        page_permission_type: '1',
        spam_reason: '',
        key_nonce: crypto.randomUUID(),
        request_hash: crypto.randomUUID(),
        created_at: now - (answers - number) * 1000,
      })
    }
  })()
  database.close()
  return formId
}

async function crumbHeaders(server) {
  const reply = await fetch(`${server.url}/api/sign-in`)
  const cookie = reply.headers.getSetCookie().find((one) => one.startsWith('crumb='))
  const crumb = decodeURIComponent(cookie.split(';')[0].slice('crumb='.length))
  return { 'content-type': 'application/json', 'x-csrf-token': crumb, cookie: `crumb=${crumb}` }
}

/** Complete submissions per second: a key is fetched, then the answers are sent with it. */
export async function submissions(server, formId, seconds) {
  const headers = await crumbHeaders(server)
  const { 'content-type': _, ...withoutBody } = headers
  const form = JSON.stringify({ 'field-0': 'Ada', 'field-1': 'ada@example.com', 'field-2': 'How tall is the mug?' })
  const requests = [
    {
      method: 'POST',
      path: '/api/form/FormSubmissionKey',
      headers: withoutBody,
      onResponse(_status, body, context) {
        context.key = JSON.parse(body).key
      },
    },
    {
      method: 'POST',
      path: '/api/form/SaveFormSubmission',
      setupRequest: (one, context) => ({
        ...one,
        headers,
        body: JSON.stringify({ form, key: context.key, formId, pagePath: '/contact' }),
      }),
    },
  ]
  const result = await autocannon({ url: server.url, connections: 16, duration: seconds, requests })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} bad answers, ${result.errors} errors: ${JSON.stringify(result.statusCodeStats)}`)
  }
  const rate = Math.round(result.requests.average / requests.length)
  return [rate, `/s (p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms)`]
}

/** Milliseconds for the first page of an inbox, the median of many requests. */
export async function inboxOpen(server, formId) {
  const headers = await crumbHeaders(server)
  const signedIn = await fetch(`${server.url}/api/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'owner@example.com', password: 'bench password' }),
  })
  if (!signedIn.ok) throw new Error(`The owner was not let in: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const times = []
  for (let round = 0; round < 30; round += 1) {
    const began = performance.now()
    const reply = await fetch(`${server.url}/api/owner/forms/${formId}/submissions`, { headers: { cookie } })
    const { submissions: shown } = await reply.json()
    times.push(performance.now() - began)
    if (!reply.ok || shown.length === 0) throw new Error(`The inbox did not open: ${reply.status}`)
  }
  return [Math.round(times.sort((one, other) => one - other)[15] * 10) / 10, 'ms']
}
