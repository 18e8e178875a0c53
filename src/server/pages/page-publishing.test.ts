import { describe, expect, test, vi } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation } from '#shared/pages/draft/steps.ts'
import { createPreviewLinkCall, duplicatePageCall, getPageCall, updatePageCall } from '#shared/pages/owner-api.ts'
import type { Page } from '#shared/pages/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp()
const SOON = 600_000

/** A page that says 'Before', with a draft that says 'After'. */
async function openPage(changes: Partial<Page> = {}) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const blocks = [{ id: 'words', type: 'text' as const, settings: { html: '<p>Before the harvest</p>' } }]
  const page = buildPage({ id: newId(), urlId: 'about', title: 'About', blocks, ...changes })
  await app.changing(website, (scope) => insertPage(scope, page))
  const parameters = { pageId: page.id }
  const operations = [
    operation(['blocks', 'words', 'settings', 'html'], '<p>Before the harvest</p>', '<p>After the harvest</p>'),
  ]
  const steps = [{ id: `step-${page.id}`, label: 'Edit text', operations, undoes: null }]
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps } })
  const visitor = app.visitor(website)
  const get = (path = '/about', browser: Browser = visitor) => browser.request('GET', path)
  const settings = async () => (await owner.call(getPageCall, { parameters })).body.page
  /** Saves the settings as they are, with changes. */
  async function save(wanted: Partial<Page> & { password?: string | null }) {
    const { title, urlId, status, publishAt, isInNavigation, updatedAt, ...rest } = await settings()
    const { seoTitle, seoDescription, isHiddenFromSearch, isHiddenFromSiteSearch, header, footer } = rest
    const frame = { header, footer }
    const body = { title, urlId, status, publishAt, isInNavigation, updatedAt, seoTitle, seoDescription, ...frame }
    return owner.call(updatePageCall, {
      parameters,
      body: { ...body, isHiddenFromSearch, isHiddenFromSiteSearch, socialPicture: null, ...wanted } as never,
    })
  }
  return { website, owner, page, parameters, visitor, get, settings, save }
}

/** What a browser without JavaScript sends. */
const enter = (browser: Browser, password: string, path = '/about') =>
  browser.request('POST', path, new URLSearchParams({ _password: password }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf-token': '',
  })

