import { assetUrlOf } from '#server/files/asset-url.ts'
import type { Scope } from '#server/scope.ts'
import { type MediaKind, mediaKindOf } from '#shared/files/media-kinds.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Lesson, Recording } from '#shared/items/schema.ts'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'

/** A recording that an owner has chosen: an audio file of the site. */
export async function chooseRecording(
  scope: Scope,
  wanted: Recording | null,
): Promise<Result<Recording | null, 'recording-not-found'>> {
  if (wanted === null) return succeed(null)
  const file = await chooseFile(scope, wanted.file, 'audio')
  return file ? succeed({ file, seconds: wanted.seconds }) : fail('recording-not-found')
}

/** A lesson as an owner has written it: its video and captions are files of the site, or the video is a link. */
export async function chooseLesson(scope: Scope, wanted: Lesson): Promise<Result<Lesson, 'lesson-file-not-found'>> {
  if (wanted.video?.source !== 'file') return succeed(wanted)
  const { file: video, captions: words } = wanted.video
  const file = await chooseFile(scope, video, 'video')
  const captions = words && (await chooseFile(scope, words, 'captions'))
  if (!file || (words && !captions)) return fail('lesson-file-not-found')
  return succeed({ ...wanted, video: { source: 'file', file, captions } })
}

/** A file of the site, with its name and address as they are; null where it is none of this kind. */
async function chooseFile(
  { database, websiteId }: Scope,
  wanted: MediaFile,
  kind: MediaKind,
): Promise<MediaFile | null> {
  const row = await database
    .selectFrom('assets')
    .select(['id', 'filename', 'media_type', 'version'])
    .where('website_id', '=', websiteId)
    .where('id', '=', wanted.id)
    .executeTakeFirst()
  if (!row || mediaKindOf(row.media_type) !== kind) return null
  const { id, filename, media_type: mediaType, version } = row
  return { id, filename, assetUrl: assetUrlOf({ id, filename, mediaType, version }) }
}
