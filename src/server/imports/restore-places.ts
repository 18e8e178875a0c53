import { isDeepStrictEqual } from 'node:util'
import { listCategories } from '#server/collections/category-store.ts'
import { listCollections } from '#server/collections/collection-store.ts'
import { createUnlinkedStore, linkStores } from '#server/collections/create-store.ts'
import { createCategory, updateCategory } from '#server/collections/save-category.ts'
import { updateCollection } from '#server/collections/save-collection.ts'
import type { ChangeScope } from '#server/scope.ts'
import { saveSettings } from '#server/settings/save-settings.ts'
import { readSettings } from '#server/settings/settings-store.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { type PictureInput, pictureInputOf } from '#shared/pictures/schema.ts'
import type { Category, Listing } from '#shared/products/schema.ts'
import { categoryFinder } from './formats/category-paths.ts'
import type { OwnCategory, OwnPage, OwnPicture, OwnPlaces } from './formats/vitrine/own-places.ts'
import { findPictures, type NewPicture, notePictures } from './picture-store.ts'

/**
 * Imports the parts of our own export besides products: store pages, categories, and information lines of product
 * pages. Missing ones are created. A page without products gets the file's texts; anywhere else existing texts stay,
 * and only empty ones are filled. It can be repeated.
 */
export async function restorePlaces(
  scope: ChangeScope,
  places: OwnPlaces,
  { importId, batchId }: { readonly importId: string; readonly batchId: string },
): Promise<void> {
  const pictures = [...places.pages, ...places.categories].flatMap(({ picture }) => picture ?? [])
  const here = await findPictures(scope, [...new Set(pictures.map(({ url }) => url))])
  const wanted: NewPicture[] = []
  await restorePages()
  await notePictures(scope, importId, wanted)
  await restoreInformation()

  async function restorePages(): Promise<void> {
    const stores = await listCollections(scope)
    const here = new Map(stores.map((store) => [store.urlId, store]))
    const restored = new Map<string, string>()
    const made: string[] = []
    for (const page of places.pages) {
      if (restored.has(page.urlId)) continue
      const known = here.get(page.urlId)
      const store = known ?? { ...(await makePage(page)), productCount: 0 }
      if (!known) made.push(store.id)
      restored.set(page.urlId, store.id)
      await restorePage(page, store)
    }
    if (made.length > 0) await linkStores(scope, made, stores.at(-1)?.id, batchId)
    const byPage = Map.groupBy(places.categories, ({ page }) => restored.get(page))
    for (const [pageId, categories] of byPage) {
      if (pageId !== undefined) await restoreCategories(categories, pageId)
    }
  }

  async function makePage({ title, navigationTitle, enabled, urlId }: OwnPage): Promise<Collection> {
    const page = { title, navigationTitle, enabled }
    const own = await createUnlinkedStore(scope, { ...page, urlId }, batchId)
    // Its URL may belong to a page of another kind, or to the server.
    const made = own.ok ? own : await createUnlinkedStore(scope, page, batchId)
    if (!made.ok) throw new Error(`The store page '${title}' cannot be made: ${made.failure.code}`)
    return made.value
  }

  async function restorePage(page: OwnPage, store: Collection & { readonly productCount: number }): Promise<void> {
    const { id, typeCode: _type, productCount, ...kept } = store
    const isEmpty = productCount === 0
    const { title, navigationTitle, enabled, sort } = page
    const own = isEmpty ? { title, navigationTitle, enabled, sort } : {}
    const words = { ...wordsOf(kept, page, isEmpty), picture: pictureFor(page.picture, store, 'page') }
    const wantedPage = { ...kept, ...own, ...words }
    if (!isDeepStrictEqual(wantedPage, { ...kept, picture: pictureInputOf(kept.picture) }))
      await updateCollection(scope, id, wantedPage, batchId)
  }

  /** Categories of one page; parents come first. */
  async function restoreCategories(categories: readonly OwnCategory[], collectionId: string): Promise<void> {
    const here = await listCategories(scope, collectionId)
    const find = categoryFinder(here)
    const byId = new Map<string | null, Category>(here.map((category) => [category.id, category]))
    const byAddress = new Map<string | undefined, Category>(here.map((category) => [category.urlId, category]))
    for (const one of categories) {
      const found = find({ names: one.names, isAddress: false })
      const known = byId.get(found.id) ?? byAddress.get(one.addresses.at(-1))
      if (known) {
        await restoreCategory(one, known)
        continue
      }
      // One whose parents could not be created is left out with them.
      const made = found.known < one.names.length - 1 ? null : await makeCategory(one, collectionId, found.parentId)
      if (!made) continue
      find.add(made)
      byId.set(made.id, made)
      byAddress.set(made.urlId, made)
    }
  }

  async function makeCategory(
    { names, addresses, picture, sort, ...words }: OwnCategory,
    collectionId: string,
    parentId: string | null,
  ): Promise<Category | null> {
    const { description, seoTitle, seoDescription } = words
    const details = { description, seoTitle, seoDescription, sort, picture: null }
    const category = { collectionId, displayName: names.at(-1)!, parentId, details }
    const own = await createCategory(scope, { ...category, urlId: addresses.at(-1) ?? '' }, batchId)
    const made = own.ok ? own : await createCategory(scope, category, batchId)
    if (!made.ok) return null
    const shown = pictureFor(picture, made.value, 'category')
    if (shown) await save(made.value, { ...details, picture: shown })
    return made.value
  }

  async function restoreCategory(one: OwnCategory, known: Category): Promise<void> {
    const picture = pictureFor(one.picture, known, 'category')
    const words = { ...wordsOf(known, one, false), picture, sort: known.sort ?? one.sort }
    const kept = { ...wordsOf(known, known, false), picture: pictureInputOf(known.picture), sort: known.sort }
    if (!isDeepStrictEqual(words, kept)) await save(known, words)
  }

  async function save(
    { id, displayName, urlId }: Category,
    details: Parameters<typeof updateCategory>[2]['details'],
  ): Promise<void> {
    await updateCategory(scope, id, { displayName, urlId, details }, batchId)
  }

  /** The picture to show now; one that must be fetched is recorded. */
  function pictureFor(
    picture: OwnPicture | null,
    { id, picture: shown }: Pick<Category, 'id' | 'picture'>,
    place: 'page' | 'category',
  ): PictureInput | null {
    if (shown || !picture) return pictureInputOf(shown)
    const { url, altText, focalPoint } = picture
    const assetId = here.get(url)
    if (assetId !== undefined) return { id: assetId, altText, focalPoint }
    wanted.push({ productId: id, url, altText, variantIds: [], assetId: null, place, details: { focalPoint } })
    return null
  }

  async function restoreInformation(): Promise<void> {
    if (places.information.length === 0) return
    const { settings, revision } = await readSettings(scope)
    if (settings.productInformation.length > 0) return
    await saveSettings(scope, { ...settings, productInformation: [...places.information], revision }, batchId)
  }
}

type Words = Pick<Listing, 'description' | 'seoTitle' | 'seoDescription'>

function wordsOf(here: Words, words: Words, isEmpty: boolean): Words {
  const choose = (name: keyof Words) => (isEmpty ? words[name] || here[name] : here[name] || words[name])
  return { description: choose('description'), seoTitle: choose('seoTitle'), seoDescription: choose('seoDescription') }
}
