import { collectionSchema } from '#shared/collections/schema.ts'
import { titleOfSlug } from '../formats/category-paths.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import type { Catalogue, Claims, KnownStore } from './catalogue.ts'
import type { NewStore } from './new-store.ts'

/** The store page for a product. */
export interface PlaceForProduct {
  /** For a new page, a placeholder that is valid in this plan alone. */
  readonly collectionId: string
  readonly newStore: NewStore | null
}

/** The store page that a product of the file names; the chosen one where the file names none that exists. */
export function meantStore(
  catalogue: Catalogue,
  { storePage, storePageTitle }: Pick<ImportedProduct, 'storePage' | 'storePageTitle'>,
): KnownStore | NewPage {
  const chosen = () => catalogue.stores.find(({ id }) => id === catalogue.storeId)!
  if (storePage === '') return chosen()
  const known = catalogue.stores.find(({ urlId }) => urlId === storePage)
  if (known || !catalogue.makesPages) return known ?? chosen()
  const title = (storePageTitle || titleOfSlug(storePage)).slice(0, LONGEST_TITLE)
  // Its own URL may have been taken when the page was created.
  const made = catalogue.stores.find((store) => store.title === title)
  return (
    made ?? { id: newId(`page-${storePage}`), urlId: storePage, title, limit: chosen().limit, count: 0, isNew: true }
  )
}

interface NewPage extends KnownStore {
  readonly isNew: true
}

/**
 * Finds the page for a new product: the one that it names or, when that is full, the page that continues it: 'Shop 2',
 * then 'Shop 3'. An existing page of that title is filled first.
 */
export function storeWithRoom(catalogue: Catalogue, claims: Claims, meant: KnownStore | NewPage): PlaceForProduct {
  const arrivals = (id: string) => claims.arrivals.get(id) ?? 0
  if (meant.count + arrivals(meant.id) < meant.limit) {
    const isNew = 'isNew' in meant
    return {
      collectionId: meant.id,
      newStore: isNew ? { title: meant.title, urlId: meant.urlId, continues: null } : null,
    }
  }
  // Full pages stay full, so the search starts after them.
  for (let number = claims.full.get(meant.id) ?? 2; ; number += 1) {
    claims.full.set(meant.id, number)
    const title = titleOfPage(meant, number)
    const known = storeTitled(catalogue, title)
    const id = known?.id ?? newId(`${number}-${meant.id}`)
    if ((known?.count ?? 0) + arrivals(id) < meant.limit) {
      const continues = number === 2 ? meant.title : titleOfPage(meant, number - 1)
      return { collectionId: id, newStore: known ? null : { title, urlId: '', continues } }
    }
  }
}

const titlesOf = new WeakMap<Catalogue['stores'], ReadonlyMap<string, KnownStore>>()

/** A long import creates hundreds of pages and searches them for each product. */
function storeTitled({ stores }: Pick<Catalogue, 'stores'>, title: string): KnownStore | undefined {
  const titles = titlesOf.get(stores) ?? new Map(stores.toReversed().map((store) => [store.title, store]))
  titlesOf.set(stores, titles)
  return titles.get(title)
}

/** A valid id that no page has. */
const newId = (words: string): string => `new-${words}`.slice(0, 64).padEnd(8, '-')

/** Whether a page continues another one. */
export function isContinuation(store: Pick<KnownStore, 'title'>, of: Pick<KnownStore, 'title'>): boolean {
  const number = Number(/ (\d+)$/.exec(store.title)?.[1])
  return number >= 2 && store.title === titleOfPage(of, number)
}

const LONGEST_TITLE = collectionSchema.shape.title.maxLength!

function titleOfPage({ title }: Pick<KnownStore, 'title'>, number: number): string {
  const end = ` ${number}`
  return `${title.slice(0, LONGEST_TITLE - end.length)}${end}`
}
