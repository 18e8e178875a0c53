import { collectionSchema } from '#shared/collections/schema.ts'
import type { Catalogue, Claims, KnownStore } from './catalogue.ts'

/** A store page that an import makes because the one that it goes on from is full. */
export interface NewStore {
  readonly title: string
  /** The page that it stands behind in the navigation; it may be one that is still to be made itself. */
  readonly continues: string
}

/** Where a product goes. */
export interface PlaceForProduct {
  /** Of a page that is still to be made, a word that stands for it in this plan alone. */
  readonly collectionId: string
  readonly newStore: NewStore | null
}

/**
 * Finds the store page that a new product goes to: the one that is meant, or, when it holds as many as §9 lets it, the
 * page that goes on from it: 'Shop 2', then 'Shop 3'. A page of that title that the shop has already is filled up first.
 */
export function storeWithRoom(catalogue: Catalogue, claims: Claims, meantId: string): PlaceForProduct {
  const meant = catalogue.stores.find(({ id }) => id === meantId)
  const arrivals = (id: string) => claims.arrivals.get(id) ?? 0
  if (!meant || meant.count + arrivals(meant.id) < meant.limit) return { collectionId: meantId, newStore: null }
  let continues = meant.title
  for (let number = 2; ; number += 1) {
    const title = titleOfPage(meant, number)
    const known = catalogue.stores.find((store) => store.title === title)
    const id = known?.id ?? `new-${number}-${meant.id}`
    if ((known?.count ?? 0) + arrivals(id) < meant.limit) {
      return { collectionId: id, newStore: known ? null : { title, continues } }
    }
    continues = title
  }
}

/** Whether a page is one that goes on from another. */
export function isContinuation(store: Pick<KnownStore, 'title'>, of: Pick<KnownStore, 'title'>): boolean {
  const number = Number(/ (\d+)$/.exec(store.title)?.[1])
  return number >= 2 && store.title === titleOfPage(of, number)
}

const LONGEST_TITLE = collectionSchema.shape.title.maxLength!

function titleOfPage({ title }: Pick<KnownStore, 'title'>, number: number): string {
  const end = ` ${number}`
  return `${title.slice(0, LONGEST_TITLE - end.length)}${end}`
}
