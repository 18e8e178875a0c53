import { Skeleton } from '@mantine/core'
import { getHomeCall, type SalesPeriod, salesPeriods } from '#shared/home/schema.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { greetingAt } from './greeting.ts'
import classes from './home.module.css'
import { Sales } from './sales.tsx'
import { SetUpGuide } from './set-up-guide.tsx'
import { doesAnyoneWait, isAnythingToDo, ToDo } from './to-do.tsx'
import { TodaysOrders } from './todays-orders.tsx'

const FRESH_MILLISECONDS = 60_000

/** The home screen: open tasks, today's orders, and sales. */
export function Home() {
  const { name, website } = useStaff()
  const { values, change } = useFilters({ days: salesPeriods })
  const days: SalesPeriod = values.days ?? '7'
  const may = useMay()
  const opensStudio = may('site.read')
  const query = useContractQuery(
    getHomeCall,
    { query: { days } },
    { enabled: opensStudio, refetchInterval: FRESH_MILLISECONDS, keepsPreviousData: true },
  )
  // While the guide has open steps, 'all caught up' beside it would be wrong, and who cannot see orders does not know it.
  const isGuideOpen = query.data?.guide?.some(({ state }) => state === 'open') ?? false
  const mayBeDone = !isGuideOpen && may('orders.read')
  const showsToDo = query.data !== undefined && (mayBeDone || isAnythingToDo(query.data.toDo))
  const guide = query.data?.guide && (
    <div className={classes.whole}>
      <SetUpGuide steps={query.data.guide} samples={query.data.samples} />
    </div>
  )
  // Customers come before set-up steps that can wait.
  const isGuideLater = query.data !== undefined && doesAnyoneWait(query.data.toDo)
  const greeting = `${greetingAt(Date.now(), website.timeZone)}, ${name.trim().split(/\s+/)[0]}`
  return (
    <Page title={greeting}>
      {!opensStudio ? (
        <NothingHere />
      ) : query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.data ? (
        <div className={classes.columns}>
          {!isGuideLater && guide}
          {showsToDo && <ToDo toDo={query.data.toDo} />}
          {query.data.sales && (
            <div className={showsToDo ? classes.cell : classes.whole}>
              <Sales {...query.data.sales} period={days} onPeriod={(next) => change({ days: next })} />
            </div>
          )}
          {!showsToDo && !query.data.sales && !query.data.guide && <NothingHere />}
          {isGuideLater && guide}
          {query.data.sales && <TodaysOrders orders={query.data.sales.todaysOrders} />}
        </div>
      ) : (
        <div className={classes.columns} aria-busy>
          <Skeleton height={220} radius="lg" />
          <Skeleton height={220} radius="lg" />
          <Skeleton height={240} radius="lg" />
        </div>
      )}
    </Page>
  )
}

/** For roles that see neither orders nor tasks. */
function NothingHere() {
  const hasMore = useStaff().permissions.length > 1
  return (
    <p className={classes.whole}>
      {hasMore
        ? 'Choose what to work on in the menu.'
        : 'Your role opens nothing else in the studio. An administrator can give you another one.'}
    </p>
  )
}
