import { describe, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { createFormCall } from '#shared/forms/owner-api.ts'
import { getHeaderFooterCall } from '#shared/header-footer/api.ts'
import { publishDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation } from '#shared/pages/draft/steps.ts'
import * as api from '#shared/pages/owner-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { listUnpublishedCall, publishPagesCall } from '#shared/pages/unpublished-api.ts'
import * as versions from '#shared/pages/versions-api.ts'
import { getPopupCall } from '#shared/popup/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { readStylesCall, saveStylesCall } from '#shared/styles/api.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp()

/** A website with an ordinary page and the page for missing URLs, each with a draft that is not published. */
async function open(role: number) {
  const website = await app.buildWebsite()
  const admin = await app.owner(website)
  const someone = await app.owner(website, role)
  const blocks = [{ id: 'words', type: 'text' as const, settings: { html: '<p>Before</p>' } }]
  const ordinary = buildPage({ id: newId(), urlId: 'about', title: 'About', blocks })
  const special = buildPage({ id: newId(), urlId: 'lost', title: 'Lost', purpose: 'not-found', blocks })
  for (const page of [ordinary, special]) {
    await app.changing(website, (scope) => insertPage(scope, page))
    await takeStep(admin, page.id, 0, 'Before', 'After')
  }
  const { form } = (await admin.call(createFormCall, { body: { template: 'contact' } })).body
  const saved = async (pageId: string) =>
    (await admin.call(versions.saveVersionCall, { parameters: { pageId }, body: { name: 'Kept' } })).body.versionId
  return { website, admin, someone, ordinary, special, formId: form.id, saved }
}

type Opened = Awaited<ReturnType<typeof open>>

function takeStep(browser: Browser, pageId: string, after: number, from: string, to: string) {
  const operations = [operation(['blocks', 'words', 'settings', 'html'], `<p>${from}</p>`, `<p>${to}</p>`)]
  const steps = [{ id: newId(), label: 'Edit text', operations, undoes: null }]
  return browser.call(takeStepsCall, { parameters: { pageId }, body: { after, steps } })
}

async function save({ admin, someone }: Opened, pageId: string, changes: object = {}) {
  const { page } = (await admin.call(api.getPageCall, { parameters: { pageId } })).body
  const { urlId, status, publishAt, updatedAt, seoTitle, seoDescription, header, footer, purpose } = page
  const { isHiddenFromSearch, isHiddenFromSiteSearch, isInNavigation } = page
  const body = {
    ...{ urlId, status, publishAt, updatedAt, seoTitle, seoDescription, header, footer, purpose, isInNavigation },
    ...{ isHiddenFromSearch, isHiddenFromSiteSearch, title: 'Renamed', socialPicture: null },
    ...changes,
  }
  return someone.call(api.updatePageCall, { parameters: { pageId }, body })
}

/** Every call that changes a page that exists. */
const changes: readonly [string, (opened: Opened, pageId: string) => Promise<{ status: number }>][] = [
  ['a step of its draft', ({ someone }, pageId) => takeStep(someone, pageId, 1, 'After', 'Later')],
  [
    'publishing its draft',
    ({ someone }, pageId) => someone.call(publishDraftCall, { parameters: { pageId }, body: { sequence: 1 } }),
  ],
  [
    'publishing it with others',
    ({ someone }, pageId) => someone.call(publishPagesCall, { body: { pages: [{ pageId, sequence: 1 }] } }),
  ],
  ['its settings', (opened, pageId) => save(opened, pageId)],
  [
    'a form on it',
    ({ someone, formId }, pageId) => someone.call(api.placeFormCall, { parameters: { pageId, formId } }),
  ],
  [
    'no form on it',
    ({ someone, formId }, pageId) => someone.call(api.takeFormAwayCall, { parameters: { pageId, formId } }),
  ],
  [
    'a saved version',
    ({ someone }, pageId) =>
      someone.call(versions.saveVersionCall, { parameters: { pageId }, body: { name: 'Harvest' } }),
  ],
  [
    'the name of a version',
    async ({ someone, saved }, pageId) =>
      someone.call(versions.renameVersionCall, {
        parameters: { pageId, versionId: await saved(pageId) },
        body: { name: 'Spring' },
      }),
  ],
  [
    'a version less',
    async ({ someone, saved }, pageId) =>
      someone.call(versions.deleteVersionCall, { parameters: { pageId, versionId: await saved(pageId) } }),
  ],
  [
    'a time for its changes',
    ({ someone }, pageId) =>
      someone.call(versions.scheduleChangesCall, {
        parameters: { pageId },
        body: { publishAt: Date.now() + 600_000, sequence: 1 },
      }),
  ],
  [
    'no time for its changes',
    async ({ admin, someone }, pageId) => {
      const body = { publishAt: Date.now() + 600_000, sequence: 1 }
      await admin.call(versions.scheduleChangesCall, { parameters: { pageId }, body })
      return someone.call(versions.cancelScheduleCall, { parameters: { pageId } })
    },
  ],
  ['deleting it', ({ someone }, pageId) => someone.call(api.deletePageCall, { parameters: { pageId } })],
]

describe.each([
  ['an administrator', roles.admin, 200],
  ['a website manager', roles.websiteManager, 200],
  ['a content editor', roles.editor, 403],
])('%s', (_, role, verdict) => {
  test.each(changes)('changes a page, and as allowed the page for missing URLs: %s', async (_name, change) => {
    const opened = await open(role)
    expect((await change(opened, opened.ordinary.id)).status).toBe(200)
    expect((await change(opened, opened.special.id)).status).toBe(verdict)
  })

  test('makes a page the one for errors, as allowed', async () => {
    const opened = await open(role)
    expect((await save(opened, opened.ordinary.id, { purpose: 'error' })).status).toBe(verdict)
  })

  test('changes the styles and sees the header, the footer and the popup, as allowed', async () => {
    const { someone } = await open(role)
    const styles = await someone.call(saveStylesCall, { body: { styles: defaultStyles, revision: 0 } })
    const header = await someone.call(getHeaderFooterCall, {})
    const popup = await someone.call(getPopupCall, {})
    expect([styles.status, header.status, popup.status]).toEqual([verdict, verdict, verdict])
    expect((await someone.call(readStylesCall, {})).status).toBe(200)
  })
})

test.each([roles.storeManager, roles.viewer, roles.reporting, roles.moderator])(
  'role %i changes no page at all',
  async (role) => {
    const opened = await open(role)
    for (const { id } of [opened.ordinary, opened.special])
      expect((await takeStep(opened.someone, id, 1, 'After', 'Later')).status).toBe(403)
  },
)

test('a content editor reads the page for missing URLs, and finds it in no list of what to publish', async () => {
  const { someone, admin, special, ordinary } = await open(roles.editor)
  expect((await someone.call(readDraftCall, { parameters: { pageId: special.id } })).status).toBe(200)
  const unpublished = async (browser: Browser) =>
    (await browser.call(listUnpublishedCall, {})).body.pages.map(({ id }) => id).toSorted()
  expect(await unpublished(someone)).toEqual([ordinary.id])
  expect(await unpublished(admin)).toEqual([ordinary.id, special.id].toSorted())
  const counted = async (browser: Browser) => (await browser.call(api.listPagesCall, { query: {} })).body.unpublished
  expect([await counted(someone), await counted(admin)]).toEqual([1, 2])
})

test('a content editor undoes changes of pages, and none of a page of the whole site', async () => {
  const opened = await open(roles.admin)
  const editor = await app.owner(opened.website, roles.editor)
  const publish = (pageId: string) =>
    opened.admin.call(publishDraftCall, { parameters: { pageId }, body: { sequence: 1 } })
  const ordinary = (await publish(opened.ordinary.id)).body.batchId!
  const special = (await publish(opened.special.id)).body.batchId!
  const version = (
    await opened.admin.call(versions.saveVersionCall, {
      parameters: { pageId: opened.special.id },
      body: { name: 'Kept' },
    })
  ).body.batchId
  const listed = (await editor.call(listChangesCall, { query: {} })).body.changes.filter(({ canUndo }) => canUndo)
  expect(listed.map(({ batchId }) => batchId)).toContain(ordinary)
  expect(listed.map(({ batchId }) => batchId)).not.toContain(special)
  expect((await undo(editor, special)).code).toBe('not-permitted')
  expect((await undo(editor, version)).code).toBe('not-permitted')
  expect((await undo(editor, ordinary)).status).toBe(200)
  expect((await undo(opened.admin, special)).status).toBe(200)
})
