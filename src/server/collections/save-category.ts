import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import { endRedirects, leaveRedirect } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { CATEGORY_DEPTH, categoryPath, isReservedUrlId } from '#shared/collections/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { PictureInput } from '#shared/pictures/schema.ts'
import { blankCategoryDetails, type Category, type Listing } from '#shared/products/schema.ts'
import { countCategories, depthOf, lastIndexIn, ownersOfUrlIds } from './category-facts.ts'
import { insertCategory, readCategory, readRoot, type StoredCategory, updateCategoryRow } from './category-store.ts'
import { categoryLog, loggedCategory } from './change-log.ts'
import { lockCollection } from './collection-store.ts'
import { ROOT_URL_ID } from './create-store.ts'
import { freeUrlId } from './free-url-id.ts'
import { indexLater } from './index-later.ts'
import { choosePicture } from './listing-details.ts'

export interface NewCategory {
  readonly collectionId: string
  readonly displayName: string
  /** Null or absent: directly below the root. */
  readonly parentId?: string | null
  /** Empty or absent: made from the name. */
  readonly urlId?: string
  readonly type?: Category['type']
  readonly pageRendering?: string
  /** Its position among its siblings; absent: last. */
  readonly displayIndex?: number
  readonly details?: WantedDetails
}

/** The owner's texts about a category besides its name and URL. */
export interface WantedDetails extends Omit<Listing, 'picture'>, Pick<Category, 'sort'> {
  readonly picture: PictureInput | null
}

type CategoryRefusal = 'picture-not-found' | 'category-not-found' | 'category-root' | 'url-id-taken' | 'url-id-reserved'

/** Adds a category, last among its siblings. A store has one root; another one is refused. */
export async function createCategory(
  scope: ChangeScope,
  wanted: NewCategory,
  batchId: string,
): Promise<
  Result<StoredCategory, CategoryRefusal | 'collection-not-found' | 'categories-too-deep' | 'too-many-categories'>
> {
  const { collectionId } = wanted
  const store = await lockCollection(scope, collectionId)
  if (!store) return fail('collection-not-found')
  const isRoot = wanted.type === 'ROOT'
  const root = await readRoot(scope, collectionId)
  if (isRoot && root) return fail('category-root')
  const parent = isRoot ? null : wanted.parentId ? await readCategory(scope, wanted.parentId) : root
  if (!isRoot && parent?.collectionId !== collectionId) return fail('category-not-found')
  // The root is not counted on either side.
  if (parent && (await depthOf(scope, parent.id)) > CATEGORY_DEPTH) return fail('categories-too-deep')
  if ((await countCategories(scope, collectionId)) > limits.nestedCategories) return fail('too-many-categories')
  const urlId = isRoot ? succeed(ROOT_URL_ID) : await chooseUrlId(scope, collectionId, wanted, null)
  if (!urlId.ok) return urlId
  const details = await chooseDetails(scope, wanted.details ?? blankCategoryDetails)
  if (!details.ok) return details

  const category: StoredCategory = {
    id: newId(),
    collectionId,
    parentId: parent?.id ?? null,
    type: isRoot ? 'ROOT' : 'CATEGORY',
    displayName: wanted.displayName,
    urlId: urlId.value,
    displayIndex: wanted.displayIndex ?? (await lastIndexIn(scope, collectionId, parent?.id ?? null)) + 1,
    pageRendering: wanted.pageRendering ?? 'LIST_VIEW',
    ...details.value,
  }
  await insertCategory(scope, category)
  await recordChange(scope, batchId, categoryLog, loggedCategory(null, category))
  await scope.raiseVersion()
  await endRedirects(scope, [categoryPath({ urlId: store.url_id }, category)], batchId)
  return succeed(category)
}

/**
 * Changes a category's name, URL (the old one redirects to it) and, if given, details.
 * @param options.leavesRedirect false while a change is undone, as its redirect is undone too
 */
export async function updateCategory(
  scope: ChangeScope,
  categoryId: string,
  wanted: { readonly displayName: string; readonly urlId: string; readonly details?: WantedDetails | undefined },
  batchId: string,
  { leavesRedirect = true }: { readonly leavesRedirect?: boolean } = {},
): Promise<Result<StoredCategory, CategoryRefusal>> {
  const known = await readCategory(scope, categoryId)
  if (!known) return fail('category-not-found')
  if (known.type === 'ROOT') return fail('category-root')
  const store = await lockCollection(scope, known.collectionId)
  const before = await readCategory(scope, categoryId)
  if (!store || !before) return fail('category-not-found')
  const urlId = await chooseUrlId(scope, before.collectionId, wanted, categoryId)
  if (!urlId.ok) return urlId
  const details = await chooseDetails(scope, wanted.details ?? before)
  if (!details.ok) return details
  const after: StoredCategory = {
    ...before,
    displayName: wanted.displayName,
    urlId: urlId.value,
    ...details.value,
  }
  await updateCategoryRow(scope, after)
  if (before.displayName !== after.displayName) await indexLater(scope, categoryId)
  await recordChange(scope, batchId, categoryLog, loggedCategory(before, after))
  await scope.raiseVersion()
  const pathOf = (category: StoredCategory) => categoryPath({ urlId: store.url_id }, category)
  if (leavesRedirect && store.enabled === 1) await leaveRedirect(scope, pathOf(before), pathOf(after), batchId)
  return succeed(after)
}

async function chooseDetails(
  scope: ChangeScope,
  { description, picture, seoTitle, seoDescription, sort }: WantedDetails,
): Promise<Result<Pick<Category, keyof WantedDetails>, 'picture-not-found'>> {
  const chosen = await choosePicture(scope, picture)
  return chosen.ok ? succeed({ description, picture: chosen.value, seoTitle, seoDescription, sort }) : chosen
}

/** A URL within the store: the given one, or one from the name, with a number if it is taken. */
async function chooseUrlId(
  scope: ChangeScope,
  collectionId: string,
  { urlId = '', displayName }: { readonly urlId?: string; readonly displayName: string },
  categoryId: string | null,
): Promise<Result<string, 'url-id-taken' | 'url-id-reserved'>> {
  const takenAmong = async (urlIds: readonly string[]) => {
    const owners = await ownersOfUrlIds(scope, collectionId, urlIds)
    return new Set(urlIds.filter((one) => isReservedUrlId(one) || (owners.get(one) ?? categoryId) !== categoryId))
  }
  if (urlId === '') return succeed(await freeUrlId(slugOf(displayName) || 'category', takenAmong))
  if (isReservedUrlId(urlId)) return fail('url-id-reserved', { urlId })
  return (await takenAmong([urlId])).size > 0 ? fail('url-id-taken', { urlId }) : succeed(urlId)
}
