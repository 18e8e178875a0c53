import { MultiSelect } from '@mantine/core'
import { useMemo } from 'react'
import { listCategories } from '#shared/collections/api.ts'
import { categoryTrail } from '#shared/collections/rules.ts'
import type { Category } from '#shared/products/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface CategoriesFieldProps {
  readonly collectionId: string
  readonly categoryIds: readonly string[]
  readonly onChange: (categoryIds: string[]) => void
}

/** The categories of a product, each with those that it lies in. */
export function CategoriesField({ collectionId, categoryIds, onChange }: CategoriesFieldProps) {
  const query = useContractQuery(
    listCategories,
    { parameters: { collectionId } },
    { enabled: collectionId !== '', keepsFormer: true },
  )
  const data = useMemo(() => categoryChoices(query.data?.categories ?? []), [query.data])
  if (data.length === 0) return null
  return (
    <MultiSelect
      label="Categories"
      data={data}
      value={[...categoryIds]}
      onChange={onChange}
      searchable
      clearable
      maxValues={100}
      nothingFoundMessage="No category has such a name."
    />
  )
}

/** Categories as choices, 'Mugs › Espresso', without the root, which stands for the whole store. */
export function categoryChoices(categories: readonly Category[]): { value: string; label: string }[] {
  return categories
    .filter((category) => category.type !== 'ROOT')
    .map((category) => ({
      value: category.id,
      label: categoryTrail(categories, category.id)
        .filter((one) => one.type !== 'ROOT')
        .map((one) => one.displayName)
        .join(' › '),
    }))
}
