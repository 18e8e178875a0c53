import { listCollectionsCall } from '#shared/collections/api.ts'
import { productSorts } from '#shared/products/api.ts'
import { productStatuses, productTypes } from '#shared/products/codes.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import type { useFilters } from '#studio/kit/use-filters.ts'
import { CategoryFilter } from './category-filter.tsx'
import { statusWords, typeWords } from './product-words.ts'

const types = [
  productTypes.physical,
  productTypes.digital,
  productTypes.service,
  productTypes.giftCard,
  productTypes.donation,
]

/** What the list of products is filtered and sorted by, as its URL says it. */
export const productFilters = {
  search: 'text',
  status: productStatuses,
  stock: ['in-stock', 'few-left', 'sold-out'],
  sellable: ['no'],
  productType: types.map(String),
  collectionId: 'text',
  categoryId: 'text',
  sort: productSorts,
} as const

/** The type of products that a filter names; undefined for none. */
export const typeOf = (text: string | undefined) => types.find((type) => String(type) === text)

type Filters = ReturnType<typeof useFilters<typeof productFilters>>

/** The filters of the list of products. */
export function ProductFilters({ values, change }: Pick<Filters, 'values' | 'change'>) {
  const stores = useContractQuery(listCollectionsCall, {}).data?.collections ?? []
  return (
    <>
      <SearchField
        label="Search by title, SKU, option or tag"
        value={values.search ?? ''}
        onChange={(search) => change({ search })}
      />
      <FilterSelect
        label="Status"
        width={150}
        value={values.status}
        choices={productStatuses.map((status) => ({ value: status, label: statusWords[status].label }))}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label="Stock"
        width={130}
        value={values.stock}
        choices={[
          { value: 'in-stock', label: 'In stock' },
          { value: 'few-left', label: 'Low stock' },
          { value: 'sold-out', label: 'Sold out' },
        ]}
        onChange={(stock) => change({ stock })}
      />
      <FilterSelect
        label="Type"
        width={130}
        value={values.productType}
        choices={types.map((type) => ({ value: String(type), label: typeWords[type] }))}
        onChange={(productType) => change({ productType })}
      />
      {values.sellable && (
        <FilterSelect
          label="Can be sold"
          width={130}
          value={values.sellable}
          choices={[{ value: 'no', label: 'Not yet' }]}
          onChange={(sellable) => change({ sellable })}
        />
      )}
      {stores.length > 1 && (
        <FilterSelect
          label="Store page"
          width={150}
          value={values.collectionId}
          choices={stores.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(collectionId) => change({ collectionId })}
        />
      )}
      <CategoryFilter value={values.categoryId ?? ''} onChange={(categoryId) => change({ categoryId })} />
    </>
  )
}
