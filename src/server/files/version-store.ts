import type { ChangeScope, Scope } from '#server/scope.ts'
import type { AssetRow } from './asset-store.ts'
import { makeDerivativesJob, removeFilesJob } from './jobs.ts'
import { keysOf } from './keys.ts'

/** Earlier pictures of an asset that are kept; older ones cannot be restored. */
const MOST_VERSIONS = 10

/** What a picture shows, without its name and its words. */
export type Content = Pick<
  AssetRow,
  | 'version'
  | 'storage_key'
  | 'media_type'
  | 'bytes'
  | 'width'
  | 'height'
  | 'frames'
  | 'has_alpha'
  | 'color_data'
  | 'content_hash'
>

const contentOf = (row: Content): Content => ({
  ...{ version: row.version, storage_key: row.storage_key, media_type: row.media_type, bytes: row.bytes },
  ...{ width: row.width, height: row.height, frames: row.frames, has_alpha: row.has_alpha },
  ...{ color_data: row.color_data, content_hash: row.content_hash },
})

/** Earlier contents of an asset, the last replaced first. */
export function listVersions({ database, websiteId }: Scope, assetId: string) {
  return database
    .selectFrom('asset_versions')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('asset_id', '=', assetId)
    .orderBy('replaced_at', 'desc')
    .execute()
}

/**
 * Gives an asset another content, and keeps the present one. Every cached page is drawn again, with the new URL, and a
 * job makes the smaller sizes.
 */
export async function showContent(scope: ChangeScope, asset: AssetRow, next: Content): Promise<void> {
  const { database, websiteId } = scope
  const key = { website_id: websiteId, asset_id: asset.id }
  await removeVersions(scope, asset.id, [next.version])
  await database
    .insertInto('asset_versions')
    .values({ ...key, ...contentOf(asset), replaced_at: Date.now() })
    .execute()
  const isTaken = await database
    .selectFrom('assets')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('content_hash', '=', next.content_hash)
    .where('id', '<>', asset.id)
    .executeTakeFirst()
  await database
    .updateTable('assets')
    .set({
      ...contentOf(next),
      // Another asset may have the same bytes: they are found there.
      ...(isTaken && { content_hash: `${next.content_hash} ${asset.id}` }),
      derived_at: null,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', asset.id)
    .execute()
  const outdated = (await listVersions(scope, asset.id)).slice(MOST_VERSIONS)
  if (outdated.length > 0)
    await scope.enqueue(removeFilesJob, { keys: outdated.flatMap((version) => filesOf(asset, version)) })
  await removeVersions(
    scope,
    asset.id,
    outdated.map(({ version }) => version),
  )
  await scope.enqueue(makeDerivativesJob, {}, { uniqueKey: 'all' })
  await scope.raiseVersion()
}

/** Every file of one content of an asset. */
export const filesOf = ({ website_id, id }: Pick<AssetRow, 'website_id' | 'id'>, content: Content): string[] =>
  keysOf({
    ...{ websiteId: website_id, id, version: content.version, storageKey: content.storage_key },
    width: content.width ?? 1,
  })

async function removeVersions({ database, websiteId }: ChangeScope, assetId: string, versions: readonly string[]) {
  if (versions.length === 0) return
  await database
    .deleteFrom('asset_versions')
    .where('website_id', '=', websiteId)
    .where('asset_id', '=', assetId)
    .where('version', 'in', versions)
    .execute()
}
