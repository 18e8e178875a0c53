import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useCategoryGroups } from './use-category-groups.ts'

/** A filter by category, including its descendants. Several store pages are groups. */
export function CategoryFilter({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (categoryId: string | null) => void
}) {
  const groups = useCategoryGroups()
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
