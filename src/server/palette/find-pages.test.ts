import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { deletePage, insertPage, updatePage } from '#server/pages/page-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import { readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { type Operation, operation } from '#shared/pages/draft/steps.ts'
import { createSharedSectionCall } from '#shared/pages/shared-sections/api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { type Found, findAnythingCall } from '#shared/palette/api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const text = (html: string) => ({ id: 'words', type: 'text' as const, settings: { html } })

async function openSite() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const page = buildPage({
    ...{ id: newId(), urlId: 'about-us', title: 'The Mill' },
    blocks: [text('<h2>Opening hours &amp; <em>holidays</em></h2><p>Closed on Monday</p>')],
  })
  await app.changing(website, (scope) => insertPage(scope, page))
  const find = async (words: string, as = owner): Promise<Found[]> =>
    (await as.call(findAnythingCall, { query: { text: words } })).body.found
  const inDraft = async (path: Operation['path'], before: unknown, after: unknown) => {
    const parameters = { pageId: page.id }
    const { sequence } = (await owner.call(readDraftCall, { parameters })).body
    const step = { id: newId(), label: 'Edit', operations: [operation(path, before, after)], undoes: null }
    const { status } = await owner.call(takeStepsCall, { parameters, body: { after: sequence, steps: [step] } })
    expect(status).toBe(200)
  }
  return { website, owner, page, find, inDraft }
}

test('finds a page by its title and its URL, and a section by its headings', async () => {
  const { page, find } = await openSite()
  const found = { kind: 'page', id: page.id, title: 'The Mill', detail: '/about-us', path: `/pages/${page.id}/edit` }
  expect(await find('mill')).toEqual([found])
  expect(await find('/about')).toEqual([found])
  expect(await find('holidays')).toEqual([
    {
      ...{ kind: 'section', id: `${page.id}.part-1`, title: 'Opening hours & holidays', detail: 'The Mill' },
      path: `/pages/${page.id}/edit?section=part-1`,
    },
  ])
  expect(await find('monday')).toEqual([])
})

test('finds sections as the editor has them: with the name, the anchor and the headings of the draft', async () => {
  const { website, page, find, inDraft } = await openSite()
  await inDraft(['sections', 'part-1', 'anchor'], '', 'find-us')
  await inDraft(['sections', 'part-1', 'name'], '', 'Contact details')
  for (const words of ['#find-us', 'us', 'contact', 'opening'])
    expect((await find(words)).map(({ title }) => title)).toContain('Contact details')
  const html: Operation['path'] = ['blocks', 'words', 'settings', 'html']
  await inDraft(html, '<h2>Opening hours &amp; <em>holidays</em></h2><p>Closed on Monday</p>', '<h2>Prices</h2>')
  expect(await find('opening')).toEqual([])
  expect(await find('prices')).toHaveLength(1)
  await app.changing(website, (scope) => deletePage(scope, page.id))
  expect(await find('prices')).toEqual([])
})

test('a page without a draft is found as it was saved last', async () => {
  const { website, page, find } = await openSite()
  const content = buildContent([[text('<h3>Kilns</h3>')]], () => 'part-1')
  await app.changing(website, async (scope) => {
    await scope.raiseVersion()
    await updatePage(scope, page, { ...page, content })
  })
  expect([await find('opening'), (await find('kilns')).map(({ title }) => title)]).toEqual([[], ['Kilns']])
})

test('finds shared sections by name, for those who may change pages, on this website only', async () => {
  const { website, owner, find } = await openSite()
  const content = buildContent([[text('<p>Words</p>')]], () => 'part-1')
  const { sharedId } = (await owner.call(createSharedSectionCall, { body: { name: 'Visit banner', content } })).body
  expect(await find('banner')).toEqual([
    {
      ...{ kind: 'section', id: sharedId, title: 'Visit banner', detail: 'Shared section' },
      path: `/pages/${sharedId}/edit`,
    },
  ])
  expect(await find('banner', await app.owner(website, roles.editor))).toHaveLength(1)
  expect(await find('banner', await app.owner(website, roles.storeManager))).toEqual([])
  const other = await openSite()
  expect(await other.find('banner')).toEqual([])
  expect(await other.find('opening')).toHaveLength(1)
})

test('of many pages and sections a few are named', async () => {
  const { website, find } = await openSite()
  await app.changing(website, async (scope) => {
    for (let number = 0; number < 12; number += 1) {
      const page = { id: newId(), urlId: `page-${number}`, title: `Mill ${number}`, blocks: [text('<h2>Opening</h2>')] }
      await insertPage(scope, buildPage(page))
    }
  })
  expect(await find('mill')).toHaveLength(5)
  expect(await find('opening')).toHaveLength(5)
})
