import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { deleteFileCall, getFileUsesCall, listFilesCall, renameFileCall } from '#shared/files/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { derivativeKey } from './keys.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)
const otherOwner = await app.owner(await app.buildWebsite())

const picture = async (filename: string, size = 30) =>
  uploaded(owner, await (await drawSpot(size, size)).png().toBuffer(), filename)

test('pictures are listed newest first, page by page, and found by their names', async () => {
  const mine = await app.buildWebsite()
  const browser = await app.owner(mine)
  const names = Array.from({ length: 63 }, (_, index) => `picture-${index}.png`)
  for (const name of names) await uploaded(browser, await (await drawSpot(8, 8)).png().toBuffer(), name)
  const first = await browser.call(listFilesCall, { query: {} })
  expect(first.body.assets).toHaveLength(60)
  expect(first.body.assets[0]!.filename).toBe('picture-62.png')
  const second = await browser.call(listFilesCall, { query: { after: first.body.next! } })
  expect(second.body.assets.map(({ filename }) => filename)).toEqual(names.slice(0, 3).reverse())
  expect(second.body.next).toBeNull()
  const found = await browser.call(listFilesCall, { query: { search: 'TURE-1' } })
  expect(found.body.assets).toHaveLength(11)
  expect((await otherOwner.call(listFilesCall, { query: {} })).body.assets).toEqual([])
})

test('a renamed picture has a new address, and the old one leads to it', async () => {
  const asset = await picture('before.png')
  expect(
    (await otherOwner.call(renameFileCall, { parameters: { assetId: asset.id }, body: { filename: 'x' } })).status,
  ).toBe(404)
  const { body } = await owner.call(renameFileCall, {
    parameters: { assetId: asset.id },
    body: { filename: '../After the rain.png' },
  })
  expect(body.asset).toMatchObject({
    filename: 'After the rain.png',
    assetUrl: `/media/${asset.id}/after-the-rain.png`,
  })
  const old = await app.visitor(website).request('GET', `${asset.assetUrl}?format=100w`)
  expect(old.headers.location).toBe(`${body.asset.assetUrl}?format=100w`)
})

test('a name cannot be empty', async () => {
  const asset = await picture('named.png')
  const refused = await owner.call(renameFileCall, { parameters: { assetId: asset.id }, body: { filename: ' ' } })
  expect([refused.status, refused.failure.errors]).toEqual([400, { filename: 'Please enter a file name' }])
})

test('a deleted picture is gone with everything that was made from it', async () => {
  const asset = await picture('gone.png', 400)
  const { files, database } = app.services
  const { storage_key: key } = await database
    .selectFrom('assets')
    .select('storage_key')
    .where('id', '=', asset.id)
    .executeTakeFirstOrThrow()
  await app.runJobs()
  const derived = derivativeKey({ websiteId: website.id, id: asset.id, version: '' }, 300, 'avif')
  expect(await files.read(derived)).not.toBeNull()
  expect((await otherOwner.call(deleteFileCall, { parameters: { assetId: asset.id } })).status).toBe(404)
  expect((await owner.call(deleteFileCall, { parameters: { assetId: asset.id } })).status).toBe(200)
  expect((await app.visitor(website).request('GET', asset.assetUrl)).statusCode).toBe(404)
  await app.runJobs()
  expect([await files.read(key), await files.read(derived)]).toEqual([null, null])
  expect((await owner.call(deleteFileCall, { parameters: { assetId: asset.id } })).code).toBe('file-not-found')
})

test('a new name is taken back, unless the picture was renamed again or deleted', async () => {
  const asset = await picture('first.png', 31)
  const parameters = { assetId: asset.id }
  const rename = (filename: string) => owner.call(renameFileCall, { parameters, body: { filename } })
  const newest = async () => (await owner.call(listChangesCall, { query: { noun: 'file' } })).body.changes[0]!
  const led = async (url: string) => (await app.visitor(website).request('GET', url)).headers.location
  await rename('second.png')
  const renamed = await newest()
  expect(renamed).toMatchObject({ kind: 'updated', titles: ['second.png'], canUndo: true, whyFinal: null })
  await rename('second.png')
  expect((await newest()).batchId).toBe(renamed.batchId)
  expect(await led(`/media/${asset.id}/first.png`)).toContain('second.png')
  expect((await undo(owner, renamed.batchId)).status).toBe(200)
  expect(await led(`/media/${asset.id}/second.png`)).toContain('first.png')
  await rename('third.png')
  const third = await newest()
  await rename('fourth.png')
  expect((await undo(owner, third.batchId)).code).toBe('change-superseded')
  const fourth = await newest()
  await owner.call(deleteFileCall, { parameters })
  expect((await undo(owner, fourth.batchId)).code).toBe('change-superseded')
  const deleted = await newest()
  expect(deleted).toMatchObject({ kind: 'deleted', titles: ['fourth.png'], canUndo: false, whyFinal: 'file-deleted' })
  expect((await undo(owner, deleted.batchId)).code).toBe('change-final')
})

test('what is shown somewhere cannot be deleted, and the refusal says where', async () => {
  const asset = await picture('used.png')
  const blocks = [{ id: 'words', type: 'text' as const, settings: { html: `<img src="${asset.assetUrl}" alt="">` } }]
  const page = buildPage({ id: newId(), title: 'About the kiln', blocks })
  const uses = async (caller = owner) => await caller.call(getFileUsesCall, { parameters: { assetId: asset.id } })
  expect((await uses()).body).toEqual({ uses: [] })
  await app.changing(website, (scope) => insertPage(scope, page))
  expect((await uses()).body).toEqual({ uses: ['About the kiln'] })
  expect((await uses(otherOwner)).code).toBe('file-not-found')
  const { status, failure } = await owner.call(deleteFileCall, { parameters: { assetId: asset.id } })
  expect(status).toBe(409)
  expect(failure.error).toBe('This file is used by About the kiln. Remove it there first.')
})
