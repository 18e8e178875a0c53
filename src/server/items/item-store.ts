import type { Selectable } from 'kysely'
import { readPictureAssets, toPicture } from '#server/files/picture-assets.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { saveUses } from '#server/uses/save-uses.ts'
import { isListed, sortOf } from '#shared/items/rules.ts'
import type { Item } from '#shared/items/schema.ts'
import { pictureInputOf } from '#shared/pictures/schema.ts'
import { itemDetails } from './documents.ts'
import { saveTerms } from './item-terms.ts'
import type { ItemTables } from './tables.ts'

export type ItemRecord = Selectable<ItemTables['items']>

/** Items from their rows, with their pictures: one query for all of them. A deleted picture is left out. */
export async function toItems(scope: Scope, rows: readonly ItemRecord[]): Promise<Item[]> {
  const read = rows.map((row) => ({ row, details: itemDetails.read(row.details) }))
  const assets = await readPictureAssets(scope, [...new Set(read.flatMap(({ details }) => details.picture?.id ?? []))])
  return read.map(({ row, details: { picture, ...details } }) => {
    const asset = picture && assets.get(picture.id)
    return {
      ...{ id: row.id, collectionId: row.collection_id, title: row.title, urlId: row.url_id, status: row.status },
      ...{ publishAt: row.publish_at, startsAt: row.starts_at, endsAt: row.ends_at, starred: row.starred === 1 },
      ...details,
      position: row.position,
      passwordHash: row.password_hash,
      picture: asset ? toPicture(asset, picture) : null,
      ...{ createdAt: row.created_at, updatedAt: row.updated_at },
    }
  })
}

/** An item, visible or not. */
export async function readItem(scope: Scope, itemId: string): Promise<Item | null> {
  const row = await scope.database
    .selectFrom('items')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', itemId)
    .executeTakeFirst()
  return row ? (await toItems(scope, [row]))[0]! : null
}

/** Some items by their ids, visible or not. */
export async function readItems(scope: Scope, itemIds: readonly string[]): Promise<Map<string, Item>> {
  if (itemIds.length === 0) return new Map()
  const rows = await scope.database
    .selectFrom('items')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', itemIds)
    .execute()
  return new Map((await toItems(scope, rows)).map((item) => [item.id, item]))
}

/** URLs among some that items of a collection have; the item itself can keep its own. */
export async function takenItemUrls(
  { database, websiteId }: Scope,
  collectionId: string,
  urlIds: readonly string[],
  itemId: string | null,
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('items')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('url_id', 'in', urlIds)
    .execute()
  return new Set(rows.filter(({ id }) => id !== itemId).map((row) => row.url_id))
}

export async function insertItemRow(scope: ChangeScope, item: Item): Promise<void> {
  const { id, collectionId, createdAt } = item
  await scope.database
    .insertInto('items')
    .values({
      ...{ website_id: scope.websiteId, id, collection_id: collectionId, created_at: createdAt },
      ...columnsOf(item),
    })
    .execute()
  await saveWithItem(scope, null, item)
}

export async function updateItemRow(scope: ChangeScope, before: Item, item: Item): Promise<void> {
  await scope.database
    .updateTable('items')
    .set(columnsOf(item))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', item.id)
    .execute()
  await saveWithItem(scope, before, item)
}

export async function deleteItemRow(scope: ChangeScope, item: Item): Promise<void> {
  await saveTerms(scope, item, null)
  await saveUses(scope, 'item', [{ id: item.id, formIds: [], text: '' }])
  await scope.database.deleteFrom('items').where('website_id', '=', scope.websiteId).where('id', '=', item.id).execute()
}

async function saveWithItem(scope: ChangeScope, before: Item | null, item: Item): Promise<void> {
  await saveTerms(scope, before, item)
  await saveUses(scope, 'item', [{ id: item.id, formIds: [], text: filesOf(item) }])
}

const filesOf = ({ picture, recording, lesson }: Item): string =>
  `${picture?.id} ${recording?.file.id} ${JSON.stringify(lesson?.video)}`

function columnsOf(item: Item) {
  const { excerpt, authorName, sourceUrl, categories, tags, location, recording, lesson, picture } = item
  const { seoTitle, seoDescription } = item
  return {
    ...{ url_id: item.urlId, title: item.title, status: item.status, publish_at: item.publishAt },
    ...{ starts_at: item.startsAt, ends_at: item.endsAt, starred: Number(item.starred) },
    password_hash: item.passwordHash,
    ...{ is_visible: Number(isListed(item)), sort_at: sortOf(item), position: item.position },
    updated_at: item.updatedAt,
    details: itemDetails.write({
      ...{ excerpt, authorName, sourceUrl, categories, tags, location, recording, lesson, seoTitle, seoDescription },
      picture: pictureInputOf(picture),
    }),
  }
}
