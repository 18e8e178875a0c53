import { LRUCache } from 'lru-cache'
import { reading } from '#server/stores.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { findAsset } from './asset-store.ts'
import { fileSlug } from './asset-url.ts'
import type { MediaAsset, MediaAssets } from './media-asset.ts'

const MOST_CACHED = 10_000
/** How long another node may still serve a picture that was deleted or renamed here. */
const CACHE_MILLISECONDS = 60_000

/** A short-lived cache of the pictures that pages request; `forget` is called for changes on this node. */
export function createMediaAssets(database: DatabaseQueries): MediaAssets {
  const known = new LRUCache<string, MediaAsset>({ max: MOST_CACHED, ttl: CACHE_MILLISECONDS })
  const keyOf = (websiteId: string, assetId: string) => `${websiteId}/${assetId}`

  async function findNow(websiteId: string, assetId: string): Promise<MediaAsset | null> {
    const row = await findAsset(reading({ database }, { id: websiteId }), assetId)
    if (!row) return null
    const asset: MediaAsset = {
      websiteId,
      id: row.id,
      version: row.version,
      storageKey: row.storage_key,
      mediaType: row.media_type,
      bytes: row.bytes,
      width: row.width ?? 0,
      frames: row.frames ?? 1,
      hasAlpha: row.has_alpha === 1,
      slug: fileSlug(row.filename, row.media_type, row.version),
    }
    known.set(keyOf(websiteId, assetId), asset)
    return asset
  }

  return {
    async find(websiteId, assetId) {
      return known.get(keyOf(websiteId, assetId)) ?? findNow(websiteId, assetId)
    },
    findNow,
    forget(websiteId, assetId) {
      known.delete(keyOf(websiteId, assetId))
    },
  }
}
