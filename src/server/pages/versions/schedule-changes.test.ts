import { describe, expect, test, vi } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { publishDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { type Operation, operation } from '#shared/pages/draft/steps.ts'
import { deletePageCall, getPageCall, listPagesCall, updatePageCall } from '#shared/pages/owner-api.ts'
import type { Page } from '#shared/pages/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import {
  cancelScheduleCall,
  deleteVersionCall,
  listVersionsCall,
  scheduleChangesCall,
} from '#shared/pages/versions-api.ts'
import { insertPage, readPage, updatePage } from '../page-store.ts'

const app = await startTestApp()
const SOON = 600_000

/** A published page that says 'Winter' above 'Menu', with functions that write in its editor and schedule that. */
async function openPage(changes: Partial<Page> = {}) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const blocks = [
    { id: 'season', type: 'text' as const, settings: { html: '<p>Winter</p>' } },
    { id: 'menu', type: 'text' as const, settings: { html: '<p>Menu</p>' } },
  ]
  const page = buildPage({ id: newId(), urlId: 'about', title: 'About', blocks, ...changes })
  await app.changing(website, (scope) => insertPage(scope, page))
  const parameters = { pageId: page.id }
  const draft = async () => (await owner.call(readDraftCall, { parameters })).body
  async function write(html: string, block = 'season'): Promise<void> {
    const { sequence, content } = await draft()
    const path: Operation['path'] = ['blocks', block, 'settings', 'html']
    const before = (content.blocks[block]!.settings as { html: string }).html
    const step = { id: newId(), label: 'Edit text', operations: [operation(path, before, html)], undoes: null }
    await owner.call(takeStepsCall, { parameters, body: { after: sequence, steps: [step] } })
  }
  const schedule = async (publishAt: number, isNew = true) => {
    const sequence = isNew ? (await draft()).sequence : null
    return owner.call(scheduleChangesCall, { parameters, body: { publishAt, sequence } })
  }
  const cancel = () => owner.call(cancelScheduleCall, { parameters })
  const publish = async () => owner.call(publishDraftCall, { parameters, body: { sequence: (await draft()).sequence } })
  const visible = async () => (await app.visitor(website).request('GET', '/about')).body
  const saved = async () =>
    (await owner.call(listVersionsCall, { parameters })).body.versions.filter(({ source }) => source === 'saved')
  const listed = async () =>
    (await owner.call(listPagesCall, { query: {} })).body.pages.find(({ id }) => id === page.id)!
  return { website, owner, page, parameters, draft, write, schedule, cancel, publish, visible, saved, listed }
}

/** Runs the jobs that are due at a time. */
async function at(moment: number, work: () => Promise<void> = async () => {}): Promise<void> {
  vi.setSystemTime(moment)
  try {
    await app.runJobs()
    await work()
  } finally {
    vi.useRealTimers()
  }
}

