import { describe, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { saveGoalsCall } from '#shared/analytics/goals-api.ts'
import { undoBatchCall } from '#shared/changes/schema.ts'
import * as api from '#shared/experiments/api.ts'
import { createItemCollectionCall } from '#shared/items/api.ts'
import { takeStepsCall } from '#shared/pages/draft/api.ts'
import { type Operation, operation } from '#shared/pages/draft/steps.ts'
import { deletePageCall, getPageCall, listPagesCall } from '#shared/pages/owner-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { deleteVersionCall, listVersionsCall, saveVersionCall } from '#shared/pages/versions-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { websiteStatusCodes } from '#shared/websites/status-codes.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { analytics } = app.services
const person = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const html: Operation['path'] = ['blocks', 'words', 'settings', 'html']
const goal = { id: 'goal-thanks', name: 'Thanks', kind: 'page', target: '/thanks' } as const

/** A page that says 'Old', with a saved version that says 'New', and an experiment with both. */
async function open(share = 50) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  await app.changing(website, (scope) =>
    insertPage(scope, buildPage({ id: newId(), urlId: 'thanks', title: 'Thanks' })),
  )
  await owner.call(saveGoalsCall, { body: { goals: [goal], revision: 0 } })
  const blocks = [{ id: 'words', type: 'text' as const, settings: { html: '<p>Old</p>' } }]
  const page = buildPage({ id: newId(), urlId: 'about', title: 'About', blocks })
  await app.changing(website, (scope) => insertPage(scope, page))
  const parameters = { pageId: page.id }
  const step = { id: newId(), label: 'Edit', operations: [operation(html, '<p>Old</p>', '<p>New</p>')], undoes: null }
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [step] } })
  const { versionId } = (await owner.call(saveVersionCall, { parameters, body: { name: 'New words' } })).body
  const plan = { name: 'Words', pageId: page.id, versionId, share, goalId: goal.id }
  const start = () => owner.call(api.startExperimentCall, { body: plan })
  const { experimentId } = (await start()).body
  const get = (visitor: ReturnType<typeof app.visitor>, url = '/about', headers: Record<string, string> = person) =>
    visitor.request('GET', url, undefined, headers)
  return {
    ...{ website, owner, page, plan, start, experimentId, versionId, get },
    list: async () => {
      await analytics.flush()
      return (await owner.call(api.listExperimentsCall, {})).body.experiments
    },
    end: (outcome: 'original' | 'version') =>
      owner.call(api.endExperimentCall, { parameters: { experimentId }, body: { outcome } }),
  }
}

/** The words of a page, and what it tells that they are. */
function shownIn(body: string) {
  return { words: /<p>(Old|New)<\/p>/.exec(body)?.[1], mark: /data-experiment="([^"]*)"/.exec(body)?.[1] }
}

test('each visitor sees one version, again and again, from the cache of their version, without a cookie', async () => {
  const { website, experimentId, get } = await open()
  const seen = new Map<string, number>()
  for (let number = 0; number < 40; number += 1) {
    const visitor = app.visitor(website)
    const first = await get(visitor)
    const { words, mark } = shownIn(first.body)
    expect(mark).toBe(`${experimentId} ${words === 'New' ? 'version' : 'original'}`)
    expect([first.headers['cache-control'], first.headers['set-cookie']]).toEqual(['private, no-cache', undefined])
    const again = await get(visitor)
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag])
    expect(first.body).toContain(`<link rel="canonical" href="http`)
    seen.set(words!, (seen.get(words!) ?? 0) + 1)
  }
  // With 40 of 50 to 50, fewer than 8 of one are unlikely (1 in 30,000).
  expect(Math.min(seen.get('Old')!, seen.get('New')!)).toBeGreaterThanOrEqual(8)
})

