import { listCustomerFacetsCall } from '#shared/customers/api.ts'
import { consentStates, lastOrders, orderCounts } from '#shared/customers/schema.ts'
import { FilterSelect, withOwn } from '#studio/kit/filter-select.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { GroupFilter } from '../customer-groups/group-filter.tsx'
import { consentWords, countryWords, lastOrderWords, orderCountWords } from './customer-words.ts'

interface Values {
  readonly search?: string
  readonly tag?: string
  readonly group?: string
  readonly country?: string
  readonly orders?: (typeof orderCounts)[number]
  readonly spentFrom?: string
  readonly consent?: (typeof consentStates)[number]
  readonly lastOrder?: (typeof lastOrders)[number]
}

interface CustomerFiltersProps {
  readonly values: Values
  readonly change: (changes: Partial<Record<keyof Values, string | null>>) => void
}

/** Amounts of the filter, in the shop's currency. */
const AMOUNTS = [5_000, 10_000, 50_000, 100_000] as const

/** Search and filters of the list of customers. */
export function CustomerFilters({ values, change }: CustomerFiltersProps) {
  const { tags = [], countries = [] } = useContractQuery(listCustomerFacetsCall, {}).data ?? {}
  const { locale, currency } = useStaff().website
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  return (
    <>
      <SearchField
        label="Search by name, email, phone or order number"
        value={values.search ?? ''}
        onChange={(search) => change({ search })}
      />
      {tags.length > 0 && (
        <FilterSelect
          label="Tag"
          width={150}
          value={values.tag}
          choices={withOwn(tags, values.tag).map((tag) => ({ value: tag, label: tag }))}
          onChange={(tag) => change({ tag })}
        />
      )}
      <GroupFilter value={values.group} onChange={(group) => change({ group })} />
      {countries.length > 1 && (
        <FilterSelect
          label="Country"
          width={160}
          value={values.country}
          choices={countries.map((country) => ({ value: country, label: countryWords(country, locale) }))}
          onChange={(country) => change({ country })}
        />
      )}
      <FilterSelect
        label="Orders"
        width={160}
        value={values.orders}
        choices={orderCounts.map((count) => ({ value: count, label: orderCountWords[count] }))}
        onChange={(orders) => change({ orders })}
      />
      <FilterSelect
        label="Spent"
        width={160}
        value={values.spentFrom}
        choices={AMOUNTS.map((cents) => ({
          value: String(cents),
          label: `${amount.format(cents / 100)} or more`,
        }))}
        onChange={(spentFrom) => change({ spentFrom })}
      />
      <FilterSelect
        label="Newsletter"
        width={170}
        value={values.consent}
        choices={consentStates.map((consent) => ({ value: consent, label: consentWords[consent] }))}
        onChange={(consent) => change({ consent })}
      />
      <FilterSelect
        label="Last order"
        width={190}
        value={values.lastOrder}
        choices={lastOrders.map((period) => ({ value: period, label: lastOrderWords[period] }))}
        onChange={(lastOrder) => change({ lastOrder })}
      />
    </>
  )
}
