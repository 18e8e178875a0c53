import { isDeepStrictEqual } from 'node:util'
import { listCategories } from '#server/collections/category-store.ts'
import { listCollections } from '#server/collections/collection-store.ts'
import { createStore } from '#server/collections/create-store.ts'
import { createCategory, updateCategory } from '#server/collections/save-category.ts'
import { updateCollection } from '#server/collections/save-collection.ts'
import { saveSettings } from '#server/settings/save-settings.ts'
import { readSettings } from '#server/settings/settings-store.ts'
import type { ChangeScope } from '#server/stores.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { categoryFinder } from '#shared/imports/category-paths.ts'
import type { OwnCategory, OwnPage, OwnPicture, OwnPlaces } from '#shared/imports/own-places.ts'
import type { ProductPictureInput } from '#shared/products/api.ts'
import type { Category, Listing } from '#shared/products/schema.ts'
import { findPictures, type NewPicture, notePictures } from './picture-store.ts'

/**
 * Brings in what our own export says beside its products: store pages, categories, and the lines of product pages. What is
 * missing is made. A page without products takes over what the file says; anywhere else, what is said here stays, and what
 * nobody has said yet is filled in. May be run again.
 */
export async function restorePlaces(
  scope: ChangeScope,
  places: OwnPlaces,
  { importId, batchId }: { readonly importId: string; readonly batchId: string },
): Promise<void> {
  const pictures = [...places.pages, ...places.categories].flatMap(({ picture }) => picture ?? [])
  const here = await findPictures(scope, [...new Set(pictures.map(({ url }) => url))])
  const wanted: NewPicture[] = []
  const pageIds = new Map<string, string>()
  for (const page of places.pages) pageIds.set(page.urlId, await restorePage(page))
  for (const category of places.categories) {
    const pageId = pageIds.get(category.page)
    if (pageId !== undefined) await restoreCategory(category, pageId)
  }
  await notePictures(scope, importId, wanted)
  await restoreInformation()

  async function restorePage(page: OwnPage): Promise<string> {
    const stores = await listCollections(scope)
    const known = stores.find(({ urlId }) => urlId === page.urlId)
    const { title, navigationTitle, urlId, enabled } = page
    const before = known ?? (await makePage({ title, navigationTitle, enabled, urlId, behind: stores.at(-1)?.id }))
    const isEmpty = !known || known.productCount === 0
    const picture = pictureFor(page.picture, before, 'page')
    const said = { ...wordsOf(before, page, isEmpty), picture }
    const own = isEmpty ? { title, navigationTitle, enabled, sort: page.sort } : {}
    const { id, typeCode: _type, productCount: _count, ...kept } = before as Collection & { productCount?: number }
    const wantedPage = { ...kept, ...own, ...said }
    if (!isDeepStrictEqual(wantedPage, { ...kept, picture: inputOf(kept.picture) }))
      await updateCollection(scope, id, wantedPage, batchId)
    return id
  }

  async function makePage(page: Parameters<typeof createStore>[1]): Promise<Collection> {
    const own = await createStore(scope, page, batchId)
    // Its URL may belong to a page of another kind, or to the program.
    const made = own.ok ? own : await createStore(scope, { ...page, urlId: '' }, batchId)
    if (!made.ok) throw new Error(`The store page '${page.title}' cannot be made: ${made.failure.code}`)
    return made.value
  }

  async function restoreCategory(one: OwnCategory, collectionId: string): Promise<void> {
    const categories = await listCategories(scope, collectionId)
    const find = categoryFinder(categories)
    const found = find({ names: one.names, isAddress: false })
    const known = categories.find(({ id, urlId }) => id === found.id || urlId === one.addresses.at(-1))
    const details = { description: one.description, seoTitle: one.seoTitle, seoDescription: one.seoDescription }
    if (!known) {
      // One whose parents could not be made is left out with them.
      if (found.known < one.names.length - 1) return
      const category = { collectionId, displayName: one.names.at(-1)!, parentId: found.parentId }
      const whole = { ...category, details: { ...details, sort: one.sort, picture: null } }
      const own = await createCategory(scope, { ...whole, urlId: one.addresses.at(-1) ?? '' }, batchId)
      const made = own.ok ? own : await createCategory(scope, whole, batchId)
      if (!made.ok) return
      const picture = pictureFor(one.picture, made.value, 'category')
      if (picture) await save(made.value, { ...whole.details, picture })
      return
    }
    const picture = pictureFor(one.picture, known, 'category')
    const said = { ...wordsOf(known, one, false), picture, sort: known.sort ?? one.sort }
    const kept = { ...wordsOf(known, known, false), picture: inputOf(known.picture), sort: known.sort }
    if (!isDeepStrictEqual(said, kept)) await save(known, said)
  }

  async function save(
    { id, displayName, urlId }: Category,
    details: Parameters<typeof updateCategory>[2]['details'],
  ): Promise<void> {
    await updateCategory(scope, id, { displayName, urlId, details }, batchId)
  }

  /** The picture that is shown now; one that is still to be fetched is noted. */
  function pictureFor(
    picture: OwnPicture | null,
    { id, picture: shown }: Pick<Category, 'id' | 'picture'>,
    place: 'page' | 'category',
  ): ProductPictureInput | null {
    if (shown || !picture) return inputOf(shown)
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

function wordsOf(here: Words, said: Words, isEmpty: boolean): Words {
  const choose = (name: keyof Words) => (isEmpty ? said[name] || here[name] : here[name] || said[name])
  return { description: choose('description'), seoTitle: choose('seoTitle'), seoDescription: choose('seoDescription') }
}

const inputOf = (picture: Category['picture']): ProductPictureInput | null =>
  picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint }
