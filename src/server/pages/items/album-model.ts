import type { PageRequest } from '#server/site/page-request.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection, Recording } from '#shared/items/schema.ts'
import { formatLength, isoLength } from '#shared/items/track-length.ts'
import { limits } from '#shared/limits.ts'
import type { AlbumModel } from '#storefront/albums/model.ts'
import { descriptionOf } from './item-words.ts'

/** The visible tracks of an album, in the order of the owner. */
export async function tracksOf({ sources }: PageRequest, { id }: ItemCollection): Promise<readonly Item[]> {
  return (await sources.items.list({ collectionId: id, limit: limits.tracksPerAlbum }))?.items ?? []
}

/** An album as its player shows it. */
export async function albumModel(
  { sources }: PageRequest,
  collection: ItemCollection,
  tracks: readonly Item[],
): Promise<AlbumModel> {
  const pages = await sources.items.pages(tracks.map(({ id }) => id))
  const { artist = '', cover = null } = collection.album ?? {}
  return {
    ...{ title: collection.title, href: itemListPath(collection), artist, cover },
    tracks: tracks.map((track) => ({
      ...{ id: track.id, title: track.title, length: lengthOf(track.recording) },
      artist: track.authorName === artist ? '' : track.authorName,
      assetUrl: track.recording?.file.assetUrl ?? null,
      aboutHref: descriptionOf(track, pages.get(track.id)?.content) === '' ? null : itemPath(collection, track),
    })),
  }
}

/** The length of a recording or a lesson as text, and as `datetime` has it. */
export function lengthOf(played: Pick<Recording, 'seconds'> | null) {
  const seconds = played?.seconds ?? null
  return seconds === null ? null : { words: formatLength(seconds), iso: isoLength(seconds) }
}
