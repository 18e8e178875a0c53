import { productStatuses } from '#shared/products/codes.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { Filters } from '#studio/kit/filters.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { useFilters } from '#studio/kit/use-filters.ts'
import { CategoryFilter } from '../products/category-filter.tsx'
import { statusWords } from '../products/product-words.ts'

const levels = ['low', 'out'] as const

/** The filters of prices and stock, in the URL. */
export const useStockFilters = () =>
  useFilters({ search: 'text', level: levels, status: productStatuses, categoryId: 'text' })

interface StockFiltersProps extends Pick<ReturnType<typeof useStockFilters>, 'values' | 'isNarrowed'> {
  readonly filter: ReturnType<typeof useStockFilters>['change']
}

/** Search and filters of prices and stock. */
export function StockFilters({ values, filter, isNarrowed }: StockFiltersProps) {
  return (
    <Filters isNarrowed={isNarrowed}>
      <SearchField
        label="Search by product, option or SKU"
        value={values.search ?? ''}
        onChange={(search) => filter({ search })}
      />
      <FilterSelect
        label="Stock level"
        width={160}
        value={values.level}
        choices={[
          { value: 'low', label: 'Low stock' },
          { value: 'out', label: 'Sold out' },
        ]}
        onChange={(level) => filter({ level })}
      />
      <FilterSelect
        label="Status"
        width={150}
        value={values.status}
        choices={productStatuses.map((status) => ({ value: status, label: statusWords[status].label }))}
        onChange={(status) => filter({ status })}
      />
      <CategoryFilter value={values.categoryId ?? ''} onChange={(categoryId) => filter({ categoryId })} />
    </Filters>
  )
}
