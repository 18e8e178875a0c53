import { recordChange } from '#server/changes/record-change.ts'
import { assetUrlOf } from '#server/files/asset-url.ts'
import { readPictureAssets, toPicture } from '#server/files/picture-assets.ts'
import { readItem } from '#server/items/item-store.ts'
import { pageLog } from '#server/pages/change-log.ts'
import { writeItem } from '#server/pages/items/save-item.ts'
import { readPage, updatePage } from '#server/pages/page-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { type Block, changeHtml } from '#shared/pages/blocks/blocks.ts'
import { mapBlocks, type PageContent } from '#shared/pages/content.ts'
import { pictureDetails } from '../documents.ts'
import { movePictures } from '../formats/body-pictures.ts'
import type { PictureRecord } from '../picture-store.ts'

/** A picture of a post or page that has arrived. */
export interface ArrivedImage {
  readonly picture: Pick<PictureRecord, 'product_id' | 'url' | 'place' | 'alt_text' | 'details'>
  readonly assetId: string
}

const MIDDLE = { x: 0.5, y: 0.5 }

/**
 * Shows pictures that have arrived on their posts and pages: where a block still waits for one, in texts, and as the
 * featured image of a post that has none.
 */
export async function attachToContent(
  scope: ChangeScope,
  arrived: readonly ArrivedImage[],
  batchId: string,
): Promise<void> {
  if (arrived.length === 0) return
  await scope.raiseVersion()
  for (const [nounId, images] of Map.groupBy(arrived, ({ picture }) => picture.product_id)) {
    await showOnPost(
      scope,
      nounId,
      images.find(({ picture }) => picture.place === 'post'),
      batchId,
    )
    await showInContent(
      scope,
      nounId,
      images.filter(({ picture }) => picture.place === 'content'),
      batchId,
    )
  }
}

async function showOnPost(
  scope: ChangeScope,
  itemId: string,
  image: ArrivedImage | undefined,
  batchId: string,
): Promise<void> {
  const item = image && (await readItem(scope, itemId))
  if (!image || !item || item.picture) return
  const asset = (await readPictureAssets(scope, [image.assetId])).get(image.assetId)
  if (!asset) return
  const picture = toPicture(asset, { altText: image.picture.alt_text ?? '', focalPoint: MIDDLE })
  await writeItem(scope, item, { ...item, picture, updatedAt: Math.max(Date.now(), item.updatedAt + 1) }, batchId)
}

async function showInContent(
  scope: ChangeScope,
  pageId: string,
  images: readonly ArrivedImage[],
  batchId: string,
): Promise<void> {
  const before = images.length === 0 ? null : await readPage(scope, pageId)
  if (!before) return
  const content = await withImages(scope, before.content, images)
  const after = await updatePage(scope, before, {
    ...before,
    content,
    updatedAt: Math.max(Date.now(), before.updatedAt + 1),
  })
  // What the page of a post shows is logged with the post.
  const isOfItem = (await readItem(scope, pageId)) !== null
  if (!isOfItem) await recordChange(scope, batchId, pageLog, { nounId: pageId, before, after })
}

async function withImages(
  scope: ChangeScope,
  content: PageContent,
  images: readonly ArrivedImage[],
): Promise<PageContent> {
  const assets = await readPictureAssets(
    scope,
    images.map(({ assetId }) => assetId),
  )
  const inBlocks = new Map<string, { readonly itemId: string | undefined; readonly image: ArrivedImage }[]>()
  const inTexts = new Map<string, string>()
  for (const image of images) {
    const { block } = pictureDetails.read(image.picture.details)
    const asset = assets.get(image.assetId)
    if (block) inBlocks.set(block.id, [...(inBlocks.get(block.id) ?? []), { itemId: block.itemId, image }])
    else if (asset) inTexts.set(image.picture.url, assetUrlOf({ ...asset, mediaType: asset.media_type }))
  }
  const pictureOf = ({ picture, assetId }: ArrivedImage) => {
    const asset = assets.get(assetId)
    return asset ? toPicture(asset, { altText: picture.alt_text ?? '', focalPoint: MIDDLE }) : null
  }
  return mapBlocks(content, (block): Block => {
    if (block.type === 'text') return changeHtml(block, (html) => movePictures(html, (url) => inTexts.get(url) ?? null))
    const waiting = inBlocks.get(block.id) ?? []
    if (block.type === 'image' && !block.settings.picture && waiting[0])
      return { ...block, settings: { ...block.settings, picture: pictureOf(waiting[0].image) } }
    if (block.type !== 'gallery' || waiting.length === 0) return block
    const items = block.settings.items.map((item) => {
      const one = item.picture ? undefined : waiting.find(({ itemId }) => itemId === item.id)
      return one ? { ...item, picture: pictureOf(one.image) } : item
    })
    return { ...block, settings: { ...block.settings, items } }
  })
}
