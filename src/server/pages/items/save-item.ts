import { recordChange } from '#server/changes/record-change.ts'
import { freeUrlId } from '#server/collections/free-url-id.ts'
import { choosePicture } from '#server/collections/listing-details.ts'
import { newId } from '#server/identifiers.ts'
import { itemLog } from '#server/items/change-log.ts'
import { chooseLesson, chooseRecording } from '#server/items/choose-files.ts'
import { countItems, readItemCollection } from '#server/items/collection-store.ts'
import { positionAtEnd } from '#server/items/item-positions.ts'
import * as store from '#server/items/item-store.ts'
import { publishItemJob } from '#server/items/jobs.ts'
import { endRedirects, leaveRedirect } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ItemInput } from '#shared/items/api.ts'
import { hasDates, hasLessons, kindFacts } from '#shared/items/kinds.ts'
import { isReservedItemUrlId, isShown, isUnfinished, itemPath } from '#shared/items/rules.ts'
import { emptyLesson, type Item } from '#shared/items/schema.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { deleteItemPage, emptyContent, insertItemPage, readItemContent, updateItemPage } from './item-page.ts'

const HOUR = 3_600_000

/** Creates a draft with a title. */
export async function createItem(
  scope: ChangeScope,
  { collectionId, title }: { readonly collectionId: string; readonly title: string },
  batchId: string,
): Promise<Result<Item, 'item-collection-not-found' | 'item-collection-full'>> {
  await scope.raiseVersion()
  const collection = await readItemCollection(scope, collectionId)
  if (!collection) return fail('item-collection-not-found')
  const now = Date.now()
  // An event needs dates: tomorrow at the next full hour is a beginning.
  const startsAt = hasDates(collection.kind) ? Math.ceil(now / HOUR) * HOUR + DAY_MILLISECONDS : null
  const item: Item = {
    ...{ id: newId(), collectionId, title, urlId: '', status: 'draft', publishAt: now },
    ...{ startsAt, endsAt: startsAt === null ? null : startsAt + HOUR },
    ...{ starred: false, excerpt: '', picture: null, authorName: '', sourceUrl: '', categories: [], tags: [] },
    ...{ location: null, recording: null, seoTitle: '', seoDescription: '', createdAt: now, updatedAt: now },
    ...{ lesson: hasLessons(collection.kind) ? emptyLesson : null, position: null, passwordHash: null },
  }
  return addItem(scope, { ...item, urlId: await urlFromTitle(scope, item) }, emptyContent(), batchId)
}

/**
 * Adds an item with its page; its URL is free. One without a position comes after the others where the owner orders them.
 * The caller has raised the version, which locks the website.
 */
export async function addItem(
  scope: ChangeScope,
  asked: Item,
  content: PageContent,
  batchId: string,
): Promise<Result<Item, 'item-collection-not-found' | 'item-collection-full'>> {
  const counted = await countItems(scope, asked.collectionId, 1)
  if (!counted) return fail('item-collection-not-found')
  const most = kindFacts[counted.collection.kind].mostItems
  if (most !== null && counted.itemCount > most) return fail('item-collection-full', { most })
  const item =
    most === null ? asked : { ...asked, position: asked.position ?? (await positionAtEnd(scope, asked.collectionId)) }
  await store.insertItemRow(scope, item)
  await insertItemPage(scope, item, content)
  await publishLater(scope, item)
  await recordChange(scope, batchId, itemLog, { nounId: item.id, before: null, after: item })
  await endRedirects(scope, [itemPath(counted.collection, item)], batchId)
  return succeed(item)
}

type Refusal =
  | 'item-not-found'
  | 'edit-conflict'
  | 'url-id-taken'
  | 'url-id-reserved'
  | 'picture-not-found'
  | 'item-schedule-past'
  | 'item-dates-missing'
  | 'item-dates-reversed'
  | 'recording-not-found'
  | 'lesson-file-not-found'

/** Changes an item. The old URL of a visible one redirects to the new one. */
export async function updateItem(
  scope: ChangeScope,
  itemId: string,
  { updatedAt, ...wanted }: ItemInput & { readonly updatedAt: number },
  batchId: string,
): Promise<Result<Item, Refusal>> {
  await scope.raiseVersion()
  const before = await store.readItem(scope, itemId)
  const collection = before && (await readItemCollection(scope, before.collectionId))
  if (!collection) return fail('item-not-found')
  if (before.updatedAt !== updatedAt) return fail('edit-conflict', { updatedAt: before.updatedAt })
  const now = Date.now()
  if (wanted.status === 'scheduled' && before.status !== 'scheduled' && wanted.publishAt <= now)
    return fail('item-schedule-past')
  const dates = hasDates(collection.kind) ? checkDates(wanted) : succeed({ startsAt: null, endsAt: null })
  if (!dates.ok) return dates
  const picture = await choosePicture(scope, wanted.picture)
  if (!picture.ok) return picture
  const recording = collection.kind === 'album' ? await chooseRecording(scope, wanted.recording) : succeed(null)
  if (!recording.ok) return recording
  const lesson = hasLessons(collection.kind)
    ? await chooseLesson(scope, wanted.lesson ?? before.lesson ?? emptyLesson)
    : succeed(null)
  if (!lesson.ok) return lesson
  const urlId = await chooseItemUrl(scope, before, wanted)
  if (!urlId.ok) return urlId
  const after: Item = {
    ...before,
    ...wanted,
    ...dates.value,
    picture: picture.value,
    recording: recording.value,
    lesson: lesson.value,
    urlId: urlId.value,
    updatedAt: Math.max(now, before.updatedAt + 1),
  }
  await writeItem(scope, before, after, batchId)
  if (isShown(before)) await leaveRedirect(scope, itemPath(collection, before), itemPath(collection, after), batchId)
  return succeed(after)
}

