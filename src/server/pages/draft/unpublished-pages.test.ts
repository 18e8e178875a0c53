import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { publishDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation } from '#shared/pages/draft/steps.ts'
import { listPagesCall } from '#shared/pages/owner-api.ts'
import { type Page, SHARED_SECTION } from '#shared/pages/schema.ts'
import type { Section } from '#shared/pages/section.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { listUnpublishedCall, publishPagesCall } from '#shared/pages/unpublished-api.ts'
import { insertPage, readPage, updatePage } from '../page-store.ts'

const app = await startTestApp()
const path = ['blocks', 'words', 'settings', 'html'] as ['blocks', string, 'settings', string]

/** A website with functions that add pages and write in their editors. */
async function openSite() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  async function addPage(urlId: string, changes: Partial<Page> = {}): Promise<string> {
    const blocks = [{ id: 'words', type: 'text' as const, settings: { html: '<h1>Before</h1>' } }]
    const page = buildPage({ id: newId(), urlId, title: urlId, blocks, ...changes })
    await app.changing(website, (scope) => insertPage(scope, page))
    return page.id
  }
  const draft = async (pageId: string) => (await owner.call(readDraftCall, { parameters: { pageId } })).body
  async function write(pageId: string, html: string): Promise<void> {
    const { sequence, content } = await draft(pageId)
    const { html: before } = content.blocks.words!.settings as { html: string }
    const step = { id: newId(), label: 'Edit text', operations: [operation(path, before, html)], undoes: null }
    await owner.call(takeStepsCall, { parameters: { pageId }, body: { after: sequence, steps: [step] } })
  }
  const unpublished = async () => (await owner.call(listUnpublishedCall, {})).body.pages
  const publish = async (pages: readonly { id: string; sequence: number }[]) =>
    owner.call(publishPagesCall, { body: { pages: pages.map(({ id, sequence }) => ({ pageId: id, sequence })) } })
  const visible = async (urlId: string) => (await app.visitor(website).request('GET', `/${urlId}`)).body
  const listed = async () => (await owner.call(listPagesCall, { query: {} })).body
  return { website, owner, addPage, draft, write, unpublished, publish, visible, listed }
}

test('public pages with unpublished changes are listed, those with problems first, and published as one action', async () => {
  const { owner, addPage, write, unpublished, publish, visible, listed } = await openSite()
  const [about, visit, later] = [
    await addPage('about'),
    await addPage('visit'),
    await addPage('later', { status: 'draft' }),
  ]
  await addPage('contact')
  await write(about, '<h1>After</h1>')
  await write(visit, '<h1>After</h1><p><a href="/nowhere">Here</a></p>')
  await write(later, '<h1>After</h1>')
  const found = await unpublished()
  expect(found.map(({ path: at, faults }) => [at, faults])).toEqual([
    ['/visit', ['The link /nowhere leads to no page of the site.']],
    ['/about', []],
  ])
  const { pages, unpublished: count } = await listed()
  expect(count).toBe(2)
  expect(pages.filter(({ hasChanges }) => hasChanges).map(({ id }) => id)).toEqual(
    expect.arrayContaining([about, visit, later]),
  )

  const { batchId } = (await publish(found)).body
  expect(await visible('about')).toContain('After')
  expect(await visible('visit')).toContain('After')
  expect(await unpublished()).toEqual([])
  expect((await listed()).unpublished).toBe(0)
  expect((await publish(found)).body.batchId).toBeNull()
  await undo(owner, batchId!)
  expect(await visible('about')).toContain('Before')
  expect(await visible('visit')).toContain('Before')
})

test('when one page was changed since it was listed, none is published', async () => {
  const { addPage, write, unpublished, publish, visible } = await openSite()
  const [about, visit] = [await addPage('about'), await addPage('visit')]
  await write(about, '<h1>After</h1>')
  await write(visit, '<h1>After</h1>')
  const found = await unpublished()
  await write(visit, '<h1>Later</h1>')
  expect((await publish(found)).code).toBe('draft-moved')
  expect(await visible('about')).toContain('Before')
})

test('a page is not listed when its draft is as it was, or when it was changed to the same from elsewhere', async () => {
  const { website, owner, addPage, draft, write, unpublished } = await openSite()
  const about = await addPage('about')
  await write(about, '<h1>After</h1>')
  await write(about, '<h1>Before</h1>')
  expect(await unpublished()).toEqual([])
  await write(about, '<h1>After</h1>')
  expect(await unpublished()).toHaveLength(1)
  const { content } = await draft(about)
  await app.changing(website, async (scope) => {
    await scope.raiseVersion()
    const before = (await readPage(scope, about))!
    await updatePage(scope, before, { ...before, content })
  })
  expect(await unpublished()).toEqual([])
  await write(about, '<h1>Later</h1>')
  const { sequence } = await draft(about)
  await owner.call(publishDraftCall, { parameters: { pageId: about }, body: { sequence } })
  expect(await unpublished()).toEqual([])
})

test('problems in shared sections are named once, with their section, and links lead to sections that are shared', async () => {
  const { website, addPage, write, unpublished, owner } = await openSite()
  const html = '<h2>Hours</h2><p><a href="/nowhere">Map</a> <a href="#hours">Up</a></p>'
  const blocks = [{ id: 'times', type: 'text' as const, settings: { html } }]
  const hours = buildPage({
    id: newId(),
    urlId: 'shared-hours',
    title: 'Opening hours',
    blocks,
    purpose: SHARED_SECTION,
  })
  const [section] = Object.values(hours.content.sections)
  const content = { ...hours.content, sections: { [section!.id]: { ...(section as Section), anchor: 'hours' } } }
  await app.changing(website, (scope) => insertPage(scope, { ...hours, content }))
  const places = (...ids: string[]) =>
    Object.fromEntries(ids.map((id, index) => [id, { id, rank: `a${index + 5}`, sharedId: hours.id }]))
  const [about, visit] = [await addPage('about'), await addPage('visit')]
  for (const [pageId, ids] of [
    [about, ['one', 'two']],
    [visit, ['one']],
  ] as const) {
    const operations = Object.entries(places(...ids)).map(([id, place]) =>
      operation(['sections', id], undefined, place),
    )
    const step = { id: newId(), label: 'Add a shared section', operations, undoes: null }
    expect(
      (await owner.call(takeStepsCall, { parameters: { pageId }, body: { after: 0, steps: [step] } })).status,
    ).toBe(200)
  }
  await write(visit, '<h1>After</h1><p><a href="#hours">Hours</a></p>')
  expect((await unpublished()).map(({ path: at, faults }) => [at, faults])).toEqual([
    ['/about', []],
    ['/visit', []],
  ])
  const { sharedSections } = (await owner.call(listUnpublishedCall, {})).body
  expect(sharedSections).toEqual([
    {
      ...{ id: hours.id, name: 'Opening hours', pageIds: [about, visit] },
      faults: ['The link /nowhere leads to no page of the site.'],
    },
  ])
})
