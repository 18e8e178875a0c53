import { ActionIcon, Input, Select } from '@mantine/core'
import { X } from 'lucide-react'
import { useId } from 'react'
import { groupLimits } from '#shared/customer-groups/limits.ts'
import type { GroupContent } from '#shared/customer-groups/schema.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { useCategoryGroups } from '../products/use-category-groups.ts'
import classes from './groups.module.css'

interface Props {
  readonly categories: GroupContent['categories']
  readonly onChange: (categories: GroupContent['categories']) => void
}

/** Other percentages for the products of some categories. */
export function CategoryPercentages({ categories, onChange }: Props) {
  const groups = useCategoryGroups()
  const id = useId()
  const titles = new Map(groups.flatMap(({ items }) => items.map(({ value, label }) => [value, label])))
  const isNew = ({ value }: { readonly value: string }) => !categories.some(({ categoryId }) => categoryId === value)
  return (
    <Input.Wrapper
      label="Off the products of a category"
      description="In place of the percentage for all products. Of several categories, the largest counts."
      labelElement="div"
      labelProps={{ id }}
    >
      {categories.length > 0 && (
        <ul className={classes.rows} aria-labelledby={id} style={{ marginTop: 8 }}>
          {categories.map((one) => {
            const title = titles.get(one.categoryId) ?? 'Deleted category'
            return (
              <li key={one.categoryId} className={classes.row}>
                <span>{title}</span>
                <NumberField
                  aria-label={`Percentage off ${title}`}
                  suffix="%"
                  min={0}
                  max={100}
                  decimalScale={3}
                  value={one.percentMilli / 1000}
                  onChange={(percent) => {
                    const percentMilli = Math.round(percent * 1000)
                    onChange(categories.map((other) => (other === one ? { ...one, percentMilli } : other)))
                  }}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`Remove ${title}`}
                  onClick={() => onChange(categories.filter((other) => other !== one))}
                >
                  <X size={18} aria-hidden />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      {categories.length < groupLimits.categories && (
        <Select
          aria-label="Add a category"
          placeholder="Add a category"
          mt={8}
          searchable
          value={null}
          data={groups.map(({ group, items }) => ({ group, items: items.filter(isNew) }))}
          nothingFoundMessage="No categories match."
          onChange={(categoryId) => categoryId && onChange([...categories, { categoryId, percentMilli: 10_000 }])}
        />
      )}
    </Input.Wrapper>
  )
}
