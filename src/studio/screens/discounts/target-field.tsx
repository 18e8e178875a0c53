import { ActionIcon, Input, MultiSelect, SegmentedControl, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { discountLimits } from '#shared/discounts/limits.ts'
import type { DiscountTarget } from '#shared/discounts/schema.ts'
import { listProductsCall } from '#shared/products/api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useCategoryGroups } from '../products/use-category-groups.ts'
import classes from './discounts.module.css'

/** The titles of chosen products and categories by id, and how a newly chosen one is added. */
export interface TargetTitles {
  readonly titles: Readonly<Record<string, string>>
  readonly addTitle: (id: string, title: string) => void
}

interface TargetFieldProps extends TargetTitles {
  readonly label: string
  /** What 'all' is called: 'The whole order'. */
  readonly allLabel: string
  readonly description?: string
  readonly target: DiscountTarget
  readonly error: string | undefined
  readonly onChange: (target: DiscountTarget) => void
}

/** The goods of a discount: all, chosen products or chosen categories. */
export function TargetField(props: TargetFieldProps) {
  const { label, allLabel, description, target, error, onChange } = props
  const id = useId()
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" labelProps={{ id }}>
      <Stack gap="xs" mt={6}>
        <SegmentedControl
          aria-labelledby={id}
          value={target.kind}
          data={[
            { value: 'all', label: allLabel },
            { value: 'products', label: 'Products' },
            { value: 'categories', label: 'Categories' },
          ]}
          onChange={(kind) => onChange(emptyTargets[kind as DiscountTarget['kind']])}
        />
        {target.kind === 'products' && <Products {...props} productIds={target.productIds} />}
        {target.kind === 'categories' && <Categories {...props} categoryIds={target.categoryIds} />}
      </Stack>
    </Input.Wrapper>
  )
}

const emptyTargets: Readonly<Record<DiscountTarget['kind'], DiscountTarget>> = {
  all: { kind: 'all' },
  products: { kind: 'products', productIds: [] },
  categories: { kind: 'categories', categoryIds: [] },
}

function Products({
  label,
  productIds,
  titles,
  addTitle,
  onChange,
}: TargetFieldProps & { readonly productIds: readonly string[] }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = useContractQuery(
    listProductsCall,
    { query: { ...(search && { search }) } },
    { keepsPreviousData: true },
  )
  const choices = (found.data?.products ?? [])
    .filter(({ id }) => !productIds.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }))
  const choose = (next: readonly string[]) => onChange({ kind: 'products', productIds: [...next] })
  return (
    <>
      {productIds.length > 0 && (
        <ul className={classes.chosen}>
          {productIds.map((id) => (
            <li key={id}>
              <span>{titles[id] ?? 'Deleted product'}</span>
              <ActionIcon
                size={28}
                aria-label={`Remove ${titles[id] ?? 'the deleted product'}`}
                onClick={() => choose(productIds.filter((one) => one !== id))}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {productIds.length < discountLimits.products && (
        <Select
          aria-label={`${label}: add a product`}
          placeholder="Search products"
          data={choices}
          // The server has searched already.
          filter={({ options }) => options}
          searchable
          value={null}
          searchValue={typed}
          onSearchChange={setTyped}
          nothingFoundMessage={found.isFetching ? 'Searching…' : 'No products match.'}
          onChange={(id, choice) => {
            if (id && choice) {
              addTitle(id, choice.label)
              choose([...productIds, id])
            }
            setTyped('')
          }}
        />
      )}
    </>
  )
}

function Categories({
  label,
  categoryIds,
  addTitle,
  onChange,
}: TargetFieldProps & { readonly categoryIds: readonly string[] }) {
  const groups = useCategoryGroups()
  return (
    <MultiSelect
      aria-label={`${label}: categories`}
      placeholder={categoryIds.length === 0 ? 'Choose categories' : ''}
      data={groups}
      value={[...categoryIds]}
      searchable
      clearable
      maxValues={discountLimits.categories}
      nothingFoundMessage="No categories match."
      onChange={(next) => {
        for (const { value, label: title } of groups.flatMap(({ items }) => items))
          if (next.includes(value)) addTitle(value, title)
        onChange({ kind: 'categories', categoryIds: next })
      }}
    />
  )
}
