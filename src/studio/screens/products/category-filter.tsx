import { useQueries } from '@tanstack/react-query'
import { listCategories, listCollections } from '#shared/collections/api.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { ask, keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { categoryChoices } from './categories-field.tsx'

/** Narrows a list to a category, with those inside it. Several store pages stand as groups. */
export function CategoryFilter({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (categoryId: string | null) => void
}) {
  const collections = useContractQuery(listCollections, {}).data?.collections ?? []
  const lists = useQueries({
    queries: collections.map(({ id }) => {
      const input = { parameters: { collectionId: id } }
      return { queryKey: keyOf(listCategories, input), queryFn: () => ask(listCategories, input) }
    }),
  })
  const groups = collections.map(({ title }, index) => ({
    group: title,
    items: categoryChoices(lists[index]?.data?.categories ?? []),
  }))
  const all = groups.flatMap(({ items }) => items)
  if (all.length === 0) return null
  const any = { value: '', label: 'Any category' }
  return (
    <SearchSelect
      aria-label="Category"
      w={180}
      value={value}
      onChange={onChange}
      data={groups.length > 1 ? [{ group: '', items: [any] }, ...groups] : [any, ...all]}
    />
  )
}
