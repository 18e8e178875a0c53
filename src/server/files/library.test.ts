import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { buildAsset, buildShop } from '#server/testing/build-shop.ts'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { sendFile, uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import * as library from '#shared/files/library-api.ts'
import { deleteFileCall, listFilesCall } from '#shared/files/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'

const app = await startTestApp({ AVIF_PICTURES: '0' })

async function open() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const namesOf = async (query: NonNullable<Parameters<typeof list>[0]>) =>
    (await list(query)).assets.map(({ filename }) => filename)
  const list = async (query: { search?: string; folder?: string; show?: 'unused' | 'without-alt-text' }) =>
    (await owner.call(listFilesCall, { query })).body
  const describe = async (assetId: string, body: { altText?: string; focalPoint?: { x: number; y: number } }) =>
    (await owner.call(library.describeFileCall, { parameters: { assetId }, body })).body
  const page = async (path: string) => (await app.visitor(shop.website).request('GET', path)).body
  return { ...shop, owner, namesOf, describe, page }
}

const png = async (width: number, height: number) => (await drawSpot(width, height)).png().toBuffer()
const centered = { altText: '', focalPoint: { x: 0.5, y: 0.5 } }

test('files are put in folders, several at once; a deleted folder leaves them in the library, and an undo finds them in it', async () => {
  const { website, owner, namesOf } = await open()
  const ids = [await buildAsset(app, website, 'a.jpg'), await buildAsset(app, website, 'b.jpg')]
  await buildAsset(app, website, 'c.jpg')
  const { folder } = (await owner.call(library.createFolderCall, { body: { name: 'Kiln' } })).body
  const taken = await owner.call(library.createFolderCall, { body: { name: 'kiln' } })
  expect(taken.failure.error).toBe('There is already a folder named kiln. Enter another name.')
  const move = (assetIds: string[], folderId: string | null) =>
    owner.call(library.moveFilesCall, { body: { assetIds, folderId } })
  const moved = await move(ids, folder.id)
  expect(moved.body.moved).toBe(2)
  expect((await move(ids, folder.id)).body).toEqual({ moved: 0, batchId: null })
  expect((await move(ids, newId())).code).toBe('folder-not-found')
  expect(await namesOf({ folder: folder.id })).toEqual(['b.jpg', 'a.jpg'])

  const parameters = { folderId: folder.id }
  await owner.call(library.renameFolderCall, { parameters, body: { name: 'Firing' } })
  const deleted = await owner.call(library.deleteFolderCall, { parameters })
  expect(await namesOf({})).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
  await undo(owner, deleted.body.batchId)
  const { folders } = (await owner.call(library.listFoldersCall, {})).body
  expect(folders).toEqual([{ id: folder.id, name: 'Firing' }])
  expect(await namesOf({ folder: folder.id })).toEqual(['b.jpg', 'a.jpg'])
  await undo(owner, moved.body.batchId)
  expect(await namesOf({ folder: folder.id })).toEqual([])
})

test('files are found by name and alt text, and those without an alt text or without a use are listed', async () => {
  const { website, owner, addProduct, namesOf, describe } = await open()
  const mug = await buildAsset(app, website, 'IMG_1.jpg')
  const inText = await buildAsset(app, website, 'IMG_2.jpg')
  await buildAsset(app, website, 'IMG_3.jpg')
  const described = await describe(mug, { altText: 'A speckled mug' })
  await addProduct({ pictures: [{ id: mug, ...centered }], body: `<img src="/media/${inText}/img-2.jpg" alt="">` })
  expect(await namesOf({ search: 'SPECKLED' })).toEqual(['IMG_1.jpg'])
  expect(await namesOf({ search: 'img_2' })).toEqual(['IMG_2.jpg'])
  expect(await namesOf({ show: 'without-alt-text' })).toEqual(['IMG_3.jpg', 'IMG_2.jpg'])
  expect(await namesOf({ show: 'unused' })).toEqual(['IMG_3.jpg'])
  expect((await describe(mug, { altText: 'A speckled mug' })).batchId).toBeNull()
  await undo(owner, described.batchId)
  expect(await namesOf({ search: 'speckled' })).toEqual([])
})

test('visitors get the alt text and the focal point of the library where an image has none of its own', async () => {
  const { website, addProduct, describe, page, owner } = await open()
  const asset = await buildAsset(app, website)
  const own = await buildAsset(app, website, 'own.jpg')
  const picture = { ...centered, id: asset, assetUrl: `/media/${asset}/mug.jpg`, width: 4, height: 3, colorData: null }
  const image = { id: 'b', type: 'image' as const, settings: { picture } }
  await app.changing(website, (scope) => insertPage(scope, buildPage({ id: newId(), urlId: 'about', blocks: [image] })))
  const mug = await addProduct({
    pictures: [
      { id: asset, ...centered },
      { ...centered, id: own, altText: 'Its own' },
    ],
  })
  await page('/about')
  const described = await describe(asset, { altText: 'A mug on a shelf', focalPoint: { x: 0.2, y: 0.9 } })
  await describe(own, { altText: 'From the library' })
  for (const path of ['/about', `/shop/p/${mug.urlId}`, '/shop']) {
    const html = await page(path)
    expect(html).toContain('alt="A mug on a shelf"')
    expect(html).toContain('object-position:20% 90%')
    expect(html).not.toContain('From the library')
  }
  await undo(owner, described.batchId)
  expect(await page('/about')).not.toContain('A mug on a shelf')
})

