import { afterEach, expect, test, vi } from 'vitest'
import { call, prepareCalls } from './call.ts'
import { contract } from './contract.ts'

const change = contract({
  method: 'POST',
  path: '/api/change',
  summary: '',
  access: 'public',
  reply: undefined as never,
})
const read = contract({ method: 'GET', path: '/api/read', summary: '', access: 'public', reply: undefined as never })

/** A browser whose requests get the given answers in order; an answer may set a CSRF token. */
function openBrowser(cookie: string, answers: (Response | Error | { crumb: string; answer: Response })[]) {
  const asked: string[] = []
  const page = { cookie }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit = {}) => {
    const crumb = (options.headers as Record<string, string> | undefined)?.['x-csrf-token']
    asked.push([options.method ?? 'GET', path, ...(crumb === undefined ? [] : [`crumb=${crumb}`])].join(' '))
    const next = answers.shift()!
    if (next instanceof Error) throw next
    if (next instanceof Response) return next
    page.cookie = `crumb=${next.crumb}`
    return next.answer
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

const done = () => Response.json({ done: true })
const refused = () => Response.json({ code: 'crumb-expired', crumbFail: true }, { status: 403 })

test('the first changing call of a visit gets its CSRF token before, and is made once', async () => {
  const asked = openBrowser('', [{ crumb: 'new', answer: done() }, done()])
  expect(await call(change, {})).toEqual({ ok: true, value: { done: true } })
  expect(asked).toEqual(['GET /api/crumb', 'POST /api/change crumb=new'])
})

test('a CSRF token that was fetched ahead, even twice at once, is waited for and not asked for again', async () => {
  const asked = openBrowser('', [{ crumb: 'new', answer: done() }, done()])
  await Promise.all([prepareCalls(), prepareCalls(), call(change, {})])
  expect(asked).toEqual(['GET /api/crumb', 'POST /api/change crumb=new'])
})

test('who has a CSRF token, and who only reads, asks for none', async () => {
  const asked = openBrowser('crumb=kept', [done(), done()])
  await prepareCalls()
  await call(change, {})
  await call(read, {})
  expect(asked).toEqual(['POST /api/change crumb=kept', 'GET /api/read'])
})

test('a call that needs no CSRF token asks for none', async () => {
  const asked = openBrowser('', [done()])
  await call({ ...change, needsNoCsrfToken: true }, {})
  expect(asked).toEqual(['POST /api/change crumb='])
})

test('a CSRF token that has become old comes again with the refusal, and the call is sent once more', async () => {
  const asked = openBrowser('crumb=old', [{ crumb: 'new', answer: refused() }, done()])
  expect((await call(change, {})).ok).toBe(true)
  expect(asked).toEqual(['POST /api/change crumb=old', 'POST /api/change crumb=new'])
})

test('without a network the first call says so, and the next one asks for a CSRF token again', async () => {
  const away = new TypeError('Failed to fetch')
  const asked = openBrowser('', [away, away, { crumb: 'new', answer: done() }, done()])
  expect(await call(change, {})).toMatchObject({ ok: false, failure: { code: 'network' } })
  expect((await call(change, {})).ok).toBe(true)
  expect(asked).toHaveLength(4)
})

test.each([
  ['a page instead of an answer', new Response('<html>Welcome to our hotel</html>'), 'unexpected'],
  ['an empty answer', new Response(''), 'unexpected'],
  ['a page of a proxy that counts', new Response('slow down', { status: 429 }), 'rate-limited'],
  ['a page of a proxy that finds nobody', new Response('bad gateway', { status: 502 }), 'unexpected'],
])('%s is a failure', async (_, answer, code) => {
  openBrowser('crumb=kept', [answer])
  const { status } = answer
  expect(await call(read, {})).toEqual({ ok: false, failure: { code, status, data: undefined } })
})
