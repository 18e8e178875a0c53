import { Select, Skeleton } from '@mantine/core'
import { Mail } from 'lucide-react'
import { rowName } from '#shared/analytics/row-name.ts'
import { pathOf } from '#shared/http/call.ts'
import {
  exportNewsletterNumbersCall,
  exportNewsletterSplitCall,
  getNewsletterNumbersCall,
  type NewsletterRow,
  type NewsletterSplit,
  newsletterSplits,
  newsletterSteps,
  splitNewsletterCall,
} from '#shared/newsletter/numbers-api.ts'
import type { SubscriberSource } from '#shared/newsletter/schema.ts'
import { comparedDays, type Days, stepOf } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { PeriodFields } from '#studio/screens/reports/period-fields.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import type { ReportPeriod } from '#studio/screens/reports/use-report-period.ts'
import { CountBars } from '../actions/count-bars.tsx'
import { CountedPanel } from '../actions/counted-panel.tsx'
import { ExportButton } from '../actions/export-button.tsx'
import { usePart } from '../actions/part-words.ts'
import { NewsletterFigures } from './newsletter-figures.tsx'

/** How many people sign up to the newsletters, how, and how many confirm and leave. */
export function NewsletterView({ period }: { readonly period: ReportPeriod }) {
  return (
    <div className={reports.report}>
      <PeriodFields value={period} isCompared />
      {period.isValid && (
        <>
          <SignUps period={period} />
          <SplitPanel days={period.days} />
        </>
      )}
    </div>
  )
}

function SignUps({ period: { days, comparison } }: { readonly period: ReportPeriod }) {
  // Sign-ups are counted by day.
  const step = newsletterSteps.find((one) => one === stepOf(days)) ?? 'day'
  const compared = comparedDays(days, comparison)
  const query = useContractQuery(getNewsletterNumbersCall, { query: { ...days, step } }, { keepsPreviousData: true })
  const earlier = useContractQuery(
    getNewsletterNumbersCall,
    { query: { ...(compared ?? days), step } },
    { keepsPreviousData: true, enabled: compared !== null },
  )
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={360} radius="lg" />
  const { total, points } = query.data
  const before = compared ? (earlier.data ?? null) : null
  const isEmpty = [total, ...(before ? [before.total] : [])].every((sums) => Object.values(sums).every((n) => n === 0))
  if (isEmpty)
    return (
      <EmptyState title="No sign-ups in this period" icon={Mail}>
        People who sign up in a newsletter form or at checkout are counted here.
      </EmptyState>
    )
  const bars = (all: typeof points) => all.map(({ begins, signedUp }) => ({ begins, count: signedUp }))
  return (
    <Panel
      title="Sign-ups"
      lead="People are confirmed when they follow the link in their email. A confirmation counts on the day of the sign-up."
      aside={<ExportButton title="Sign-ups" href={pathOf(exportNewsletterNumbersCall, { query: days })} />}
    >
      <NewsletterFigures now={total} before={before?.total ?? null} />
      <CountBars unit="Sign-ups" points={bars(points)} before={before && bars(before.points)} step={step} />
    </Panel>
  )
}

const splitWords: Readonly<Record<NewsletterSplit, string>> = { source: 'By source', page: 'By page', form: 'By form' }
const nameTitles: Readonly<Record<NewsletterSplit, string>> = { source: 'Source', page: 'Page', form: 'Form' }
const sourceWords: Readonly<Record<SubscriberSource, string>> = {
  form: 'Forms and back-in-stock boxes',
  checkout: 'Checkout',
  hand: 'Added manually',
  import: 'Imported',
}

function nameOf(by: NewsletterSplit, { text, name }: NewsletterRow): string {
  if (by === 'source') return sourceWords[text as SubscriberSource]
  return by === 'page' ? rowName('page', text) : name || 'Deleted form'
}

function SplitPanel({ days }: { readonly days: Days }) {
  const { values, change } = useFilters({ by: newsletterSplits })
  const by = values.by ?? 'source'
  const asked = { query: { ...days, by } }
  const query = useContractQuery(splitNewsletterCall, asked, { keepsPreviousData: true })
  const { number } = useFormats()
  const part = usePart()
  return (
    <CountedPanel<NewsletterRow>
      title="Where people sign up"
      csv={pathOf(exportNewsletterSplitCall, asked)}
      query={query}
      nameTitle={nameTitles[by]}
      keyOf={({ text }) => text}
      nameOf={(row) => nameOf(by, row)}
      columns={[
        { title: 'Signed up', cell: ({ signedUp }) => number(signedUp) },
        { title: 'Confirmed', cell: ({ confirmed, signedUp }) => part(confirmed, signedUp) },
        ...(by === 'source' ? [{ title: 'Added', cell: ({ added }: NewsletterRow) => number(added) }] : []),
        { title: 'Unsubscribed', cell: ({ ended }) => number(ended) },
      ]}
      empty={`No ${by === 'form' ? 'sign-ups with a form' : 'sign-ups'} in this period.`}
      aside={
        <Select
          aria-label="Sign-ups by"
          size="xs"
          w={150}
          value={by}
          data={newsletterSplits.map((one) => ({ value: one, label: splitWords[one] }))}
          allowDeselect={false}
          onChange={(next) => change({ by: next === 'source' ? null : next })}
        />
      }
    />
  )
}