test('a replaced picture is another one at another URL wherever it is used, and an undo brings the former one back', async () => {
  const { website, owner, addProduct, page } = await open()
  const asset = await uploaded(owner, await png(400, 300), 'Mug.png')
  const text = { id: 'b', type: 'text' as const, settings: { html: `<img src="${asset.assetUrl}" alt="">` } }
  const picture = { ...centered, id: asset.id, assetUrl: asset.assetUrl, width: 400, height: 300, colorData: null }
  const image = { id: 'c', type: 'image' as const, settings: { picture } }
  await app.changing(website, (scope) =>
    insertPage(scope, buildPage({ id: newId(), urlId: 'about', blocks: [text, image] })),
  )
  const mug = await addProduct({ pictures: [{ id: asset.id, ...centered }] })
  const parameters = { assetId: asset.id }
  const replace = async (bytes: Buffer) =>
    sendFile(owner, library.replaceFileCall, { parameters }, bytes, 'another name.png')
  const visitor = app.visitor(website)
  const widthOf = async (url: string) => {
    const { rawPayload, statusCode } = await visitor.request('GET', url)
    return statusCode === 200 ? rawPayload.readUInt32BE(16) : statusCode
  }
  expect(await page('/about')).toContain(`${asset.assetUrl}?format=`)

  const wide = await png(600, 200)
  const replaced = await replace(wide)
  const now = replaced.body.asset
  expect(now).toMatchObject({ id: asset.id, filename: 'Mug.png', width: 600, height: 200 })
  expect(now.assetUrl).toMatch(new RegExp(`^/media/${asset.id}/mug\\.[0-9a-f]{12}\\.png$`))
  expect(await widthOf(now.assetUrl)).toBe(600)
  expect((await visitor.request('GET', asset.assetUrl)).headers).toMatchObject({
    location: now.assetUrl,
    'cache-control': 'public, no-cache',
  })
  for (const path of ['/about', `/shop/p/${mug.urlId}`]) {
    const html = await page(path)
    expect(html).toContain(now.assetUrl)
    expect(html).not.toContain(asset.assetUrl)
  }
  expect(await page('/about')).toContain('width="600" height="200"')
  await app.runJobs()
  const small = await visitor.request('GET', `${now.assetUrl}?format=100w`, undefined, { accept: 'image/webp' })
  expect([small.statusCode, small.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])

  expect((await replace(wide)).body.batchId).toBeNull()
  expect((await replace(Buffer.from('no picture at all'))).code).toBe('file-type-unsupported')
  const newest = (await owner.call(listChangesCall, { query: { noun: 'file' } })).body.changes[0]!
  expect(newest).toMatchObject({ batchId: replaced.body.batchId, kind: 'updated', titles: ['Mug.png'], canUndo: true })
  await undo(owner, replaced.body.batchId)
  expect(await widthOf(asset.assetUrl)).toBe(400)
  expect(await page('/about')).toContain(`${asset.assetUrl}?format=`)
  expect((await undo(owner, replaced.body.batchId)).code).toBe('change-undone')
})

test('a deleted image takes its earlier pictures along, and the same bytes may be two images', async () => {
  const { website, owner } = await open()
  const bytes = await png(40, 30)
  const first = await uploaded(owner, bytes, 'first.png')
  const second = await uploaded(owner, await png(50, 30), 'second.png')
  const parameters = { assetId: second.id }
  const again = await sendFile(owner, library.replaceFileCall, { parameters }, bytes, 'x.png')
  expect(again.body.asset).toMatchObject({ id: second.id, width: 40 })
  expect((await uploaded(owner, bytes, 'third.png')).id).toBe(first.id)
  const keys = async () => {
    const rows = await app.services.database
      .selectFrom('asset_versions')
      .select('storage_key')
      .where('website_id', '=', website.id)
      .where('asset_id', '=', second.id)
      .execute()
    return rows.map((row) => row.storage_key)
  }
  const [kept] = await keys()
  expect(await app.services.files.read(kept!)).not.toBeNull()
  expect((await owner.call(deleteFileCall, { parameters })).status).toBe(200)
  await app.runJobs()
  expect([await keys(), await app.services.files.read(kept!)]).toEqual([[], null])
})

test('a library of any size costs the same: each part is one query, and a search two', async () => {
  const { website, owner } = await open()
  const rows = Array.from({ length: 10_050 }, (_, index) => index)
  for (let at = 0; at < rows.length; at += 1_000)
    await app.services.database
      .insertInto('assets')
      .values(
        rows.slice(at, at + 1_000).map((index) => ({
          ...{ website_id: website.id, id: newId(), filename: index === 3 ? 'needle.jpg' : `IMG_${index}.jpg` },
          ...{ storage_key: `k${index}`, media_type: 'image/jpeg', bytes: 1, width: 4, height: 3, has_alpha: 0 },
          ...{ content_hash: `h${index}`, created_at: 0 },
        })),
      )
      .execute()
  const list = async (query: object) => (await owner.call(listFilesCall, { query })).body
  const first = await list({ search: 'needle' })
  expect(first).toMatchObject({ assets: [], next: expect.any(String) })
  const second = await list({ search: 'needle', after: first.next! })
  expect([second.assets.map(({ filename }) => filename), second.next]).toEqual([['needle.jpg'], null])
  expect((await list({ show: 'unused' })).assets).toHaveLength(60)
})
