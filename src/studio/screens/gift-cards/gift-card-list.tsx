import { Button } from '@mantine/core'
import { Download, Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import { listGiftCardsCall } from '#shared/gift-cards/owner-api.ts'
import { giftCardStatus, giftCardStatuses } from '#shared/gift-cards/rules.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { REPORT_URL, statusWords } from './gift-card-words.ts'
import { IssueDialog } from './issue-dialog.tsx'

/** The gift cards of the shop, newest first, and what they can still pay. */
export function GiftCardList() {
  const { values, change, isNarrowed } = useFilters({ search: 'text', status: giftCardStatuses })
  const pages = useContractPages(listGiftCardsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.cards) ?? []
  const formats = useFormats()
  const outstanding = pages.data?.pages[0]?.outstandingCents
  const isEmpty = rows.length === 0 && !isNarrowed
  const canIssue = useMay()('orders.manage')
  const [isIssuing, setIssuing] = useState(useAskedToAdd(canIssue))
  const add = canIssue && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setIssuing(true)}>
      Issue gift card
    </Button>
  )
  return (
    <>
      <ListPage
        title="Gift cards"
        lead={
          isEmpty || outstanding === undefined
            ? undefined
            : `Outstanding balance: ${formats.money(outstanding)}. Selling a gift card isn’t a sale: what is bought with it is.`
        }
        noun="gift cards"
        label="Gift cards"
        pages={pages}
        total={pages.data?.pages[0]?.total}
        rows={rows}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/gift-cards/${id}`}
        nameOf={({ lastFour }) => `•••• ${lastFour}`}
        nameTitle="Gift card"
        columns={columnsFor(formats)}
        phone={{
          aside: (card) => <Status card={card} />,
          below: (card) => (
            <>
              <span>{recipientOf(card)}</span>
              <span>{balanceOf(card, formats)}</span>
            </>
          ),
        }}
        actions={
          <>
            <Button
              component="a"
              href={REPORT_URL}
              download
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
            >
              Export balances
            </Button>
            {add}
          </>
        }
        isNarrowed={isNarrowed}
        onWiden={() => change({ search: null, status: null })}
        filters={
          <>
            <SearchField
              label="Search by last four characters or recipient"
              value={values.search ?? ''}
              onChange={(search) => change({ search })}
            />
            <FilterSelect
              label="Status"
              width={150}
              value={values.status}
              choices={giftCardStatuses.map((status) => ({ value: status, label: statusWords[status].label }))}
              onChange={(status) => change({ status })}
            />
          </>
        }
        empty={
          <EmptyState title="No gift cards yet" icon={Gift} action={add}>
            Gift cards appear here when they’re sold: those of products of the type “Gift card”. Or issue one to thank a
            customer, or to make up for a delay. They enter its code at checkout, and you see its balance here.
          </EmptyState>
        }
      />
      <IssueDialog isOpen={isIssuing} close={() => setIssuing(false)} />
    </>
  )
}

function columnsFor(formats: Formats): Column<GiftCard>[] {
  return [
    { title: 'Recipient', wraps: true, cell: recipientOf },
    { title: 'Status', width: 120, cell: (card) => <Status card={card} /> },
    { title: 'Issued', width: 140, isSpare: true, cell: ({ createdAt }) => formats.day(createdAt) },
    { title: 'Balance', width: 220, align: 'end', cell: (card) => balanceOf(card, formats) },
  ]
}

const recipientOf = ({ recipientName, recipientEmail }: GiftCard): string =>
  recipientName || recipientEmail || 'No recipient'

const balanceOf = ({ balanceCents, initialCents, currency }: GiftCard, { money }: Formats): string =>
  `${money(balanceCents, currency)} of ${money(initialCents, currency)}`

/** The state of a card. */
export function Status({ card }: { readonly card: GiftCard }) {
  const { tone, label } = statusWords[giftCardStatus(card, Date.now())]
  return <StateMark tone={tone}>{label}</StateMark>
}