describe('a scheduled page', () => {
  test('is published at its time as its editor shows it, once, and that can be undone', async () => {
    const { owner, get, save, settings } = await openPage({ status: 'draft' })
    const publishAt = Date.now() + SOON
    expect((await save({ status: 'scheduled', publishAt })).status).toBe(200)
    await app.runJobs()
    expect((await get()).statusCode).toBe(404)
    vi.setSystemTime(publishAt + 1)
    try {
      await app.runJobs()
      const seen = await get()
      expect([seen.statusCode, seen.body.includes('After the harvest')]).toEqual([200, true])
      expect(await settings()).toMatchObject({ status: 'published', publishAt: null })
    } finally {
      vi.useRealTimers()
    }
    // The job’s change is in the log, of no person.
    const { changes } = (await owner.call(listChangesCall, { query: {} })).body
    await undo(owner, changes[0]!.batchId)
    expect((await get()).statusCode).toBe(404)
  })

  test('stays hidden when it was taken back or moved to a later time before', async () => {
    const { get, save } = await openPage({ status: 'draft' })
    const publishAt = Date.now() + SOON
    await save({ status: 'scheduled', publishAt })
    await save({ status: 'scheduled', publishAt: publishAt + SOON })
    vi.setSystemTime(publishAt + 1)
    try {
      await app.runJobs()
      expect((await get()).statusCode).toBe(404)
      await save({ status: 'needs-review' })
      vi.setSystemTime(publishAt + SOON + 1)
      await app.runJobs()
      expect((await get()).statusCode).toBe(404)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([null, 1])('needs a time to come, which %s is not', async (publishAt) => {
    const { save, settings } = await openPage({ status: 'draft' })
    expect((await save({ status: 'scheduled', publishAt })).code).toBe('page-schedule-past')
    expect((await settings()).status).toBe('draft')
  })
})

describe('a page with a password', () => {
  test('says nothing to visitors, search and sitemap until they give it, and asks again for another one', async () => {
    const { website, owner, visitor, get, save, settings } = await openPage()
    expect((await get()).statusCode).toBe(200)
    const { batchId } = (await save({ password: 'tidal mill' })).body
    expect(await settings()).toMatchObject({ isLocked: true })
    expect(JSON.stringify(await settings())).not.toContain('argon2')
    const locked = await get()
    expect([locked.statusCode, locked.headers['cache-control']]).toEqual([403, 'private, no-store'])
    expect(locked.body).toContain('This page is locked')
    expect(locked.body).not.toContain('harvest')
    expect((await get('/sitemap.xml')).body).not.toContain('/about')
    expect((await get('/search?q=harvest')).body).not.toContain('href="/about"')
    expect((await owner.request('GET', '/about')).body).toContain('Before the harvest')

    const wrong = await enter(visitor, 'low tide')
    expect([wrong.statusCode, wrong.body.includes('This password isn’t right.')]).toEqual([403, true])
    const opened = await enter(visitor, 'tidal mill')
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/about'])
    expect((await get()).body).toContain('Before the harvest')
    expect((await app.visitor(website).request('GET', '/about')).statusCode).toBe(403)

    await save({ title: 'About us' })
    expect((await get()).statusCode).toBe(200)
    await save({ password: 'another one' })
    expect((await get()).statusCode).toBe(403)
    await save({ password: null })
    expect((await app.visitor(website).request('GET', '/about')).statusCode).toBe(200)
    expect((await undo(owner, batchId)).code).toBe('change-superseded')
  })

  test('takes no more than ten wrong passwords of a sender in a quarter of an hour', async () => {
    const { visitor, save } = await openPage()
    await save({ password: 'tidal mill' })
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await enter(visitor, 'x')).statusCode).toBe(403)
    const refused = await enter(visitor, 'tidal mill')
    expect([refused.statusCode, refused.body.includes('Too many attempts.')]).toEqual([429, true])
  })

  test('keeps its forms and its copy closed, and a short password changes nothing', async () => {
    const { owner, visitor, parameters, save } = await openPage()
    expect((await save({ password: 'abc' })).status).toBe(400)
    await save({ password: 'tidal mill' })
    const posted = await visitor.request('POST', '/about', '_form=x', {
      'content-type': 'application/x-www-form-urlencoded',
      'x-csrf-token': '',
    })
    expect([posted.statusCode, posted.body.includes('This page is locked')]).toEqual([403, true])
    const { pageId } = (await owner.call(duplicatePageCall, { parameters })).body
    const copy = (await owner.call(getPageCall, { parameters: { pageId } })).body.page
    expect(copy).toMatchObject({ status: 'draft', isLocked: true })
  })
})

describe('the preview link of a page', () => {
  test('shows its draft to everyone who has it for a week, and nothing to others', async () => {
    const { website, owner, parameters, get } = await openPage({ status: 'draft' })
    const { path, expiresAt } = (await owner.call(createPreviewLinkCall, { parameters })).body
    const preview = await get(path)
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(preview.body).toContain('After the harvest')
    expect(preview.body).toContain('<meta name="robots" content="noindex"/>')
    expect((await get(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404)
    expect((await get(path.replace(parameters.pageId, newId()))).statusCode).toBe(404)
    const neighbor = await app.buildWebsite()
    expect((await app.visitor(neighbor).request('GET', path)).statusCode).toBe(404)
    expect(website.id).not.toBe(neighbor.id)
    vi.setSystemTime(expiresAt + 1)
    try {
      expect((await get(path)).statusCode).toBe(404)
    } finally {
      vi.useRealTimers()
    }
  })
})
