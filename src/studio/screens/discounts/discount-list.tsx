import { Button } from '@mantine/core'
import { Plus, TicketPercent } from 'lucide-react'
import { Link } from 'react-router'
import { describeDiscount } from '#shared/discounts/describe.ts'
import { listDiscountsCall } from '#shared/discounts/owner-api.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { shownName } from '#shared/discounts/shown-name.ts'
import { discountStatuses, statusOf } from '#shared/discounts/status.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { descriptionWords, statusWords, triggerWords } from './discount-words.ts'

/** The discounts of the shop, newest first. */
export function DiscountList() {
  const { values, change, isNarrowed } = useFilters({ search: 'text', status: discountStatuses })
  const pages = useContractPages(listDiscountsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.discounts) ?? []
  const formats = useFormats()
  const canWrite = useMay()('discounts.write')
  const add = canWrite && (
    <Button component={Link} to="/discounts/new" leftSection={<Plus size={16} aria-hidden />}>
      Add discount
    </Button>
  )
  return (
    <ListPage
      title="Discounts"
      noun="discounts"
      label="Discounts"
      pages={pages}
      total={pages.data?.pages[0]?.total}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/discounts/${id}`}
      nameOf={shownName}
      nameTitle="Discount"
      columns={columnsFor(formats)}
      phone={{
        aside: (discount) => <Status discount={discount} />,
        below: (discount) => (
          <>
            <span>{describeDiscount(discount, descriptionWords(formats))}</span>
            <span>Used {usesOf(discount, formats)}</span>
          </>
        ),
      }}
      actions={add}
      isNarrowed={isNarrowed}
      onWiden={() => change({ search: null, status: null })}
      filters={
        <>
          <SearchField
            label="Search by code or title"
            value={values.search ?? ''}
            onChange={(search) => change({ search })}
          />
          <FilterSelect
            label="Status"
            width={150}
            value={values.status}
            choices={discountStatuses.map((status) => ({ value: status, label: statusWords[status].label }))}
            onChange={(status) => change({ status })}
          />
        </>
      }
      empty={
        <EmptyState title="No discounts yet" icon={TicketPercent} action={add}>
          Add a code for your customers, or a discount that applies automatically. You choose what it takes off, for
          which products and until when.
        </EmptyState>
      }
    />
  )
}

function columnsFor(formats: Formats): Column<Discount>[] {
  return [
    { title: 'What it does', wraps: true, cell: (discount) => describeDiscount(discount, descriptionWords(formats)) },
    { title: 'Type', width: 160, isSpare: true, cell: ({ trigger }) => triggerWords[trigger] },
    { title: 'Status', width: 120, cell: (discount) => <Status discount={discount} /> },
    { title: 'Used', width: 110, align: 'end', cell: (discount) => usesOf(discount, formats) },
    { title: 'Sales', width: 120, align: 'end', isSpare: true, cell: ({ salesCents }) => formats.money(salesCents) },
  ]
}

/** '12 of 100', '12 times'. */
function usesOf({ usedCount, usageLimit, trigger, codeCount }: Discount, { number }: Formats): string {
  const most = trigger === 'single-use-codes' ? Math.min(codeCount, usageLimit ?? codeCount) : usageLimit
  if (most !== null) return `${number(usedCount)} of ${number(most)}`
  return usedCount === 1 ? 'once' : `${number(usedCount)} times`
}

function Status({ discount }: { readonly discount: Discount }) {
  const { tone, label } = statusWords[statusOf(discount, Date.now())]
  return <StateMark tone={tone}>{label}</StateMark>
}
