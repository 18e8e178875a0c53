import type { QueryOf } from '#shared/http/contract.ts'
import { listCarriersCall, type listOrdersCall, listOrderTagsCall } from '#shared/orders/read-api.ts'
import { deliveries, orderStands, orderWaits, paymentStates } from '#shared/orders/schema.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import { FilterSelect, withOwn } from '#studio/kit/filter-select.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { GroupFilter } from '../customer-groups/group-filter.tsx'
import { deliveryLabels, paymentWords, standLabels, waitLabels } from './order-words.ts'

type Query = Omit<QueryOf<typeof listOrdersCall>, 'after'>

interface OrderFiltersProps {
  readonly values: Query
  readonly change: (changes: Partial<Record<keyof Query, string | null>>) => void
}

/** Search, filters and order of the list of orders. */
export function OrderFilters({ values, change }: OrderFiltersProps) {
  const carriers = withOwn(useContractQuery(listCarriersCall, {}).data?.carriers ?? [], values.carrier)
  const tags = withOwn(useContractQuery(listOrderTagsCall, {}).data?.tags ?? [], values.tag)
  return (
    <>
      <SearchField
        label="Search by number, customer, item, SKU, tag or tracking number"
        value={values.search ?? ''}
        onChange={(search) => change({ search })}
      />
      <FilterSelect
        label="Status"
        width={170}
        value={values.state}
        choices={orderStands.map((state) => ({ value: state, label: standLabels[state] }))}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label="Payment"
        width={170}
        value={values.paymentState}
        choices={paymentStates.map((state) => ({ value: state, label: paymentWords[state].label }))}
        onChange={(paymentState) => change({ paymentState })}
      />
      {values.waitsFor && (
        <FilterSelect
          label="Next step"
          width={180}
          value={values.waitsFor}
          choices={orderWaits.map((wait) => ({ value: wait, label: waitLabels[wait] }))}
          onChange={(waitsFor) => change({ waitsFor })}
        />
      )}
      {values.refund && (
        <FilterSelect
          label="Refund"
          width={140}
          value={values.refund}
          choices={[{ value: 'failed', label: 'Failed' }]}
          onChange={(refund) => change({ refund })}
        />
      )}
      <FilterSelect
        label="Delivery"
        width={140}
        value={values.delivery}
        choices={deliveries.map((delivery) => ({ value: delivery, label: deliveryLabels[delivery] }))}
        onChange={(delivery) => change({ delivery })}
      />
      {carriers.length > 0 && (
        <FilterSelect
          label="Carrier"
          width={150}
          value={values.carrier}
          choices={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
          onChange={(carrier) => change({ carrier })}
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label="Tag"
          width={150}
          value={values.tag}
          choices={tags.map((tag) => ({ value: tag, label: tag }))}
          onChange={(tag) => change({ tag })}
        />
      )}
      <GroupFilter value={values.group} onChange={(group) => change({ group })} />
      <FilterSelect
        label="Test orders"
        anyLabel="With test orders"
        width={190}
        value={values.test}
        choices={[
          { value: 'without', label: 'Without test orders' },
          { value: 'only', label: 'Test orders only' },
        ]}
        onChange={(test) => change({ test })}
      />
      <DayField label="From" value={values.from} onChange={(from) => change({ from })} />
      <DayField label="To" value={values.to} onChange={(to) => change({ to })} />
    </>
  )
}
