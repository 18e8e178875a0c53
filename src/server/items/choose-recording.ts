import { assetUrlOf } from '#server/files/asset-url.ts'
import type { Scope } from '#server/scope.ts'
import { mediaKindOf } from '#shared/files/media-kinds.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Recording } from '#shared/items/schema.ts'

/** A recording that an owner has chosen: an audio file of the site. */
export async function chooseRecording(
  { database, websiteId }: Scope,
  wanted: Recording | null,
): Promise<Result<Recording | null, 'recording-not-found'>> {
  if (wanted === null) return succeed(null)
  const row = await database
    .selectFrom('assets')
    .select(['id', 'filename', 'media_type', 'version'])
    .where('website_id', '=', websiteId)
    .where('id', '=', wanted.file.id)
    .executeTakeFirst()
  if (!row || mediaKindOf(row.media_type) !== 'audio') return fail('recording-not-found')
  const { id, filename, media_type: mediaType, version } = row
  const file = { id, filename, assetUrl: assetUrlOf({ id, filename, mediaType, version }) }
  return succeed({ file, seconds: wanted.seconds })
}
