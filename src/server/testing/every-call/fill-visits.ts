import { addPart } from '#server/analytics/replays/replay-store.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { saveConsentCall } from '#shared/consent/api.ts'
import { recordConsentCall } from '#shared/consent/record-api.ts'
import { blankConsent } from '#shared/consent/rules.ts'
import { savePixelsCall, savePixelTokenCall } from '#shared/pixels/api.ts'

// What is kept about visitors, all with a word that must never be read elsewhere.

/** A visit of a page, from a site and a campaign. */
export async function addVisit(app: TestApp, visitor: Browser, canary: string): Promise<void> {
  const data = { url: `/${canary}`, referrer: `https://${canary}.example.com/`, queryString: `utm_campaign=${canary}` }
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0' }
  await visitor.request('POST', '/api/census/RecordHit', { event: 'View', data }, agent)
  await visitor.request('POST', '/api/census/button-click', { url: `/${canary}`, buttonText: canary }, agent)
  await visitor.request('POST', '/api/census/overlay', { url: `/${canary}`, action: 'shown' }, agent)
  await visitor.request('GET', `/search?q=${canary}-words`, undefined, agent)
  await app.services.analytics.flush()
}

/** A recording of a visit. */
export async function addReplay(app: TestApp, website: Website, canary: string): Promise<void> {
  const facts = {
    id: Buffer.from(canary).toString('hex').padEnd(32, '0').slice(0, 32),
    number: 0,
    opens: true,
    page: `/${canary}`,
  }
  const events = JSON.stringify([{ type: 4, timestamp: 1, data: { href: canary } }])
  const program = { device: 'desktop' as const, browser: canary }
  await addPart(
    await app.services.analytics.open(),
    website.id,
    { ...facts, events, milliseconds: 0, ...program },
    Date.now(),
  )
}

/** A cookie banner, and a visitor who agreed to it. */
export async function addConsent(owner: Browser, visitor: Browser, canary: string): Promise<void> {
  await owner.call(saveConsentCall, {
    body: { consent: { ...blankConsent, isEnabled: true, text: canary }, revision: 0 },
  })
  const agreed = { id: `${canary}-consent`, revision: 1, purposes: ['analytics' as const] }
  await visitor.call(recordConsentCall, { body: { agreed, endedId: null } })
}

/** A pixel, and the token with which the server sends orders to its company. */
export async function addPixel(owner: Browser, canary: string): Promise<void> {
  const pixels = { meta: '1234567890123456', google: '', tiktok: '', pinterest: '' }
  await owner.call(savePixelsCall, { body: { pixels, revision: 0 } })
  const token = `${canary}-token-of-the-owner`
  await owner.call(savePixelTokenCall, { parameters: { provider: 'meta' }, body: { token } })
}
