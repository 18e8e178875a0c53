import { useQueries } from '@tanstack/react-query'
import { listCategoriesCall, listCollectionsCall } from '#shared/collections/api.ts'
import { ask, keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { categoryChoices } from './categories-field.tsx'

export interface CategoryGroup {
  /** Title of the store page. */
  readonly group: string
  readonly items: { value: string; label: string }[]
}

/** The categories of every store page that has some, as choices. */
export function useCategoryGroups(): CategoryGroup[] {
  const collections = useContractQuery(listCollectionsCall, {}).data?.collections ?? []
  const lists = useQueries({
    queries: collections.map(({ id }) => {
      const input = { parameters: { collectionId: id } }
      return { queryKey: keyOf(listCategoriesCall, input), queryFn: () => ask(listCategoriesCall, input) }
    }),
  })
  return collections
    .map(({ title }, index) => ({ group: title, items: categoryChoices(lists[index]?.data?.categories ?? []) }))
    .filter(({ items }) => items.length > 0)
}
