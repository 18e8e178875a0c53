import { createHash } from 'node:crypto'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { Asset } from '#shared/files/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { findAsset, toAsset } from './asset-store.ts'
import { fileLog } from './change-log.ts'
import { assetColors } from './documents.ts'
import { prepare } from './image-processor.ts'
import { originalKey } from './keys.ts'
import type { MediaAssets } from './media-asset.ts'
import type { PictureRefusal } from './prepare-picture.ts'
import { type Content, showContent } from './version-store.ts'

/** Characters of its hash that name a version: two pictures of an asset never share them. */
const VERSION_LETTERS = 12

/**
 * Checks the new picture of an asset, encodes it again and stores its bytes. Outside of a transaction: decoding takes
 * up to a second.
 */
export async function prepareReplacement(
  { files, app }: Pick<Services, 'files' | 'app'>,
  websiteId: string,
  assetId: string,
  { bytes, filename }: { readonly bytes: Buffer; readonly filename: string },
): Promise<Result<Content, PictureRefusal | 'upload-failed'>> {
  const hash = createHash('sha256').update(bytes).digest()
  const version = hash.toString('hex').slice(0, VERSION_LETTERS)
  const prepared = await prepare(bytes, filename, 'waiting')
  if (!prepared.ok) return prepared
  const picture = prepared.value
  const storageKey = originalKey(websiteId, assetId, picture.mediaType, version)
  try {
    await files.write(storageKey, picture.bytes, picture.mediaType)
  } catch (error) {
    app.log.error({ err: error }, 'a file could not be kept')
    return fail('upload-failed')
  }
  return succeed({
    ...{ version, storage_key: storageKey, media_type: picture.mediaType, bytes: picture.bytes.length },
    ...{ width: picture.width, height: picture.height, frames: picture.frames },
    has_alpha: picture.hasAlpha ? 1 : 0,
    color_data: assetColors.write(picture.colorData),
    content_hash: hash.toString('base64url'),
  })
}

/**
 * Replaces the picture of an asset: its id, its name and its words stay, so it is replaced wherever it is used.
 * @param content from `prepareReplacement`
 * @returns the asset, and whether it is another picture
 */
export async function replaceAsset(
  scope: ChangeScope,
  served: Pick<MediaAssets, 'forget'>,
  { assetId, content }: { readonly assetId: string; readonly content: Content },
  batchId: string,
): Promise<Result<{ asset: Asset; isChanged: boolean }, 'file-not-found'>> {
  const row = await findAsset(scope, assetId)
  if (!row || row.width === null) return fail('file-not-found')
  if (row.content_hash.split(' ')[0] === content.content_hash) return succeed({ asset: toAsset(row), isChanged: false })
  await showContent(scope, row, content)
  scope.afterCommit(() => served.forget(scope.websiteId, assetId))
  await recordChange(scope, batchId, fileLog, {
    nounId: assetId,
    before: { filename: row.filename, version: row.version },
    after: { filename: row.filename, version: content.version },
  })
  return succeed({ asset: toAsset((await findAsset(scope, assetId))!), isChanged: true })
}
