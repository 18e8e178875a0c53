import type { QueryOf } from '#shared/http/contract.ts'
import { listCarriersCall, type listOrdersCall } from '#shared/orders/read-api.ts'
import { deliveries, orderStands, paymentStates } from '#shared/orders/schema.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { deliveryLabels, paymentWords, standLabels } from './order-words.ts'

type Query = Omit<QueryOf<typeof listOrdersCall>, 'after'>

interface OrderFiltersProps {
  readonly values: Query
  readonly change: (changes: Partial<Record<keyof Query, string | null>>) => void
}

/** Search, filters and order of the list of orders. */
export function OrderFilters({ values, change }: OrderFiltersProps) {
  const used = useContractQuery(listCarriersCall, {}).data?.carriers ?? []
  const carriers = values.carrier && !used.includes(values.carrier) ? [...used, values.carrier] : used
  return (
    <>
      <SearchField
        label="Search by number, customer, item or SKU"
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
      <FilterSelect
        label="Test orders"
        anyLabel="With test orders"
        width={160}
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
