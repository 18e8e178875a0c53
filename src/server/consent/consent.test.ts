import { expect, test } from 'vitest'
import { inlineHash } from '#server/site/content-security-policy.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getConsentCall, saveConsentCall } from '#shared/consent/api.ts'
import { exportConsentRecordsCall, getConsentRecordsCall, recordConsentCall } from '#shared/consent/record-api.ts'
import { blankConsent } from '#shared/consent/rules.ts'
import type { Consent } from '#shared/consent/schema.ts'
import { saveCustomCodeCall } from '#shared/custom-code/api.ts'
import { blankCustomCode } from '#shared/custom-code/rules.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { showCanvasCall } from '#shared/pages/draft/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { showConsentScript } from '#storefront/document/show-consent.ts'
import { deleteOldRecords } from './record-store.ts'

const app = await startTestApp()
const shown: Consent = { ...blankConsent, isEnabled: true, title: 'Cookies <b>here</b>' }
const BANNER = 'data-consent-banner='
const LINK = 'data-consent-open='

async function open() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const visitor = app.visitor(shop.website)
  const save = (consent: Consent, revision = 0) => owner.call(saveConsentCall, { body: { consent, revision } })
  const pageAt = async (path: string) => (await visitor.request('GET', path)).body
  return { ...shop, owner, visitor, save, pageAt }
}

test('a banner is off at first; public pages contain a saved one, hidden, and the change is undone', async () => {
  const { owner, visitor, save, pageAt } = await open()
  expect((await owner.call(getConsentCall, {})).body).toEqual({ consent: blankConsent, revision: 0 })
  expect(await pageAt('/shop')).not.toContain('consent')
  const saved = (await save(shown)).body
  for (const path of ['/shop', '/search', '/nowhere']) {
    const page = await pageAt(path)
    expect(page, path).toMatch(/<section class="consent"[^>]* data-consent-banner="1" hidden="">/)
    expect(page, path).toMatch(/<button [^>]*data-consent-open="" hidden="">Cookie settings</)
    expect(page, path).toContain('Cookies &lt;b&gt;here&lt;/b&gt;')
  }
  const policy = String((await visitor.request('GET', '/shop')).headers['content-security-policy'])
  expect(policy).toContain(inlineHash(showConsentScript))
  expect((await undo(owner, saved.batchId!)).status).toBe(200)
  expect(await pageAt('/shop')).not.toContain(BANNER)
})

test('the cart, the checkout and the canvas have neither banner nor link', async () => {
  const { owner, save, pageAt } = await open()
  await save(shown)
  const { body } = await owner.request('GET', showCanvasCall.path)
  for (const page of [await pageAt('/cart'), await pageAt('/checkout')]) {
    expect(page).not.toContain(BANNER)
    expect(page).not.toContain(LINK)
  }
  expect(body).toContain('site-footer')
  expect(body).not.toContain(BANNER)
  expect(body).not.toContain(LINK)
  // The same footer, on a page that asks.
  expect(await pageAt('/shop')).toContain(LINK)
})

test('the page is the same for everyone, whatever they have chosen', async () => {
  const { website, save } = await open()
  await save(shown)
  const pages = await Promise.all(
    ['', 'cookie-consent=1:', 'cookie-consent=1:analytics'].map(
      async (cookie) => (await app.visitor(website).request('GET', '/shop', undefined, { cookie })).body,
    ),
  )
  expect(new Set(pages).size).toBe(1)
})

test('a script that waits for consent is no script for browsers, and the policy allows it for later', async () => {
  const { owner, visitor, save } = await open()
  await save(shown)
  const wait = (purpose: string, rest: string) => `<script type="text/plain" data-consent="${purpose}"${rest}</script>`
  const headCode = wait('analytics', '>count()') + wait('marketing', ' src="https://ads.example.com/x.js">')
  const bodyCode = `${wait('everything', '>later()')}<script data-consent="analytics">now()</script>`
  const { body } = await owner.call(saveCustomCodeCall, {
    body: { code: { ...blankCustomCode, headCode, bodyCode }, revision: 0 },
  })
  expect(body.findings).toEqual({
    hosts: ['ads.example.com'],
    blocked: [
      { kind: 'consent', detail: 'everything' },
      { kind: 'consent', detail: 'analytics' },
    ],
  })
  const page = await visitor.request('GET', '/shop')
  expect(page.body).toContain(headCode)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(inlineHash('count()'))
  expect(policy).toContain('https://ads.example.com')
  expect(policy).not.toContain(inlineHash('later()'))
})