describe('someone who is not counted sees the page as it is', () => {
  test.each([
    ['search engines', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['people who ask not to be counted', { ...person, 'sec-gpc': '1' }],
  ])('%s', async (_, headers) => {
    const { website, get } = await open(99)
    for (let number = 0; number < 6; number += 1)
      expect(shownIn((await get(app.visitor(website), '/about', headers)).body)).toEqual({ words: 'Old' })
  })

  test('the team', async () => {
    const { owner, get } = await open(99)
    expect(shownIn((await get(owner)).body)).toEqual({ words: 'Old' })
  })
})

test('visitors count once for the version that they saw, and when they reach the goal after that', async () => {
  const { website, get, list } = await open()
  const people = Array.from({ length: 12 }, () => app.visitor(website))
  const view = (visitor: (typeof people)[number], url: string, experiment?: string) =>
    visitor.request('POST', '/api/census/RecordHit', { event: 'View', data: { url, experiment } }, person)
  const expected = { original: { visitors: 0, reached: 0 }, version: { visitors: 0, reached: 0 } }
  for (const [place, visitor] of people.entries()) {
    const mark = shownIn((await get(visitor)).body).mark!
    const variant = mark.endsWith('version') ? 'version' : 'original'
    // Reached before the page was seen: that is no effect of the page.
    await view(visitor, '/thanks')
    await view(visitor, '/about', mark)
    await view(visitor, '/about', mark)
    expected[variant].visitors += 1
    if (place % 3 > 0) continue
    for (const _ of [1, 2]) await view(visitor, '/thanks')
    expected[variant].reached += 1
  }
  const [experiment] = await list()
  expect(experiment).toMatchObject({ ...expected, path: '/about', pageTitle: 'About' })
})

test('a browser cannot say that it saw the other version, or one of another page', async () => {
  const { website, experimentId, get, list } = await open()
  const visitor = app.visitor(website)
  const mark = shownIn((await get(visitor)).body).mark!
  const other = `${experimentId} ${mark.endsWith('version') ? 'original' : 'version'}`
  for (const [url, experiment] of [
    ['/about', other],
    ['/', mark],
    ['/about', `${newId()} version`],
    ['/about', 'x'],
  ])
    await visitor.request('POST', '/api/census/RecordHit', { event: 'View', data: { url, experiment } }, person)
  const [experiment] = await list()
  expect([experiment!.original.visitors, experiment!.version.visitors]).toEqual([0, 0])
})

test('who agreed to be recognized sees the same version in every network', async () => {
  const { website, get } = await open()
  const headers = { ...person, cookie: 'ss_cvr=0b6f0f4e-0000-4000-8000-000000000001' }
  const shown = []
  for (let number = 0; number < 8; number += 1)
    shown.push(shownIn((await get(app.visitor(website), '/about', headers)).body).words)
  expect(new Set(shown).size).toBe(1)
})

test('the version that won becomes the page, and an undo brings the experiment back', async () => {
  const { website, owner, get, list, end } = await open(1)
  const robot = () => get(app.visitor(website), '/about', { 'user-agent': 'Googlebot/2.1' })
  const { batchId } = (await end('version')).body
  expect(shownIn((await robot()).body)).toEqual({ words: 'New' })
  const forPeople = await get(app.visitor(website))
  expect(shownIn(forPeople.body)).toEqual({ words: 'New' })
  expect(forPeople.headers['cache-control']).toBe('public, no-cache')
  expect(await list()).toMatchObject([{ outcome: 'version', path: null }])
  expect((await end('original')).code).toBe('experiment-over')
  await undo(owner, batchId)
  expect(shownIn((await robot()).body)).toEqual({ words: 'Old' })
  expect(await list()).toMatchObject([{ outcome: null, endedAt: null, path: '/about' }])
})

test('an experiment ends when its version is deleted, and continues when that is undone', async () => {
  const { owner, website, page, versionId, get, list, end } = await open(99)
  const ofPage = { pageId: page.id }
  const isInExperiment = async () =>
    (await owner.call(listVersionsCall, { parameters: ofPage })).body.versions.map((version) => version.isInExperiment)
  expect(await isInExperiment()).toEqual([true])
  const { batchId } = (await owner.call(deleteVersionCall, { parameters: { ...ofPage, versionId } })).body
  expect(shownIn((await get(app.visitor(website))).body)).toEqual({ words: 'Old' })
  const ended = { path: null, outcome: null, endedAt: expect.any(Number), previewPath: null }
  expect(await list()).toMatchObject([{ ...ended, obstacle: 'version-deleted' }])
  expect((await end('version')).code).toBe('experiment-over')
  await undo(owner, batchId)
  expect(await list()).toMatchObject([{ path: '/about', endedAt: null, obstacle: null }])
})

test('an experiment ends when its page is deleted; the deletion of another page or version ends none', async () => {
  const { owner, page, list } = await open()
  const parameters = { pageId: page.id }
  const other = (await owner.call(saveVersionCall, { parameters, body: { name: 'Other' } })).body.versionId
  await owner.call(deleteVersionCall, { parameters: { ...parameters, versionId: other } })
  const [thanks] = (await owner.call(listPagesCall, { query: { search: 'Thanks' } })).body.pages
  await owner.call(deletePageCall, { parameters: { pageId: thanks!.id } })
  expect(await list()).toMatchObject([{ endedAt: null, obstacle: null }])
  await owner.call(deletePageCall, { parameters })
  expect(await list()).toMatchObject([{ outcome: null, endedAt: expect.any(Number), obstacle: 'page-deleted' }])
})

test('who may delete a page may also undo that it ended an experiment, but no other change of experiments', async () => {
  const { website, owner, page, list, end, experimentId } = await open()
  const editor = await app.owner(website, roles.editor)
  const parameters = { pageId: page.id }
  expect((await editor.call(getPageCall, { parameters })).body.page.isInExperiment).toBe(true)
  const { batchId } = (await editor.call(deletePageCall, { parameters })).body
  expect(await list()).toMatchObject([{ obstacle: 'page-deleted' }])
  await undo(editor, batchId)
  expect(await list()).toMatchObject([{ id: experimentId, endedAt: null, obstacle: null }])
  const ended = (await end('original')).body.batchId
  expect((await editor.call(getPageCall, { parameters })).body.page.isInExperiment).toBe(false)
  expect((await editor.call(undoBatchCall, { parameters: { batchId: ended } })).code).toBe('not-permitted')
  expect((await owner.call(undoBatchCall, { parameters: { batchId: ended } })).status).toBe(200)
})

test('an experiment says why visitors do not see it', async () => {
  const { website, owner, page, list } = await open()
  const change = async (changes: {
    password_hash?: string | null
    status?: 'draft' | 'published'
    collection_id?: string
  }) => {
    await app.changing(website, async ({ database, websiteId, raiseVersion }) => {
      await raiseVersion()
      await database
        .updateTable('pages')
        .set(changes)
        .where('website_id', '=', websiteId)
        .where('id', '=', page.id)
        .execute()
    })
    return (await list())[0]
  }
  expect((await list())[0]).toMatchObject({ path: '/about', obstacle: null, previewPath: expect.any(String) })
  expect(await change({ password_hash: 'x' })).toMatchObject({ path: null, obstacle: 'page-locked' })
  expect(await change({ password_hash: null, status: 'draft' })).toMatchObject({ path: null, obstacle: 'page-hidden' })
  const { collection } = (await owner.call(createItemCollectionCall, { body: { kind: 'blog', title: 'Journal' } })).body
  expect(await change({ status: 'published', collection_id: collection.id })).toMatchObject({
    ...{ path: null, obstacle: 'page-in-collection' },
  })
})

test('what cannot be tested is refused', async () => {
  const { owner, website, plan, start, end, experimentId } = await open()
  expect((await start()).code).toBe('experiment-runs')
  await end('original')
  const tryWith = async (changes: object) =>
    (await owner.call(api.startExperimentCall, { body: { ...plan, ...changes } })).code
  expect(await tryWith({ versionId: newId() })).toBe('page-version-not-found')
  expect(await tryWith({ goalId: 'goal-gone' })).toBe('goal-not-found')
  expect(await tryWith({ pageId: newId() })).toBe('experiment-page-unseen')
  expect(await tryWith({ share: 100 })).toBe('invalid-fields')
  const other = await app.owner(await app.buildWebsite())
  const ofOther = { parameters: { experimentId } }
  expect((await other.call(api.deleteExperimentCall, ofOther)).code).toBe('experiment-not-found')
  const reader = await app.owner(website, roles.reporting)
  expect((await reader.call(api.deleteExperimentCall, ofOther)).code).toBe('not-permitted')
  expect((await reader.call(api.listExperimentsCall, {})).body.experiments).toHaveLength(1)
  expect((await owner.call(api.deleteExperimentCall, ofOther)).code).toBeNull()
})

test('the query chooses a version on sites that are not live, until it is reset, and is not counted', async () => {
  const { website, get, experimentId } = await open(1)
  const ask = async (query: string, cookie = '') => {
    const { body, headers } = await get(app.visitor(website), `/about${query}`, {
      ...person,
      ...(cookie && { cookie }),
    })
    return [shownIn(body), headers['set-cookie']]
  }
  const counted = expect.objectContaining({ mark: expect.stringContaining(experimentId) })
  // The site is live.
  expect(await ask('?experiment=version')).toEqual([counted, undefined])
  await app.changing(website, async (scope) => {
    await scope.raiseVersion()
    await scope.database
      .updateTable('websites')
      .set({ status_code: websiteStatusCodes.internal })
      .where('id', '=', website.id)
      .execute()
  })
  expect(await ask('?experiment=version')).toEqual([{ words: 'New' }, 'experiment=version; Path=/; SameSite=Lax'])
  expect(await ask('', 'experiment=version')).toEqual([{ words: 'New' }, undefined])
  expect(await ask('?experiment=original', 'experiment=version')).toEqual([
    { words: 'Old' },
    'experiment=original; Path=/; SameSite=Lax',
  ])
  const [shown, cookie] = await ask('?experiment=reset', 'experiment=version')
  expect(shown).toEqual(counted)
  expect(cookie).toBe('experiment=; Path=/; SameSite=Lax; Max-Age=0')
})
