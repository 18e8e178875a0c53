import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { drawNoise } from '#server/testing/files/pictures.ts'
import { sendFile, uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { deleteFileCall, getFileUsesCall, uploadMediaCall } from '#shared/files/schema.ts'
import * as api from '#shared/items/api.ts'
import { limits } from '#shared/limits.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { insertPage } from '../page-store.ts'

const app = await startTestApp()

async function openAlbum() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const { collection } = (
    await owner.call(api.createItemCollectionCall, { body: { kind: 'album', title: 'Low Tide' } })
  ).body
  const parameters = { collectionId: collection.id }
  const audio = async (name: string) => {
    const bytes = Buffer.from(`ID3....${name}`)
    return (await sendFile(owner, uploadMediaCall, { parameters: { kind: 'audio' } }, bytes, name)).body.asset
  }
  const create = async (title: string) =>
    (await owner.call(api.createItemCall, { parameters, body: { title } })).body.item
  const save = (item: api.OwnerItem, changes: Partial<api.ItemInput> = {}) => {
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: _____, ...facts } = item
    const body = { ...facts, picture: null, status: 'published' as const, ...changes }
    return owner.call(api.updateItemCall, { parameters: { itemId: id }, body })
  }
  const recordingOf = ({ id, assetUrl, filename }: Awaited<ReturnType<typeof audio>>, seconds: number | null) => ({
    recording: { file: { id, assetUrl, filename }, seconds },
  })
  const describe = async (album: { artist: string; cover: { id: string; altText: string } | null }) => {
    const { collections } = (await owner.call(api.listItemCollectionsCall, {})).body
    const { id, kind: _, createdAt: __, path: ___, itemCount: ____, isLocked: _____, ...facts } = collections[0]!
    const cover = album.cover && { ...album.cover, focalPoint: { x: 0.5, y: 0.5 } }
    const body = { ...facts, album: { artist: album.artist, cover } }
    return owner.call(api.updateItemCollectionCall, { parameters: { collectionId: id }, body })
  }
  const page = async (path: string) => {
    const reply = await visitor.request('GET', path)
    return { status: reply.statusCode, body: String(reply.body) }
  }
  const tracks = async () =>
    [...(await page('/low-tide')).body.matchAll(/class="album-track-title"[^>]*>([^<]*)</g)].map(([, title]) => title)
  return { website, owner, collection, parameters, audio, create, save, recordingOf, describe, page, tracks }
}

