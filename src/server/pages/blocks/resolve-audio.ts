import { albumModel, tracksOf } from '../items/album-model.ts'
import type { Resolver } from './resolver.ts'

/** A recording, or the tracks of an album; an album that is gone, hidden or empty shows nothing. */
export const resolveAudio: Resolver<'audio'> = async (request, _context, { id, type, settings }) => {
  const { file, title, artist, albumId } = settings
  const recording = { id, type, file, title, artist, album: null }
  if (albumId === null) return file && recording
  const collection = await request.sources.items.collectionById(albumId)
  if (collection?.kind !== 'album') return null
  const tracks = await tracksOf(request, collection)
  return tracks.length === 0 ? null : { ...recording, album: await albumModel(request, collection, tracks) }
}
