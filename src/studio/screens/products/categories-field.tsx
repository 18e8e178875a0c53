import { Button, MultiSelect } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { listCategoriesCall } from '#shared/collections/api.ts'
import { categoryTrail } from '#shared/collections/rules.ts'
import type { Category } from '#shared/products/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { CategoryDialog, type CategoryTask } from '../categories/category-dialog.tsx'

interface CategoriesFieldProps {
  readonly collectionId: string
  readonly categoryIds: readonly string[]
  readonly onChange: (categoryIds: string[]) => void
}

/** The categories of a product, each with its ancestors. */
export function CategoriesField({ collectionId, categoryIds, onChange }: CategoriesFieldProps) {
  const query = useContractQuery(
    listCategoriesCall,
    { parameters: { collectionId } },
    { enabled: collectionId !== '', keepsPreviousData: true },
  )
  const data = useMemo(() => categoryChoices(query.data?.categories ?? []), [query.data])
  const isNamed = query.data !== undefined || categoryIds.length === 0
  const [task, setTask] = useState<CategoryTask | null>(null)
  const mayWrite = useMay()('products.write')
  return (
    <div>
      <MultiSelect
        label="Categories"
        data={data}
        // Until their names are known, categories would be shown as ids.
        value={isNamed ? [...categoryIds] : []}
        placeholder={query.isPending && !isNamed ? 'Loading…' : undefined}
        readOnly={!isNamed}
        onChange={onChange}
        searchable
        clearable
        maxValues={100}
        nothingFoundMessage="No categories match."
      />
      {mayWrite && collectionId !== '' && (
        <Button
          mt={6}
          ml={-8}
          size="compact-xs"
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setTask({ kind: 'create', collectionId, parentId: null })}
        >
          Add category
        </Button>
      )}
      <CategoryDialog
        task={task}
        storePath=""
        close={() => setTask(null)}
        onCreated={({ id }) => onChange([...categoryIds, id])}
      />
    </div>
  )
}

/** Categories as choices, 'Mugs › Espresso', without the root, which is the whole store. */
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
