import { Skeleton } from '@mantine/core'
import { Gift } from 'lucide-react'
import { type GiftCardLiability, getGiftCardReportCall } from '#shared/reports/api.ts'
import { daysWords } from '#shared/reports/days-words.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import type { ReportPeriod } from './use-report-period.ts'

/** What gift cards could still pay before and after a period. */
export function GiftCardReport({ period: { days } }: { readonly period: ReportPeriod }) {
  const query = useContractQuery(getGiftCardReportCall, { query: days }, { keepsPreviousData: true })
  const { money } = useFormats()
  const { locale } = useStaff().website
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={220} radius="lg" />
  const { currencies } = query.data
  if (currencies.length === 0)
    return (
      <EmptyState title="No gift cards in this period" icon={Gift}>
        What gift cards can still pay is money that you owe to their holders. It’s shown here once there are cards.
      </EmptyState>
    )
  const column = (title: string, of: (row: GiftCardLiability) => number): ReportColumn<GiftCardLiability> => ({
    title,
    cell: (row) => money(of(row) || 0, row.currency),
  })
  return (
    <Panel
      title="Gift card balances"
      lead={`${daysWords(days, locale)}. What gift cards can still pay is money that you owe to their holders.`}
      isFlush
    >
      <ReportTable
        label="Gift card balances"
        nameTitle="Currency"
        rows={currencies}
        keyOf={({ currency }) => currency}
        nameOf={({ currency }) => currency}
        columns={[
          column('Opening balance', ({ openingCents }) => openingCents),
          column('Issued', ({ issuedCents }) => issuedCents),
          column('Paid with', ({ paidCents }) => -paidCents),
          column('Refunded to', ({ refundedCents }) => refundedCents),
          column('Expired or disabled', ({ endedCents }) => -endedCents),
          column('Closing balance', ({ closingCents }) => closingCents),
        ]}
      />
    </Panel>
  )
}
