import { SimpleGrid, Stack, Text } from '@mantine/core'
import { CalendarSync } from 'lucide-react'
import { formatSubscriptionNumber } from '#shared/subscription-plans/rules.ts'
import { subscriptionStates } from '#shared/subscription-plans/schema.ts'
import { NO_PLAN_WORDS, planWords } from '#shared/subscription-plans/words.ts'
import { type Expected, listSubscriptionsCall, type SubscriptionSummary } from '#shared/subscriptions/api.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { inTrial, subscriptionStateWords } from './subscription-words.ts'

/** The subscriptions, those that renew next first, with what they will bring. */
export function SubscriptionList() {
  const { values, change, isNarrowed } = useFilters({ search: 'text', state: subscriptionStates })
  const pages = useContractPages(listSubscriptionsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.subscriptions) ?? []
  const expected = pages.data?.pages[0]?.expected ?? []
  const formats = useFormats()
  return (
    <ListPage
      title="Subscriptions"
      noun="subscriptions"
      label="Subscriptions"
      pages={pages}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/subscriptions/${id}`}
      nameOf={({ number }) => formatSubscriptionNumber(number)}
      nameTitle="Subscription"
      columns={columnsFor(formats)}
      phone={{
        aside: ({ amountCents, currency }) => formats.money(amountCents, currency),
        below: (one) => (
          <>
            <span>{customerOf(one)}</span>
            <span>{itemOf(one)}</span>
            {one.nextAt !== null && <span>{renewsOn(one, formats)}</span>}
            <SubscriptionMark subscription={one} />
          </>
        ),
      }}
      beforeRows={expected.length > 0 && <ExpectedSums expected={expected} formats={formats} />}
      isNarrowed={isNarrowed}
      onWiden={() => change({ search: null, state: null })}
      filters={
        <>
          <SearchField
            label="Search by number, order, customer or product"
            value={values.search ?? ''}
            onChange={(search) => change({ search: search || null })}
          />
          <FilterSelect
            label="Status"
            width={180}
            value={values.state}
            choices={subscriptionStates.map((state) => ({ value: state, label: subscriptionStateWords[state].label }))}
            onChange={(state) => change({ state })}
          />
        </>
      }
      empty={
        <EmptyState title="No subscriptions yet" icon={CalendarSync}>
          Sell a physical product or a service as a subscription, and its renewals appear here.
        </EmptyState>
      }
    />
  )
}

/** What the active subscriptions bring, in each currency. */
function ExpectedSums({ expected, formats }: { readonly expected: readonly Expected[]; readonly formats: Formats }) {
  return (
    <Stack gap="sm" mb="md">
      {expected.map(({ currency, count, soonCents, yearCents }) => (
        <Panel key={currency} title={`Expected from ${count} active ${count === 1 ? 'subscription' : 'subscriptions'}`}>
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <Sum name="Due within 30 days" sum={formats.money(soonCents, currency)} />
            <Sum name="Per month" sum={formats.money(Math.round(yearCents / 12), currency)} />
            <Sum name="Per year" sum={formats.money(yearCents, currency)} />
          </SimpleGrid>
          <Text size="sm" c="dimmed" mt="xs">
            Before shipping and taxes, without test orders.
          </Text>
        </Panel>
      ))}
    </Stack>
  )
}

const Sum = ({ name, sum }: { readonly name: string; readonly sum: string }) => (
  <div>
    <Text size="sm" c="dimmed">
      {name}
    </Text>
    <Text fw={600}>{sum}</Text>
  </div>
)

function columnsFor(formats: Formats): Column<SubscriptionSummary>[] {
  return [
    { title: 'Customer', wraps: true, cell: customerOf },
    { title: 'Product', wraps: true, isSpare: true, cell: itemOf },
    { title: 'Status', width: 150, cell: (one) => <SubscriptionMark subscription={one} /> },
    { title: 'Renews on', width: 150, cell: (one) => renewsOn(one, formats) },
    {
      title: 'Amount',
      width: 190,
      align: 'end',
      cell: ({ amountCents, currency, plan }) =>
        `${formats.money(amountCents, currency)} ${planWords(plan) ?? NO_PLAN_WORDS}`,
    },
  ]
}

const customerOf = ({ name, email }: SubscriptionSummary): string => name || email
const itemOf = ({ title, quantity, testMode }: SubscriptionSummary): string =>
  `${quantity > 1 ? `${quantity} × ` : ''}${title}${testMode ? ' (test)' : ''}`
const renewsOn = ({ nextAt }: SubscriptionSummary, { day }: Formats): string => (nextAt === null ? '–' : day(nextAt))

/** The state of a subscription. */
export function SubscriptionMark({
  subscription: { state, trialEndsAt },
}: {
  readonly subscription: Pick<SubscriptionSummary, 'state' | 'trialEndsAt'>
}) {
  const { tone, label } = state === 'active' && trialEndsAt !== null ? inTrial : subscriptionStateWords[state]
  return <StateMark tone={tone}>{label}</StateMark>
}
