import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { publishDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { type Operation, operation } from '#shared/pages/draft/steps.ts'
import { createPageCall } from '#shared/pages/owner-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { getVersionCall, listVersionsCall } from '#shared/pages/versions-api.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp()
const html: Operation['path'] = ['blocks', 'words', 'settings', 'html']

/** A page that was there before the log, with functions that write and publish it. */
async function openPage() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const blocks = [{ id: 'words', type: 'text' as const, settings: { html: '<p>First words</p>' } }]
  const page = buildPage({ id: newId(), urlId: 'about', title: 'About', blocks })
  await app.changing(website, (scope) => insertPage(scope, page))
  const parameters = { pageId: page.id }
  let sequence = 0
  let words = '<p>First words</p>'
  async function write(text: string): Promise<void> {
    const step = { id: newId(), label: 'Edit text', operations: [operation(html, words, text)], undoes: null }
    sequence = (await owner.call(takeStepsCall, { parameters, body: { after: sequence, steps: [step] } })).body.sequence
    words = text
  }
  const publish = () => owner.call(publishDraftCall, { parameters, body: { sequence } })
  const versions = async () => (await owner.call(listVersionsCall, { parameters })).body.versions
  const visitor = app.visitor(website)
  const open = async (path: string) => visitor.request('GET', path)
  return { website, owner, parameters, write, publish, versions, open }
}

test('a page that was never published in the editor has no versions', async () => {
  const { versions, write } = await openPage()
  await write('<p>Not published</p>')
  expect(await versions()).toEqual([])
})

test('each publication of a page is a version that can be seen, and so is what was there before the first', async () => {
  const { owner, parameters, write, publish, versions, open } = await openPage()
  await write('<p>Second words</p>')
  await publish()
  await write('<p>Third words</p>')
  await publish()
  await write('<p>Not published</p>')
  const listed = await versions()
  expect(listed.map(({ side, at }) => [side, at === null])).toEqual([
    ['after', false],
    ['after', false],
    ['before', true],
  ])
  expect(listed[0]!.by).not.toBe('')
  const expected = ['Third words', 'Second words', 'First words']
  for (const [index, { changeId, side, previewPath }] of listed.entries()) {
    const preview = await open(previewPath)
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(preview.body).toContain(expected[index])
    const ofVersion = { ...parameters, changeId }
    const { content } = (await owner.call(getVersionCall, { parameters: ofVersion, query: { side } })).body
    expect(content.blocks.words).toMatchObject({ settings: { html: `<p>${expected[index]}</p>` } })
  }
})

test('a key of one version opens no other one, and changes of other pages are no versions of this one', async () => {
  const { owner, parameters, write, publish, versions, open } = await openPage()
  await write('<p>Second words</p>')
  await publish()
  const [second, first] = await versions()
  expect((await open(second!.previewPath.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).statusCode).toBe(404)
  expect(second!.previewPath).not.toBe(first!.previewPath)
  const other = (await owner.call(createPageCall, { body: { title: 'Other' } })).body.pageId
  const ofOther = { pageId: other, changeId: second!.changeId }
  expect((await owner.call(getVersionCall, { parameters: ofOther, query: {} })).code).toBe('page-not-found')
  const unknown = { ...parameters, changeId: newId() }
  expect((await owner.call(getVersionCall, { parameters: unknown, query: {} })).code).toBe('page-not-found')
})
