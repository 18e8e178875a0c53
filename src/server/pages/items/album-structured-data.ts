import { itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { isoLength } from '#shared/items/track-length.ts'
import type { Site } from '#storefront/document/site.ts'
import { imageUrl } from '#storefront/document/structured-data.ts'

type Origin = Pick<Site, 'origin'>

/** An album with its tracks, as schema.org has it. */
export function albumData(site: Origin, collection: ItemCollection, tracks: readonly Item[]): object {
  const url = site.origin + itemListPath(collection)
  const { artist = '', cover = null } = collection.album ?? {}
  return {
    ...{ '@type': 'MusicAlbum', '@id': `${url}#album`, name: collection.title, url },
    ...(collection.description && { description: collection.description }),
    ...(cover && { image: imageUrl(site.origin, cover) }),
    ...artistOf(artist),
    numTracks: tracks.length,
    track: {
      '@type': 'ItemList',
      numberOfItems: tracks.length,
      itemListElement: tracks.map((track, index) => ({
        ...{ '@type': 'ListItem', position: index + 1 },
        item: recordingOf(site, collection, track),
      })),
    },
  }
}

/** A track by itself, with the album that it is on. */
export const trackData = (site: Origin, collection: ItemCollection, track: Item): object => ({
  ...recordingOf(site, collection, track),
  inAlbum: { '@type': 'MusicAlbum', name: collection.title, url: site.origin + itemListPath(collection) },
})

function recordingOf(site: Origin, collection: ItemCollection, track: Item): object {
  const url = site.origin + itemPath(collection, track)
  const seconds = track.recording?.seconds ?? null
  return {
    ...{ '@type': 'MusicRecording', '@id': `${url}#track`, name: track.title, url },
    ...artistOf(track.authorName || (collection.album?.artist ?? '')),
    ...(seconds !== null && { duration: isoLength(seconds) }),
  }
}

const artistOf = (name: string) => name !== '' && { byArtist: { '@type': 'MusicGroup', name } }
