import autocannon from 'autocannon'

async function csrfHeaders(server) {
  const reply = await fetch(`${server.url}/api/sign-in`)
  const cookie = reply.headers.getSetCookie().find((one) => one.startsWith('crumb='))
  const crumb = decodeURIComponent(cookie.split(';')[0].slice('crumb='.length))
  return { 'content-type': 'application/json', 'x-csrf-token': crumb, cookie: `crumb=${crumb}` }
}

/** Complete submissions per second: a key is fetched, then the answers are sent with it. */
export async function submissions(server, formId, seconds) {
  const headers = await csrfHeaders(server)
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
  const headers = await csrfHeaders(server)
  const signedIn = await fetch(`${server.url}/api/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'owner@example.com', password: 'kettle harbor slow green' }),
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
