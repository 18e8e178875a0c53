import type { ListFilters } from '#server/products/visible/list-filters.ts'
import { type ListSort, listSorts } from '#shared/products/schema.ts'
import type { ListChoice, Paging, ViewChoice } from '#storefront/screens/store/model.ts'
import { storePageTexts } from '#storefront/screens/store/texts.ts'
import { filterParameters, readFilters } from './filter-address.ts'

export const PRODUCTS_PER_PAGE = 24

/** The view of a list in its URL; invalid values count as absent. */
export interface ListAddress {
  readonly path: string
  readonly sort: ListSort
  readonly view: 'grid' | 'list'
  readonly page: number
  /** The default order of the list. */
  readonly usualSort: ListSort
  readonly filters: ListFilters
}

const LAST_PAGE = 10_000

/** Reads `sort`, `view`, `page` and the filters. */
export function readListAddress(path: string, query: URLSearchParams, usualSort: ListSort = 'manual'): ListAddress {
  const sort = listSorts.find((one) => one === query.get('sort')) ?? usualSort
  const page = Number(query.get('page'))
  return {
    path,
    sort,
    view: query.get('view') === 'list' ? 'list' : 'grid',
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
    usualSort,
    filters: readFilters(query),
  }
}

/** The URL of a list with another view; defaults are left out, so that every list has one URL. */
export function listHref(address: ListAddress, changes: Partial<ListAddress>): string {
  const next = { ...address, ...changes }
  const query = new URLSearchParams()
  if (next.sort !== next.usualSort) query.set('sort', next.sort)
  if (next.view !== 'grid') query.set('view', next.view)
  for (const [name, value] of filterParameters(next.filters)) query.append(name, value)
  if (next.page > 1) query.set('page', String(next.page))
  const text = query.toString()
  return text ? `${next.path}?${text}` : next.path
}

/** Whether a list shows some of its products only. */
export const isFiltered = ({ filters }: ListAddress): boolean => filterParameters(filters).length > 0

/** The orders of a list, as links. A new order starts at the first page. */
export function sortChoices(address: ListAddress): ListChoice[] {
  return listSorts.map((sort) => ({
    label: storePageTexts.sorts[sort],
    href: listHref(address, { sort, page: 1 }),
    isCurrent: sort === address.sort,
  }))
}

/** The two views of a store, as links. */
export function viewChoices(address: ListAddress): ViewChoice[] {
  return [
    {
      view: 'grid',
      label: storePageTexts.grid,
      href: listHref(address, { view: 'grid' }),
      isCurrent: address.view === 'grid',
    },
    {
      view: 'list',
      label: storePageTexts.list,
      href: listHref(address, { view: 'list' }),
      isCurrent: address.view === 'list',
    },
  ]
}

/** The position of a page of a list, with links to its neighbors. */
export function pagingOf(
  page: number,
  total: number,
  hrefOf: (page: number) => string,
  perPage = PRODUCTS_PER_PAGE,
): Paging {
  const pages = Math.max(1, Math.ceil(total / perPage))
  return {
    page,
    pages,
    previousHref: page > 1 ? hrefOf(Math.min(page - 1, pages)) : null,
    nextHref: page < pages ? hrefOf(page + 1) : null,
  }
}