test('only those who manage the site change it, two people do not overwrite each other, and each site has its own', async () => {
  const { website, owner, save } = await open()
  const other = await open()
  const { batchId } = (await save(shown)).body
  expect((await save(blankConsent)).code).toBe('edit-conflict')
  expect((await save(shown, 1)).body).toMatchObject({ revision: 1, batchId: null })
  expect((await save({ ...shown, title: '' }, 1)).status).toBe(400)
  const allowed = await Promise.all(
    Object.entries(roles).map(async ([name, role]) => {
      const person = await app.owner(website, role)
      const read = await person.call(getConsentCall, {})
      const written = await person.call(saveConsentCall, { body: { consent: shown, revision: 1 } })
      expect(written.status, name).toBe(read.status)
      return read.status === 200 ? [name] : []
    }),
  )
  expect(allowed.flat()).toEqual(['admin', 'websiteManager'])
  expect((await save({ ...shown, text: 'Other words' }, 1)).body.revision).toBe(2)
  expect((await undo(owner, batchId!)).code).toBe('change-superseded')
  expect(await other.pageAt('/shop')).not.toContain(BANNER)
})

test('what visitors agree to is kept with the words that they read, until it is withdrawn or replaced', async () => {
  const { owner, visitor, save } = await open()
  await save({ ...shown, purposes: { ...shown.purposes, marketing: { ...shown.purposes.marketing, isAsked: true } } })
  const record = (body: object) => visitor.request('POST', recordConsentCall.path, body)
  const first = '0123456789abcdef01'
  const second = '0123456789abcdef02'
  const agree = (id: string, purposes: string[], endedId: string | null = null) =>
    record({ agreed: { id, revision: 1, purposes }, endedId })
  expect((await agree(first, ['analytics'])).statusCode).toBe(200)
  // Somebody else cannot change it.
  await agree(first, ['marketing'])
  expect((await agree(second, ['analytics', 'marketing'], first)).statusCode).toBe(200)
  expect((await owner.call(getConsentRecordsCall, {})).body).toEqual({
    agreed: 2,
    withdrawn: 1,
    byPurpose: { functional: 0, analytics: 2, marketing: 1 },
  })
  // Other words, another banner: what was agreed to before keeps the old ones.
  await save({ ...shown, title: 'Other words' }, 1)
  expect((await record({ agreed: null, endedId: second })).statusCode).toBe(200)
  const csv = (await owner.request('GET', exportConsentRecordsCall.path)).body
  expect(csv.match(/^0123456789abcdef0\d,/gm)).toHaveLength(2)
  expect(csv).toContain('Cookies <b>here</b>')
  expect(csv).not.toContain('Other words')
  expect((await owner.call(getConsentRecordsCall, {})).body.withdrawn).toBe(2)
})

test.each<[string, object, Record<string, string>]>([
  ['from another site', {}, { origin: 'https://elsewhere.example' }],
  ['for a purpose that is not asked for', { purposes: ['marketing'] }, {}],
  ['for no purpose', { purposes: [] }, {}],
  ['for a banner that nobody has seen', { revision: 7 }, {}],
  ['with an id that is none', { id: 'a b' }, {}],
])('a consent %s is refused, and leaves no trace', async (_, change, headers) => {
  const { owner, visitor, save } = await open()
  await save(shown)
  const agreed = { id: '0123456789abcdef01', revision: 1, purposes: ['analytics'], ...change }
  const answer = await visitor.request('POST', recordConsentCall.path, { agreed, endedId: null }, headers)
  expect(answer.statusCode).toBe(400)
  expect((await owner.call(getConsentRecordsCall, {})).body.agreed).toBe(0)
})

test('without a banner no consent is taken, proofs are for those who manage the site, and are deleted after three years', async () => {
  const { website, owner, visitor, save } = await open()
  const body = { agreed: { id: '0123456789abcdef01', revision: 1, purposes: ['analytics' as const] }, endedId: null }
  expect((await visitor.call(recordConsentCall, { body })).status).toBe(400)
  await save(shown)
  expect((await visitor.call(recordConsentCall, { body })).status).toBe(200)
  const reporter = await app.owner(website, roles.reporting)
  expect((await reporter.call(getConsentRecordsCall, {})).status).toBe(403)
  const agreed = async () => (await owner.call(getConsentRecordsCall, {})).body.agreed
  const deleteAfter = (days: number) =>
    app.changing(website, (scope) => deleteOldRecords(scope, Date.now() + days * DAY_MILLISECONDS, () => false))
  await deleteAfter(3 * 365 - 1)
  expect(await agreed()).toBe(1)
  await deleteAfter(3 * 365 + 1)
  expect(await agreed()).toBe(0)
})
