import { Button, Skeleton, Stack } from '@mantine/core'
import { HandHeart } from 'lucide-react'
import { Link } from 'react-router'
import { type FundSums, readDonationsCall } from '#shared/donations/api.ts'
import { sum } from '#shared/money/sum.ts'
import { nameOfRow } from '#shared/reports/words.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { CountingNotice, recount } from '../reports/counting-notice.tsx'
import { type ReportColumn, ReportTable } from '../reports/report-table.tsx'

/** The donations: what each fund has received, with ways to the receipts and to the table of any period. */
export function DonationScreen() {
  const may = useMay()
  const query = useContractQuery(readDonationsCall, {}, { refetchInterval: recount })
  return (
    <Page
      title="Donations"
      lead="What each fund has received, after refunds. Donations don’t count as sales."
      width="wide"
      actions={
        <>
          {may('settings.manage') && (
            <Button component={Link} to="/store-settings?tab=donations" variant="default">
              Funds and receipts
            </Button>
          )}
          <Button component={Link} to="/reports?report=fund" variant="default">
            Report
          </Button>
          {may('orders.read') && (
            <Button component={Link} to="/donations/donors" variant="default">
              Donors
            </Button>
          )}
          {may('orders.read') && (
            <Button component={Link} to="/invoices?kind=donation-receipt" variant="default">
              Receipts
            </Button>
          )}
        </>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.data ? (
        <Stack gap="md">
          {query.data.isCounting && <CountingNotice />}
          <Funds funds={query.data.funds} currency={query.data.currency} />
        </Stack>
      ) : (
        <Skeleton height={220} radius="lg" />
      )}
    </Page>
  )
}

function Funds({ funds, currency }: { readonly funds: readonly FundSums[]; readonly currency: string }) {
  const { money, number } = useFormats()
  const { locale } = useStaff().website
  const may = useMay()
  if (funds.length === 0)
    return (
      <EmptyState
        title="No donations yet"
        icon={HandHeart}
        action={
          may('products.write') && (
            <Button component={Link} to="/products/new">
              Add product
            </Button>
          )
        }
      >
        Add a product of the type “Donation”. What people give appears here, by fund.
      </EmptyState>
    )
  const amount = (title: string, of: (fund: FundSums) => number): ReportColumn<FundSums> => ({
    title,
    cell: (fund) => money(of(fund) || 0, currency),
  })
  const nameOf = (fund: FundSums) => {
    const name = nameOfRow('fund', { key: fund.id, name: fund.name }, locale)
    return fund.isClosed && fund.name !== '' ? `${name} (closed)` : name
  }
  return (
    <Panel title="Funds" isFlush>
      <ReportTable
        label="Funds"
        nameTitle="Fund"
        rows={funds}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        columns={[
          { title: 'Donations', cell: ({ donations }) => number(donations) },
          amount('This month', ({ monthCents }) => monthCents),
          amount('This year', ({ yearCents }) => yearCents),
          amount('All time', ({ allCents }) => allCents),
        ]}
        {...(funds.length > 1 && { total: totalOf(funds) })}
      />
    </Panel>
  )
}

const totalOf = (funds: readonly FundSums[]): FundSums => ({
  ...{ id: '', name: '', isClosed: false },
  donations: sum(funds.map(({ donations }) => donations)),
  monthCents: sum(funds.map(({ monthCents }) => monthCents)),
  yearCents: sum(funds.map(({ yearCents }) => yearCents)),
  allCents: sum(funds.map(({ allCents }) => allCents)),
})