describe('scheduled changes of a page that visitors see', () => {
  test('are published at their time as they were scheduled, while the draft goes on, and can be undone', async () => {
    const { owner, draft, write, schedule, visible, listed, saved } = await openPage()
    await write('<p>Spring</p>')
    const publishAt = Date.now() + SOON
    expect((await schedule(publishAt)).status).toBe(200)
    await write('<p>Summer</p>')
    await app.runJobs()
    expect(await visible()).toContain('Winter')
    expect((await draft()).page.scheduled).toMatchObject({ publishAt, by: 'Olive Owner' })
    expect(await listed()).toMatchObject({ status: 'published', changesAt: publishAt })
    await at(publishAt + 1, async () => {
      expect(await visible()).toContain('Spring')
      expect((await draft()).page.scheduled).toBeNull()
      expect((await draft()).content.blocks.season!.settings).toMatchObject({ html: '<p>Summer</p>' })
      expect(await saved()).toEqual([])
    })
    const { changes } = (await owner.call(listChangesCall, { query: {} })).body
    expect(changes[0]).toMatchObject({ noun: 'page', kind: 'updated' })
    expect((await undo(owner, changes[0]!.batchId)).status).toBe(200)
    expect(await visible()).toContain('Winter')
  })

  test('move to another time as they were, or are replaced by the page as it is now', async () => {
    const { write, schedule, visible, draft, saved } = await openPage()
    await write('<p>Spring</p>')
    const publishAt = Date.now() + SOON
    await schedule(publishAt)
    await write('<p>Summer</p>')
    expect((await schedule(publishAt + SOON, false)).status).toBe(200)
    await at(publishAt + 1, async () => expect(await visible()).toContain('Winter'))
    expect((await schedule(publishAt + SOON)).status).toBe(200)
    expect(await saved()).toHaveLength(1)
    await at(publishAt + SOON + 1, async () => {
      expect(await visible()).toContain('Summer')
      expect((await draft()).page.scheduled).toBeNull()
    })
  })

  test('are canceled: they stay among the saved versions where the draft has others meanwhile', async () => {
    const { owner, write, schedule, cancel, visible, saved, draft } = await openPage()
    await write('<p>Spring</p>')
    const publishAt = Date.now() + SOON
    await schedule(publishAt)
    await cancel()
    expect(await saved()).toEqual([])
    await schedule(publishAt)
    await write('<p>Summer</p>')
    const { batchId } = (await cancel()).body
    expect(await saved()).toMatchObject([{ publishAt: null }])
    expect((await cancel()).code).toBe('page-schedule-missing')
    expect((await undo(owner, batchId)).status).toBe(200)
    expect((await draft()).page.scheduled).toMatchObject({ publishAt })
    await cancel()
    await at(publishAt + 1, async () => expect(await visible()).toContain('Winter'))
  })

  test('end when the page is published before: older changes would take newer ones back', async () => {
    const { write, schedule, publish, visible, saved, listed } = await openPage()
    await write('<p>Spring</p>')
    const publishAt = Date.now() + SOON
    await schedule(publishAt)
    await write('<p>Summer</p>')
    await publish()
    expect(await listed()).toMatchObject({ changesAt: null })
    expect(await saved()).toMatchObject([{ publishAt: null }])
    await at(publishAt + 1, async () => expect(await visible()).toContain('Summer'))
  })

  test('take over what is changed on the published page from elsewhere', async () => {
    const { website, page, write, schedule, visible } = await openPage()
    await write('<p>Spring</p>')
    const publishAt = Date.now() + SOON
    await schedule(publishAt)
    await app.changing(website, async (scope) => {
      await scope.raiseVersion()
      const before = (await readPage(scope, page.id))!
      const menu = { ...before.content.blocks.menu!, settings: { html: '<p>Dinner</p>', size: 'regular' } } as never
      const content = { ...before.content, blocks: { ...before.content.blocks, menu } }
      await updatePage(scope, before, { ...before, content })
    })
    await at(publishAt + 1, async () => expect(await visible()).toMatch(/Spring[\s\S]*Dinner/))
  })

  test('do not show a page that was hidden meanwhile', async () => {
    const { website, owner, page, parameters, write, schedule, saved } = await openPage()
    await write('<p>Spring</p>')
    const publishAt = Date.now() + SOON
    await schedule(publishAt)
    const { body } = await owner.call(getPageCall, { parameters })
    const { title, urlId, isInNavigation, updatedAt, seoTitle, seoDescription, header, footer } = body.page
    const facts = { title, urlId, isInNavigation, updatedAt, seoTitle, seoDescription, header, footer }
    const hidden = {
      status: 'draft' as const,
      publishAt: null,
      isHiddenFromSearch: false,
      isHiddenFromSiteSearch: false,
      socialPicture: null,
    }
    expect((await owner.call(updatePageCall, { parameters, body: { ...facts, ...hidden } })).status).toBe(200)
    // The draft has the same words.
    expect(await saved()).toEqual([])
    await at(publishAt + 1)
    expect((await app.visitor(website).request('GET', `/${page.urlId}`)).statusCode).toBe(404)
    expect((await schedule(publishAt)).code).toBe('page-not-shown')
  })

  test('come back with a page that was deleted, as long as their time is to come', async () => {
    const { owner, parameters, write, schedule, visible, draft } = await openPage()
    await write('<p>Spring</p>')
    const publishAt = Date.now() + SOON
    await schedule(publishAt)
    const { batchId } = (await owner.call(deletePageCall, { parameters })).body
    expect((await undo(owner, batchId)).status).toBe(200)
    expect((await draft()).page.scheduled).toMatchObject({ publishAt })
    await at(publishAt + 1, async () => expect(await visible()).toContain('Spring'))
  })

  test('need a time to come, changes, and the draft that the owner saw', async () => {
    const { owner, parameters, write, schedule } = await openPage()
    expect((await schedule(Date.now() + SOON)).code).toBe('page-schedule-empty')
    expect((await schedule(Date.now() + SOON, false)).code).toBe('page-schedule-empty')
    await write('<p>Spring</p>')
    expect((await schedule(Date.now() - 1)).code).toBe('page-schedule-past')
    const body = { publishAt: Date.now() + SOON, sequence: 7 }
    expect((await owner.call(scheduleChangesCall, { parameters, body })).code).toBe('draft-moved')
  })

  test('are not deleted as a version: they are canceled', async () => {
    const { owner, parameters, write, schedule, saved } = await openPage()
    await write('<p>Spring</p>')
    await schedule(Date.now() + SOON)
    const [version] = await saved()
    const ofVersion = { ...parameters, versionId: version!.versionId }
    expect((await owner.call(deleteVersionCall, { parameters: ofVersion })).code).toBe('page-version-not-found')
  })
})
