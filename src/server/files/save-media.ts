import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { newId } from '#server/identifiers.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { type MediaKind, mediaKindOf } from '#shared/files/media-kinds.ts'
import type { Asset } from '#shared/files/schema.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { findAssetByHash, toAsset } from './asset-store.ts'
import { checkBeginning } from './check-beginning.ts'
import { mediaKey } from './keys.ts'
import { mediaTypeOfFile } from './media-type.ts'
import { saveUpload, type TakeIn } from './save-upload.ts'

/**
 * Stores a video, a recording or captions as they are, without holding them in memory. The same bytes are stored once
 * per website.
 */
export async function saveMedia<Code extends string>(
  services: Pick<Services, 'files' | 'app'>,
  scope: Scope,
  takeIn: TakeIn<Code>,
  kind: MediaKind,
): Promise<Result<Asset, Code | 'file-type-unsupported' | 'upload-failed'>> {
  const id = newId()
  const storageKey = mediaKey(scope.websiteId, id)
  const hash = createHash('sha256')
  let mediaType = ''
  const taken = await saveUpload(services, storageKey, takeIn, async (stream, filename) => {
    const checked = await checkBeginning(stream, filename, (beginning) => {
      mediaType = mediaTypeOfFile(beginning) ?? ''
      return mediaKindOf(mediaType) === kind ? null : `${kind} `
    })
    return checked.ok ? succeed(checked.value.compose(measured(hash))) : checked
  })
  if (!taken.ok) return taken
  const contentHash = hash.digest('base64url')
  const row = await scope.database
    .insertInto('assets')
    .values({
      website_id: scope.websiteId,
      id,
      filename: taken.value.filename,
      storage_key: storageKey,
      media_type: mediaType,
      bytes: taken.value.bytes,
      width: null,
      height: null,
      frames: null,
      has_alpha: 0,
      color_data: null,
      content_hash: contentHash,
      source_url: null,
      created_at: Date.now(),
      // There are no smaller versions of it to make.
      derived_at: Date.now(),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'content_hash']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) return succeed(toAsset(row))
  // The same bytes are there already.
  await services.files
    .remove(storageKey)
    .catch((error) => services.app.log.warn({ err: error }, 'a doubled file was left behind'))
  return succeed(toAsset((await findAssetByHash(scope, contentHash))!))
}

const measured = (hash: ReturnType<typeof createHash>) =>
  new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
  })