/**
 * Sets what the password of an item is compared with. Its time of change stays: an editor that is open goes on.
 * @returns whether anything was different
 */
export async function setItemPassword(
  scope: ChangeScope,
  itemId: string,
  passwordHash: string | null,
  batchId: string,
): Promise<Result<boolean, 'item-not-found'>> {
  await scope.raiseVersion()
  const before = await store.readItem(scope, itemId)
  if (!before) return fail('item-not-found')
  if (before.passwordHash === passwordHash) return succeed(false)
  await writeItem(scope, before, { ...before, passwordHash }, batchId)
  return succeed(true)
}

/**
 * Publishes an item that is not finished, with its content; one that is scheduled or private stays so.
 * @returns the item of a page; null for a page of its own
 */
export async function publishItem(scope: ChangeScope, itemId: string, batchId: string): Promise<Item | null> {
  const item = await store.readItem(scope, itemId)
  if (!item || !isUnfinished(item)) return item
  const now = Date.now()
  const published: Item = { ...item, status: 'published', publishAt: now, updatedAt: Math.max(now, item.updatedAt + 1) }
  await writeItem(scope, item, published, batchId)
  return published
}

/** Writes a changed item and logs it. */
export async function writeItem(scope: ChangeScope, before: Item, after: Item, batchId: string): Promise<void> {
  await store.updateItemRow(scope, before, after)
  await updateItemPage(scope, before, after)
  await publishLater(scope, after)
  await recordChange(scope, batchId, itemLog, { nounId: after.id, before, after })
}

/** Writes a changed item with what its page shows; the log has both, so that undoing restores both. */
export async function rewriteItem(
  scope: ChangeScope,
  before: Item,
  after: Item,
  content: PageContent,
  batchId: string,
): Promise<void> {
  const shown = (await readItemContent(scope, before.id)) ?? emptyContent()
  await store.updateItemRow(scope, before, after)
  await updateItemPage(scope, before, after, content)
  await publishLater(scope, after)
  const change = { nounId: after.id, before: { ...before, content: shown }, after: { ...after, content } }
  await recordChange(scope, batchId, itemLog, change)
}

/** Deletes items with their pages; those that are gone already are left out. */
export async function deleteItems(scope: ChangeScope, itemIds: readonly string[], batchId: string): Promise<void> {
  await scope.raiseVersion()
  for (const itemId of itemIds) {
    const item = await store.readItem(scope, itemId)
    if (!item) continue
    const content = (await readItemContent(scope, itemId)) ?? emptyContent()
    await store.deleteItemRow(scope, item)
    await deleteItemPage(scope, itemId)
    await countItems(scope, item.collectionId, -1)
    await recordChange(scope, batchId, itemLog, { nounId: itemId, before: { ...item, content }, after: null })
  }
}

/** When an event begins and ends. */
function checkDates({
  startsAt,
  endsAt,
}: Pick<Item, 'startsAt' | 'endsAt'>): Result<
  Pick<Item, 'startsAt' | 'endsAt'>,
  'item-dates-missing' | 'item-dates-reversed'
> {
  if (startsAt === null || endsAt === null) return fail('item-dates-missing')
  return endsAt < startsAt ? fail('item-dates-reversed') : succeed({ startsAt, endsAt })
}

async function chooseItemUrl(
  scope: ChangeScope,
  before: Item,
  wanted: Pick<Item, 'title' | 'urlId'>,
): Promise<Result<string, 'url-id-taken' | 'url-id-reserved'>> {
  const { urlId } = wanted
  if (urlId === before.urlId) return succeed(urlId)
  if (urlId === '') return succeed(await urlFromTitle(scope, { ...before, title: wanted.title }))
  if (isReservedItemUrlId(urlId)) return fail('url-id-reserved', { urlId })
  const taken = await store.takenItemUrls(scope, before.collectionId, [urlId], before.id)
  return taken.size > 0 ? fail('url-id-taken', { urlId }) : succeed(urlId)
}

/** A free URL in the collection, made from the title. */
export async function urlFromTitle(
  scope: ChangeScope,
  { id, collectionId, title }: Pick<Item, 'id' | 'collectionId' | 'title'>,
): Promise<string> {
  const slug = slugOf(title, (await scope.settings()).locale) || 'post'
  return freeUrlId(slug, async (urlIds) => {
    const taken = await store.takenItemUrls(scope, collectionId, urlIds, id)
    return new Set([...taken, ...urlIds.filter(isReservedItemUrlId)])
  })
}

/** Pages change when an item is published, and when an event is over. */
async function publishLater(scope: ChangeScope, item: Item): Promise<void> {
  const ends = item.endsAt !== null && item.endsAt > Date.now() ? [item.endsAt + 1] : []
  for (const runAt of item.status === 'scheduled' ? [item.publishAt, ...ends] : ends)
    await scope.enqueue(publishItemJob, { itemId: item.id }, { runAt, uniqueKey: `${item.id} ${runAt}` })
}
