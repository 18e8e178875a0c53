import { createHash } from 'node:crypto'
import { newId } from '#server/identifiers.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import type { Asset } from '#shared/files/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { findAssetByHash, toAsset } from './asset-store.ts'
import { displayName } from './asset-url.ts'
import type { Lane } from './decode-limiter.ts'
import { assetColors } from './documents.ts'
import { prepare } from './image-processor.ts'
import { makeDerivativesJob } from './jobs.ts'
import { originalKey } from './keys.ts'
import type { PictureRefusal } from './prepare-picture.ts'

export interface NewAsset {
  readonly bytes: Buffer
  /** The original name; it is shown, and never a path. */
  readonly filename: string
  /** The URL that an import fetched it from. */
  readonly sourceUrl?: string
  readonly altText?: string
  /** Its folder in the library. */
  readonly folderId?: string
}

/**
 * Stores a picture: checked, encoded again and measured. The same bytes are stored once per website. Do not call it in
 * a transaction on SQLite while others wait: decoding takes up to a second.
 * @param lane `background` for imports and the demo, which give priority to visitors
 */
export async function saveAsset(
  { files, app }: Pick<Services, 'files' | 'app'>,
  scope: Scope,
  { bytes, filename, sourceUrl, altText = '', folderId }: NewAsset,
  lane: Lane = 'waiting',
): Promise<Result<Asset, PictureRefusal | 'upload-failed'>> {
  const contentHash = createHash('sha256').update(bytes).digest('base64url')
  const known = await findAssetByHash(scope, contentHash)
  if (known) return succeed(toAsset(known))

  const name = displayName(filename, uploadLimits.filename)
  const prepared = await prepare(bytes, name, lane)
  if (!prepared.ok) return prepared
  const picture = prepared.value

  const id = newId()
  const storageKey = originalKey(scope.websiteId, id, picture.mediaType)
  try {
    await files.write(storageKey, picture.bytes, picture.mediaType)
  } catch (error) {
    app.log.error({ err: error }, 'a file could not be kept')
    return fail('upload-failed')
  }

  const row = await scope.database
    .insertInto('assets')
    .values({
      website_id: scope.websiteId,
      id,
      filename: name,
      storage_key: storageKey,
      media_type: picture.mediaType,
      bytes: picture.bytes.length,
      width: picture.width,
      height: picture.height,
      frames: picture.frames,
      has_alpha: picture.hasAlpha ? 1 : 0,
      color_data: assetColors.write(picture.colorData),
      content_hash: contentHash,
      source_url: sourceUrl ?? null,
      created_at: Date.now(),
      alt_text: altText,
      folder_id: folderId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'content_hash']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) {
    // A parallel upload of the same bytes was first.
    await files.remove(storageKey).catch((error) => app.log.warn({ err: error }, 'a doubled file was left behind'))
    return succeed(toAsset((await findAssetByHash(scope, contentHash))!))
  }
  await enqueue(scope.database, scope.websiteId, makeDerivativesJob, {}, { uniqueKey: 'all' })
  return succeed(toAsset(row))
}
