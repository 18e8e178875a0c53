import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { knownKeys, startFakeGoogle } from '#server/testing/captcha/fake-google.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { getCaptchaCall, removeCaptchaCall, saveCaptchaCall } from '#shared/captcha/owner-api.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { roles } from '#shared/roles/rules.ts'

const google = await startFakeGoogle()
afterAll(google.close)
const logged: string[] = []
const app = await startTestApp(
  { RECAPTCHA_API_URL: google.url, LOG_LEVEL: 'info' },
  { logStream: { write: (line) => logged.push(line) } },
)
beforeEach(() => google.fail(null))

const keys = { ...knownKeys, kind: 'score', minimumScore: 50 } as const
const settingsOf = async (website: Website) => (await app.owner(website)).call(getCaptchaCall, {})

describe('the keys of a site', () => {
  test('are asked of Google before they are kept, and no reply contains the secret one', async () => {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    expect((await owner.call(getCaptchaCall, {})).body).toEqual({ captcha: null })
    expect((await owner.call(saveCaptchaCall, { body: keys })).body).toEqual({ isChecked: true })
    expect(google.asked.at(-1)).toMatchObject({
      url: `/v1/projects/${knownKeys.projectId}/assessments?key=${knownKeys.apiKey}`,
      event: { siteKey: knownKeys.siteKey },
    })
    const { apiKey: _, ...told } = keys
    expect((await owner.call(getCaptchaCall, {})).body).toEqual({ captcha: { ...told, problem: null } })
    expect(logged.join()).not.toContain(knownKeys.apiKey)
  })

  test('stay as they are where the secret one is left out', async () => {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    const { apiKey: _, ...open } = keys
    expect((await owner.call(saveCaptchaCall, { body: open })).code).toBe('captcha-api-key-missing')
    await owner.call(saveCaptchaCall, { body: keys })
    expect((await owner.call(saveCaptchaCall, { body: { ...open, kind: 'checkbox' } })).status).toBe(200)
    expect((await owner.call(getCaptchaCall, {})).body.captcha!.kind).toBe('checkbox')
    expect(google.asked.at(-1)!.url).toContain(knownKeys.apiKey)
  })

  test('are in the change log without the secret one, so that no undo can set them', async () => {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    await owner.call(saveCaptchaCall, { body: keys })
    await owner.call(saveCaptchaCall, { body: { ...keys, minimumScore: 70 } })
    await owner.call(saveCaptchaCall, { body: { ...keys, minimumScore: 70 } })
    await owner.call(removeCaptchaCall, {})
    await owner.call(removeCaptchaCall, {})
    const { changes } = (await owner.call(listChangesCall, {})).body
    expect(changes).toMatchObject(
      ['deleted', 'updated', 'created'].map((kind) => ({ noun: 'captcha', kind, whyFinal: 'key-not-logged' })),
    )
    const stored = await app.services.database
      .selectFrom('changes')
      .selectAll()
      .where('website_id', '=', website.id)
      .execute()
    expect(JSON.stringify(stored)).not.toContain(knownKeys.apiKey)
  })

  test.each([
    ['an API key that is none', { apiKey: 'wrong' }, 'API key not valid. Please pass a valid API key.'],
    ['a project of somebody else', { projectId: 'another-shop' }, 'Permission denied.'],
  ])('are not kept with %s, in Google’s own words', async (_what, changes, words) => {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    const refused = await owner.call(saveCaptchaCall, { body: { ...keys, ...changes } })
    expect([refused.status, refused.failure.error]).toEqual([400, `Google rejected these keys: ${words}`])
    expect((await owner.call(getCaptchaCall, {})).body).toEqual({ captcha: null })
  })

  test.each([['silent'], [503], [429]] as const)('are kept unasked while Google is away (%s)', async (how) => {
    const website = await app.buildWebsite()
    google.fail(how)
    const saved = await (await app.owner(website)).call(saveCaptchaCall, { body: keys })
    expect(saved.body).toEqual({ isChecked: false })
    expect((await settingsOf(website)).body.captcha!.problem!.words).toBeTruthy()
  })

  test.each([
    ['a site key with quotes', { siteKey: '"><script>' }],
    ['no site key', { siteKey: '' }],
    ['a project that leads elsewhere', { projectId: '../../v2' }],
    ['a line break in the API key', { apiKey: 'a\nb' }],
  ])('cannot be %s', async (_what, changes) => {
    const owner = await app.owner(await app.buildWebsite())
    expect((await owner.call(saveCaptchaCall, { body: { ...keys, ...changes } })).code).toBe('invalid-fields')
  })

  test('are entered and forgotten by those who manage the site alone', async () => {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    await owner.call(saveCaptchaCall, { body: keys })
    const editor = await app.owner(website, roles.editor)
    expect((await editor.call(removeCaptchaCall, {})).status).toBe(403)
    expect((await editor.call(getCaptchaCall, {})).body.captcha!.siteKey).toBe(knownKeys.siteKey)
    await owner.call(removeCaptchaCall, {})
    expect((await owner.call(getCaptchaCall, {})).body).toEqual({ captcha: null })
  })
})
