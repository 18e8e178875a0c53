import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { reading } from '#server/stores.ts'
import { buildAsset } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getChangeCall } from '#shared/changes/schema.ts'
import { limits } from '#shared/limits.ts'
import { publishDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { type Operation, operation } from '#shared/pages/draft/steps.ts'
import { createPageCall } from '#shared/pages/owner-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import {
  deleteVersionCall,
  getVersionCall,
  listVersionsCall,
  renameVersionCall,
  saveVersionCall,
} from '#shared/pages/versions-api.ts'
import { insertPage, readPage } from '../page-store.ts'
import { pagesWithPicture } from '../picture-uses.ts'
import { insertSavedVersion } from './saved-version-store.ts'

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

test('the change log says what a publication changed by its section and block, without their ids', async () => {
  const { owner, write, publish } = await openPage()
  await write('<p>Second words</p>')
  const { batchId } = (await publish()).body
  const { things } = (await owner.call(getChangeCall, { parameters: { batchId: batchId! } })).body
  expect(things).toMatchObject([
    {
      noun: 'page',
      fields: [],
      content: [
        {
          ...{ number: 1, isChanged: false },
          blocks: [
            {
              ...{ settings: ['html'], isMoved: false },
              before: { type: 'text', settings: { html: '<p>First words</p>' } },
              after: { type: 'text', settings: { html: '<p>Second words</p>' } },
            },
          ],
        },
      ],
    },
  ])
})

test('each publication of a page is a version that can be seen, and so is what was there before the first', async () => {
  const { owner, parameters, write, publish, versions, open } = await openPage()
  await write('<p>Second words</p>')
  await publish()
  await write('<p>Third words</p>')
  await publish()
  await write('<p>Not published</p>')
  const listed = await versions()
  expect(listed.map(({ source, at }) => [source, at === null])).toEqual([
    ['after', false],
    ['after', false],
    ['before', true],
  ])
  expect(listed[0]!.by).not.toBe('')
  const expected = ['Third words', 'Second words', 'First words']
  for (const [index, { versionId, source, previewPath }] of listed.entries()) {
    const preview = await open(previewPath)
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(preview.body).toContain(expected[index])
    const ofVersion = { ...parameters, versionId }
    const { content } = (await owner.call(getVersionCall, { parameters: ofVersion, query: { source } })).body
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
  const ofOther = { pageId: other, versionId: second!.versionId }
  expect((await owner.call(getVersionCall, { parameters: ofOther, query: {} })).code).toBe('page-not-found')
  const unknown = { ...parameters, versionId: newId() }
  expect((await owner.call(getVersionCall, { parameters: unknown, query: {} })).code).toBe('page-not-found')
})

test('a draft is saved as a version with a name, compared, renamed, deleted, and back by an undo', async () => {
  const { owner, parameters, write, publish, versions, open } = await openPage()
  await write('<p>Second words</p>')
  await publish()
  await write('<p>Third words</p>')
  const saved = await owner.call(saveVersionCall, { parameters, body: { name: 'Before the sale' } })
  await write('<p>Fourth words</p>')
  await owner.call(saveVersionCall, { parameters, body: { name: '' } })
  const listed = await versions()
  expect(listed.map(({ source, name }) => [source, name])).toEqual([
    ['saved', ''],
    ['saved', 'Before the sale'],
    ['after', ''],
    ['before', ''],
  ])
  expect((await open(listed[1]!.previewPath)).body).toContain('Third words')
  const ofVersion = { ...parameters, versionId: saved.body.versionId }
  const { content } = (await owner.call(getVersionCall, { parameters: ofVersion, query: { source: 'saved' } })).body
  expect(content.blocks.words).toMatchObject({ settings: { html: '<p>Third words</p>' } })

  const names = async () => (await versions()).flatMap(({ source, name }) => (source === 'saved' ? name : []))
  const renamed = await owner.call(renameVersionCall, { parameters: ofVersion, body: { name: 'Before spring' } })
  expect(await names()).toEqual(['', 'Before spring'])
  await undo(owner, renamed.body.batchId!)
  const deleted = await owner.call(deleteVersionCall, { parameters: ofVersion })
  expect(await names()).toEqual([''])
  expect((await owner.call(renameVersionCall, { parameters: ofVersion, body: { name: 'x' } })).code).toBe(
    'page-version-not-found',
  )
  await undo(owner, deleted.body.batchId)
  expect(await names()).toEqual(['', 'Before the sale'])
})

test('a picture that only a saved version shows counts as used', async () => {
  const { website, owner, parameters, write } = await openPage()
  const asset = await buildAsset(app, website, 'kiln.jpg')
  await write(`<p><img src="/media/${asset}/kiln.jpg" alt="Kiln"></p>`)
  await owner.call(saveVersionCall, { parameters, body: { name: 'With the kiln' } })
  const uses = await pagesWithPicture(reading(app.services, website), asset)
  expect(uses).toContain('About (saved version)')
})

test('a page has as many saved versions as its limit, and one more is refused', async () => {
  const { website, owner, parameters } = await openPage()
  const page = await app.changing(website, (scope) => readPage(scope, parameters.pageId))
  await app.changing(website, async (scope) => {
    for (let number = 0; number < limits.savedVersionsPerPage; number += 1)
      await insertSavedVersion(scope, {
        ...{ id: newId(), pageId: parameters.pageId, name: `Version ${number}`, content: page!.content },
        ...{ publishAt: null, userId: null, savedAt: number },
      })
  })
  expect((await owner.call(saveVersionCall, { parameters, body: { name: '' } })).code).toBe('page-versions-full')
})