/** The schema.org objects of a page. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)['@graph']

test('an album has a player with its tracks, in the order of the owner', async () => {
  const { owner, audio, create, save, recordingOf, describe, page, tracks } = await openAlbum()
  expect((await page('/low-tide')).body).toContain('There are no tracks here yet.')
  await describe({ artist: 'The Tides', cover: null })
  const ebb = await audio('ebb.mp3')
  await save(await create('Ebb'), recordingOf(ebb, 187))
  const flood = (await save(await create('Flood'), { authorName: 'Nora', excerpt: 'Written in May.' })).body.item
  await create('Draft')
  const { body } = await page('/low-tide')
  expect(await tracks()).toEqual(['Ebb', 'Flood'])
  expect(body.match(/<audio /g)).toHaveLength(1)
  expect(body).toContain(`preload="none" src="${ebb.assetUrl}"`)
  expect(body).toContain('<time dateTime="PT3M7S">3:07</time>')
  expect(body).toContain('href="/low-tide/flood" aria-label="About Flood"')
  expect(body).not.toContain('About Ebb')
  expect(dataOf(body)[0]).toMatchObject({
    ...{ '@type': 'MusicAlbum', name: 'Low Tide', numTracks: 2 },
    byArtist: { '@type': 'MusicGroup', name: 'The Tides' },
    track: {
      itemListElement: [
        { position: 1, item: { '@type': 'MusicRecording', name: 'Ebb', duration: 'PT3M7S' } },
        { position: 2, item: { name: 'Flood', byArtist: { name: 'Nora' } } },
      ],
    },
  })
  await owner.call(api.moveItemCall, { parameters: { itemId: flood.id }, body: { afterItemId: null } })
  expect(await tracks()).toEqual(['Flood', 'Ebb'])
})

test('a track has a page with its recording, and no lists by tag or artist', async () => {
  const { audio, create, save, recordingOf, page } = await openAlbum()
  const ebb = await audio('ebb.mp3')
  await save(await create('Ebb'), { ...recordingOf(ebb, 187), authorName: 'Nora', tags: ['sea'] })
  const { body } = await page('/low-tide/ebb')
  expect(body).toContain(`src="${ebb.assetUrl}"`)
  expect(body).toContain('<span>By Nora</span><span>3:07</span>')
  expect(dataOf(body)[0]).toMatchObject({ '@type': 'MusicRecording', inAlbum: { name: 'Low Tide' } })
  for (const none of ['author/nora', 'tag/sea', 'feed']) expect((await page(`/low-tide/${none}`)).status).toBe(404)
  expect((await page('/search?q=ebb')).body).toContain('/low-tide/ebb')
  const json = JSON.parse((await page('/low-tide/ebb?format=json')).body)
  expect(json.item.audioAssetUrl).toBe(ebb.assetUrl)
})

test('a recording is an audio file of the site, and is not deleted while a track plays it', async () => {
  const { owner, audio, create, save, recordingOf } = await openAlbum()
  const other = await openAlbum()
  const item = await create('Ebb')
  const foreign = await other.audio('foreign.mp3')
  expect((await save(item, recordingOf(foreign, null))).code).toBe('recording-not-found')
  const picture = await uploaded(owner, await drawNoise(200, 200).png().toBuffer())
  expect((await save(item, recordingOf(picture, null))).code).toBe('recording-not-found')
  const ebb = await audio('ebb.mp3')
  const saved = (await save(item, recordingOf({ ...ebb, assetUrl: foreign.assetUrl }, 60))).body
  expect(saved.item.recording).toEqual(recordingOf(ebb, 60).recording)
  const uses = await owner.call(getFileUsesCall, { parameters: { assetId: ebb.id } })
  expect(uses.body.uses).toEqual(['Ebb'])
  expect((await owner.call(deleteFileCall, { parameters: { assetId: ebb.id } })).status).toBe(409)
})

test('a cover is shown, cannot be deleted meanwhile, and an undo takes it back', async () => {
  const { owner, describe, page } = await openAlbum()
  const cover = await uploaded(owner, await drawNoise(200, 200).png().toBuffer())
  const saved = await describe({ artist: 'The Tides', cover: { id: cover.id, altText: '' } })
  expect((await page('/low-tide')).body).toContain('alt="Cover of Low Tide"')
  const uses = await owner.call(getFileUsesCall, { parameters: { assetId: cover.id } })
  expect(uses.body.uses).toEqual(['Low Tide'])
  expect((await describe({ artist: '', cover: { id: newId(), altText: '' } })).code).toBe('picture-not-found')
  await undo(owner, saved.body.batchId)
  expect((await page('/low-tide')).body).not.toContain('class="album-cover"')
  expect((await owner.call(getFileUsesCall, { parameters: { assetId: cover.id } })).body.uses).toEqual([])
})

test('an audio block plays the album', async () => {
  const { website, collection, audio, create, save, recordingOf, page } = await openAlbum()
  const block = { id: 'album', type: 'audio', settings: { albumId: collection.id } } as const
  const shown = buildPage({ id: newId(), urlId: 'listen', title: 'Listen', blocks: [block] })
  await app.changing(website, (scope) => insertPage(scope, shown))
  expect((await page('/listen')).body).not.toContain('album-player')
  const ebb = await audio('ebb.mp3')
  await app.changing(website, (scope) => scope.raiseVersion())
  await save(await create('Ebb'), recordingOf(ebb, 187))
  const { body } = await page('/listen')
  expect(body).toContain('class="album-player"')
  expect(body).toContain('<h2><a href="/low-tide">Low Tide</a></h2>')
})

test('an album holds 60 tracks', async () => {
  const { owner, parameters, create } = await openAlbum()
  for (let index = 0; index < limits.tracksPerAlbum; index += 1) await create(`Track ${index}`)
  const refused = await owner.call(api.createItemCall, { parameters, body: { title: 'One more' } })
  expect(refused).toMatchObject({ status: 409, code: 'item-collection-full' })
})
