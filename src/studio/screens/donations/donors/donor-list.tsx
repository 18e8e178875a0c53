import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Download, Mail } from 'lucide-react'
import { type Donor, donorSorts, exportDonorsCall, listDonorsCall } from '#shared/donations/donor-api.ts'
import { isYearOver } from '#shared/donations/year-over.ts'
import { pathOf } from '#shared/http/call.ts'
import type { InputOf } from '#shared/http/contract.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { FilterSelect, withOwn } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { pageNames, useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { SendSummariesDialog } from './send-summaries-dialog.tsx'
import { SummaryActions } from './summary-actions.tsx'

const SENDING_MILLISECONDS = 2_000

const recurringChoices = [
  { value: 'yes', label: 'Recurring' },
  { value: 'no', label: 'Not recurring' },
] as const

/** Everyone with a receipt for a donation, and the summaries of a year for them. */
export function DonorList() {
  const { values, change } = useFilters({ search: 'text', year: 'text', recurring: ['yes', 'no'], sort: donorSorts })
  const { sort, ...narrowing } = values
  // The year comes from the address, which people may change: the server checks it.
  const query = values as unknown as NonNullable<InputOf<typeof listDonorsCall>['query']>
  // Summaries are emailed after the answer: the list shows them as sent when they are.
  const pages = useContractPages(listDonorsCall, { query }, pageNames, ([shown]) =>
    shown?.isSending ? SENDING_MILLISECONDS : false,
  )
  const [first] = pages.data?.pages ?? []
  const rows = pages.data?.pages.flatMap((page) => page.donors) ?? []
  const years = (first?.years ?? []).map(String)
  const formats = useFormats()
  const [isSending, sending] = useDisclosure(false)
  const { timeZone, canSendEmail } = useStaff().website
  const { year } = values
  const mayManage = useMay()('orders.manage')
  const sendable = mayManage && year !== undefined && rows.length > 0 ? Number(year) : null
  const isOver = sendable !== null && isYearOver(sendable, timeZone, Date.now())
  const currency = first?.currency ?? ''
  return (
    <>
      {isSending && year !== undefined && <SendSummariesDialog year={Number(year)} close={sending.close} />}
      <ListPage
        title="Donors"
        noun="donors"
        label="Donors"
        lead="People with receipts, and what they gave after refunds."
        back={{ to: '/donations', label: 'Donations' }}
        pages={pages}
        rows={rows}
        sorting={{
          value: sort ?? 'last-gift',
          isAscending: (one) => one === 'longest-ago' || one === 'least-given',
          onChange: (next) => change({ sort: next === 'last-gift' ? null : next }),
        }}
        keyOf={(donor) => donor.id}
        linkOf={(donor) => `/customers/${donor.id}`}
        nameOf={(donor) => donor.name || donor.email}
        nameTitle="Donor"
        columns={columnsFor(formats, currency, year)}
        phone={{
          aside: (donor) => formats.money(donor.totalCents, currency),
          below: (donor) => (
            <>
              {donor.name && <span>{donor.email}</span>}
              <span>
                {`${countInWords(donor.gifts, 'donations')}, last on ${formats.day(donor.lastGiftAt)}`}
                {donor.isRecurring && ' · Recurring'}
              </span>
              {year !== undefined && <SummaryActions donor={donor} year={Number(year)} />}
            </>
          ),
        }}
        actions={
          <>
            {isOver && canSendEmail && (
              <Button variant="default" leftSection={<Mail size={16} aria-hidden />} onClick={sending.open}>
                Email summaries
              </Button>
            )}
            {rows.length > 0 && (
              <Button
                component="a"
                href={pathOf(exportDonorsCall, { query })}
                download
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
              >
                Export
              </Button>
            )}
          </>
        }
        beforeRows={
          sendable !== null &&
          (!isOver || !canSendEmail) && (
            <Text size="sm" c="dimmed">
              {!canSendEmail
                ? 'Email isn’t set up, so summaries can’t be emailed. Open their PDFs instead.'
                : `You can email summaries to all donors once ${sendable} is over. Until then, you can email single donors.`}
            </Text>
          )
        }
        isNarrowed={Object.keys(narrowing).length > 0}
        onWiden={() => change({ search: null, year: null, recurring: null })}
        filters={
          <>
            <SearchField
              label="Search by name or email"
              value={values.search ?? ''}
              onChange={(search) => change({ search })}
            />
            <FilterSelect
              label="Year"
              width={140}
              value={year}
              choices={withOwn(years, year).map((one) => ({ value: one, label: one }))}
              onChange={(one) => change({ year: one })}
            />
            <FilterSelect
              label="Frequency"
              width={170}
              value={values.recurring}
              choices={recurringChoices}
              onChange={(recurring) => change({ recurring })}
            />
          </>
        }
        empty={
          <EmptyState title="No donors yet" picture={<GhostRows />}>
            Everyone whose donation is paid appears here, with what they gave. Choose a year to email summaries.
          </EmptyState>
        }
      />
    </>
  )
}

function columnsFor({ money, day, number }: Formats, currency: string, year: string | undefined): Column<Donor>[] {
  return [
    { title: 'Email', wraps: true, cell: (donor) => donor.email },
    { title: 'Recurring', isSpare: true, cell: (donor) => (donor.isRecurring ? 'Yes' : 'No') },
    { title: 'Last donation', sorts: ['last-gift', 'longest-ago'], cell: (donor) => day(donor.lastGiftAt) },
    { title: 'Donations', align: 'end', isSpare: true, cell: (donor) => number(donor.gifts) },
    {
      title: 'Total',
      align: 'end',
      sorts: ['most-given', 'least-given'],
      cell: (donor) => money(donor.totalCents, currency),
    },
    ...(year === undefined ? [] : [summaryColumn(Number(year))]),
  ]
}

const summaryColumn = (year: number): Column<Donor> => ({
  title: 'Summary',
  align: 'end',
  cell: (donor) => <SummaryActions donor={donor} year={year} />,
})
