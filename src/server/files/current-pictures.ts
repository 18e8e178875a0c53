import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import { type AssetRow, findAssets } from './asset-store.ts'
import { assetUrlOf } from './asset-url.ts'
import { assetColors } from './documents.ts'
import { ownOr } from './picture-words.ts'

const OURS = /\/media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/[a-z0-9.-]{1,120}/g

/**
 * A value, such as a page or the HTML of a product, with each picture and file of the site as it is now: pages contain
 * copies of what pictures were when they were chosen, and a replaced or renamed picture has another URL and another
 * size. One query for all of them, none for a value without pictures.
 * @param describes whether pictures without an alt text or a focal point of their own get those of the library, for
 * visitors; not for editors, which would save them
 */
export async function withCurrentPictures<Value>(
  scope: Pick<Scope, 'database' | 'websiteId'>,
  value: Value,
  describes: boolean,
): Promise<Value> {
  const text = JSON.stringify(value) ?? ''
  if (!text.includes('/media/')) return value
  const named = new Set([...text.matchAll(OURS)].map(([, id]) => id!))
  if (named.size === 0) return value
  const assets = new Map<string, AssetRow>()
  for (const piece of inPieces([...named])) for (const row of await findAssets(scope, piece)) assets.set(row.id, row)
  return follow(value, assets, describes) as Value
}

function follow(value: unknown, assets: ReadonlyMap<string, AssetRow>, describes: boolean): unknown {
  if (typeof value === 'string') return withCurrentUrls(value, assets)
  if (Array.isArray(value)) return value.map((one) => follow(one, assets, describes))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, follow(one, assets, describes)]))
  const asset = typeof copy.assetUrl === 'string' ? assets.get(idOf(copy.assetUrl)) : undefined
  return asset && isPicture(copy) ? { ...copy, ...factsOf(asset), ...(describes && ownOr(asset, copy)) } : copy
}

const withCurrentUrls = (text: string, assets: ReadonlyMap<string, AssetRow>) =>
  text.includes('/media/')
    ? text.replace(OURS, (url, id: string) => {
        const asset = assets.get(id)
        return asset ? urlOf(asset) : url
      })
    : text

const idOf = (assetUrl: string) => [...assetUrl.matchAll(OURS)][0]?.[1] ?? ''

interface PictureCopy {
  readonly altText: string
  readonly focalPoint: { readonly x: number; readonly y: number }
}

const isPicture = (value: object): value is PictureCopy => 'altText' in value && 'focalPoint' in value

const urlOf = ({ id, filename, media_type, version }: AssetRow) =>
  assetUrlOf({ id, filename, mediaType: media_type, version })

const factsOf = (asset: AssetRow) => ({
  width: asset.width ?? 1,
  height: asset.height ?? 1,
  colorData: asset.color_data === null ? null : assetColors.read(asset.color_data),
})
