import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#server/guard/judge.ts'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { knownKeys, startFakeGoogle } from '#server/testing/captcha/fake-google.ts'
import { giveKeys } from '#server/testing/captcha/give-keys.ts'
import { buildForm, solve, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { getCaptchaCall, removeCaptchaCall } from '#shared/captcha/owner-api.ts'
import { captchaActions } from '#shared/captcha/schema.ts'
import { FASTEST_PERSON } from '#shared/guard/purposes.ts'
import { setFooterFormCall } from '#shared/newsletter/owner-api.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { sentBy } from '#storefront/forms/testing/sent-by.ts'

const google = await startFakeGoogle()
afterAll(google.close)
const logged: string[] = []
const app = await startTestApp(
  { RECAPTCHA_API_URL: google.url, LOG_LEVEL: 'warn' },
  { logStream: { write: (line) => logged.push(line) } },
)
beforeEach(() => {
  google.fail(null)
  google.asked.length = 0
  logged.length = 0
})

const { formBlock, newsletterBlock } = captchaActions
const hostOf = (website: Website) => `${website.slug}.localhost`

async function guarded(
  content: Record<string, unknown> = {},
  keys: Parameters<typeof giveKeys>[2] = {},
  changes: Parameters<typeof app.buildWebsite>[0] = {},
) {
  const website = await giveKeys(app, await app.buildWebsite(changes), keys)
  const form = await buildForm(app, website, { captchaEnabled: true, ...content })
  return { website, form, hostname: hostOf(website) }
}
const foldersOf = async (website: Website) =>
  (await submissionsBy(app, website)).map((row) => [row.folder, row.spam_reason].filter(Boolean).join(': '))

describe('a form that asks for reCAPTCHA', () => {
  test('takes a token that was given for it, once', async () => {
    const { website, form, hostname } = await guarded()
    const captchaKey = google.give({ action: formBlock, hostname })
    expect((await submitAnswers(app.visitor(website), form, ['Ada'], { captchaKey })).status).toBe(200)
    const again = await submitAnswers(app.visitor(website), form, ['Grace'], { captchaKey })
    expect([again.status, again.failure.error]).toEqual([400, 'reCAPTCHA failed. Refresh this page and try again.'])
    expect(await foldersOf(website)).toEqual(['inbox'])
    expect(google.asked[0]!.event).toEqual({
      token: captchaKey,
      siteKey: knownKeys.siteKey,
      expectedAction: 'FORM_BLOCK_SUBMISSION',
    })
  })

  test('says so where none is sent along, and asks no one', async () => {
    const { website, form } = await guarded()
    const refused = await submitAnswers(app.visitor(website), form, ['Ada'])
    expect([refused.status, refused.failure.error]).toEqual([400, 'Complete CAPTCHA before submitting.'])
    expect(google.asked).toEqual([])
    expect(await foldersOf(website)).toEqual([])
  })

  test.each<[string, object]>([
    ['for another place of the site', { action: newsletterBlock }],
    ['on another site', { hostname: 'elsewhere.example' }],
  ])('takes none that was given %s', async (_what, changes) => {
    const { website, form, hostname } = await guarded()
    const captchaKey = google.give({ action: formBlock, hostname, ...changes })
    expect((await submitAnswers(app.visitor(website), form, ['Ada'], { captchaKey })).code).toBe('captcha-failed')
    expect(await foldersOf(website)).toEqual([])
  })

  test('of a newsletter asks for its own action', async () => {
    const { website, form, hostname } = await guarded({ kind: 'newsletter' })
    const captchaKey = google.give({ action: newsletterBlock, hostname })
    expect((await submitAnswers(app.visitor(website), form, ['Ada'], { captchaKey })).status).toBe(200)
  })

  test.each([
    ['score', 0.5, 'inbox'],
    ['score', 0.49, 'spam: captcha-score'],
    ['checkbox', 0.1, 'inbox'],
  ] as const)('with a %s key puts a score of %f into %s', async (kind, score, folder) => {
    const { website, form, hostname } = await guarded({}, { kind })
    const captchaKey = google.give({ action: formBlock, hostname, score })
    expect((await submitAnswers(app.visitor(website), form, ['Ada'], { captchaKey })).status).toBe(200)
    expect(await foldersOf(website)).toEqual([folder])
  })

  test('asks nothing about what its own guard knows to be spam', async () => {
    const { website, form, hostname } = await guarded()
    const captchaKey = google.give({ action: formBlock, hostname })
    await submitAnswers(app.visitor(website), form, ['pills'], { captchaKey, website: 'https://pills.example' })
    expect(google.asked).toEqual([])
    expect(await foldersOf(website)).toEqual(['spam: honeypot'])
  })

  test('keeps to its own guard once its owner has no keys any more', async () => {
    const { website, form } = await guarded()
    await (await app.owner(website)).call(removeCaptchaCall, {})
    expect((await submitAnswers(app.visitor(website), form, ['Ada'])).status).toBe(200)
    expect(google.asked).toEqual([])
  })
})

test('forms that do not ask for it never call Google, whatever keys the site has', async () => {
  const { website, form } = await guarded({ captchaEnabled: false })
  expect((await submitAnswers(app.visitor(website), form, ['Ada'], { captchaKey: 'made up' })).status).toBe(200)
  expect(google.asked).toEqual([])
})

describe('while Google is away', () => {
  test.each([['silent'], [500], [429], [403]] as const)(
    '(%s) the own guard judges, and nothing is lost',
    async (how) => {
      const { website, form, hostname } = await guarded()
      const proof = await solve(await app.services.guard.giveChallenge(website.id, 'form', Date.now() - FASTEST_PERSON))
      google.fail(how)
      const believed = rateLimits.unprovenFromNetwork
      const captchaKey = google.give({ action: formBlock, hostname })
      const visitor = app.visitor(website)
      expect((await submitAnswers(visitor, form, ['Ada'], { captchaKey, proof })).status).toBe(200)
      for (let time = 0; time <= believed; time += 1)
        await submitAnswers(visitor, form, [`unproven ${time}`], { captchaKey })
      expect(await foldersOf(website)).toEqual(['inbox', ...Array(believed).fill('inbox'), 'spam: unproven'])
      expect(logged.filter((line) => line.includes('a captcha could not be assessed'))).toHaveLength(believed + 1)
      expect(logged.join()).not.toContain(knownKeys.apiKey)
    },
  )

  test('its owner sees it, until Google is back', async () => {
    const { website, form, hostname } = await guarded()
    const owner = await app.owner(website)
    const problem = async () => (await owner.call(getCaptchaCall, {})).body.captcha!.problem!
    const send = () =>
      submitAnswers(app.visitor(website), form, ['Ada'], { captchaKey: google.give({ action: formBlock, hostname }) })
    google.fail(500)
    await send()
    const { words, since } = await problem()
    expect(words).toBe('Not now.')
    await send()
    expect((await problem()).since).toBe(since)
    google.fail(null)
    await send()
    expect(await problem()).toBeNull()
  })
})

describe('the page of a form', () => {
  async function pageOf(content: Record<string, unknown>) {
    const { website, form } = await guarded(content)
    await app.changing(website, (scope) =>
      insertPage(scope, buildPage({ id: newId(), urlId: 'contact', title: 'Contact', blocks: [formOnPage(form.id)] })),
    )
    return { website, form, page: await app.visitor(website).request('GET', '/contact') }
  }

  test.each([
    [true, /www\.google\.com/],
    [false, /^(?!.*google)/],
  ])('lets the browser load from Google only where the form asks for it (%s)', async (captchaEnabled, policy) => {
    const { page } = await pageOf({ captchaEnabled })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(policy)
    expect(page.body.includes(knownKeys.siteKey)).toBe(captchaEnabled)
    expect(page.body).not.toContain(knownKeys.apiKey)
    expect(page.body).not.toContain('src="https://www.google.com')
  })

  test('is every page with the form in the footer', async () => {
    const { website, form, page } = await pageOf({ captchaEnabled: false })
    expect(page.headers['content-security-policy']).not.toContain('google')
    const newsletter = await buildForm(app, website, { kind: 'newsletter', captchaEnabled: true })
    await (await app.owner(website)).call(setFooterFormCall, { body: { formId: newsletter.id } })
    const after = await app.visitor(website).request('GET', '/contact')
    expect(after.body).toContain(form.id)
    expect(after.headers['content-security-policy']).toContain('https://www.google.com/recaptcha/')
    expect(after.body).toContain('NEWSLETTER_BLOCK_SUBMISSION')
  })

  test('without a script keeps to the own guard', async () => {
    const { website, form, page } = await pageOf({})
    const visitor = app.visitor(website)
    const post = (inputs: URLSearchParams) =>
      visitor.request('POST', '/contact', inputs.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        'x-csrf-token': '',
      })
    const asked = await post(sentBy(page.body))
    expect(asked.body).toContain('Nothing has been sent yet.')
    expect(asked.headers['content-security-policy']).toContain('www.google.com')
    const sent = await post(sentBy(asked.body))
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/contact?submitted=${form.id}#form-${form.id}`])
    expect(google.asked).toEqual([])
    expect(await foldersOf(website)).toEqual(['inbox'])
  })
})
