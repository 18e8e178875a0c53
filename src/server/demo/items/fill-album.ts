import { Readable } from 'node:stream'
import { album, rings } from '#demo/rings.ts'
import { saveMedia } from '#server/files/save-media.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import type { ItemCollection, Recording } from '#shared/items/schema.ts'
import { addCollection, addDemoItem, describeCollection, type ItemPlaces, pictureOf } from './add-items.ts'
import { ringOf } from './ring.ts'

/** The recordings of the demo's album by the URLs of its tracks. */
export type Recordings = ReadonlyMap<string, Recording>

/** Adds the recordings of the demo's album to a website's files. */
export async function saveRecordings(services: Services, websiteId: string): Promise<Recordings> {
  const saved = new Map<string, Recording>()
  for (const ring of rings) {
    const filename = `${ring.urlId}.wav`
    const sound = ringOf(ring)
    const asset = await saveMedia(
      services,
      reading(services, { id: websiteId }),
      async (keep) => succeed({ filename, bytes: await keep(Readable.from([sound]), filename) }),
      'audio',
    )
    if (!asset.ok) throw new Error(`The demo’s recording ${filename}: ${asset.failure.code}`)
    const { id, assetUrl } = asset.value
    saved.set(ring.urlId, { file: { id, assetUrl, filename }, seconds: Math.round(ring.seconds) })
  }
  return saved
}

/** Creates the demo's album. */
export async function fillAlbum(
  scope: ChangeScope,
  recordings: Recordings,
  places: ItemPlaces,
): Promise<ItemCollection> {
  const collection = await addCollection(scope, { kind: 'album', ...album }, places)
  const { artist, cover } = album
  await describeCollection(scope, collection, { album: { artist, cover: pictureOf(cover, places) } }, places)
  for (const { title, urlId, excerpt, picture } of rings) {
    const shown = { picture: pictureOf(picture, places), recording: recordings.get(urlId)! }
    const facts = { title, urlId, excerpt, ...shown, collectionId: collection.id, publishAt: Date.now() }
    await addDemoItem(scope, facts, [], places)
  }
  return collection
}
