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
import { YourWork } from './your-work.tsx'

const FRESH_MILLISECONDS = 60_000

/** A role with one of these gets tasks from customers and visitors. */
const permissionsOfTasks = ['orders.read', 'forms.read', 'reviews.moderate'] as const

/** The home screen: open tasks, today's orders, and sales. */
export function Home() {
  const { name, permissions } = useStaff()
  const { values, change } = useFilters({ days: salesPeriods })
  const days: SalesPeriod = values.days ?? '7'
  const may = useMay()
  const opensStudio = may('site.read')
  const query = useContractQuery(
    getHomeCall,
    { query: { days } },
    { enabled: opensStudio, refetchInterval: FRESH_MILLISECONDS, keepsPreviousData: true },
  )
  // While the guide has open steps, 'all caught up' beside it would be wrong, and a role without tasks does not know it.
  const isGuideOpen = query.data?.guide?.some(({ state }) => state === 'open') ?? false
  const mayBeDone = !isGuideOpen && permissionsOfTasks.some(may)
  const showsToDo = query.data !== undefined && (mayBeDone || isAnythingToDo(query.data.toDo))
  const guide = query.data?.guide && (
    <div className={classes.whole}>
      <SetUpGuide steps={query.data.guide} samples={query.data.samples} />
    </div>
  )
  // Customers come before set-up steps that can wait.
  const isGuideLater = query.data !== undefined && doesAnyoneWait(query.data.toDo)
  const greeting = `${greetingAt(Date.now())}, ${name.trim().split(/\s+/)[0]}`
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
            <div className={showsToDo || query.data.work ? classes.cell : classes.whole}>
              <Sales {...query.data.sales} period={days} onPeriod={(next) => change({ days: next })} />
            </div>
          )}
          {query.data.work && permissions.length > 1 ? (
            <div className={showsToDo || query.data.sales ? classes.cell : classes.whole}>
              <YourWork work={query.data.work} />
            </div>
          ) : (
            !showsToDo && !query.data.sales && !query.data.guide && <NothingHere />
          )}
          {isGuideLater && guide}
          {query.data.sales && may('orders.read') && <TodaysOrders orders={query.data.sales.todaysOrders} />}
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

/** For roles that open nothing. */
function NothingHere() {
  return (
    <p className={classes.whole}>
      Your role opens nothing else in the studio. An administrator can give you another one.
    </p>
  )
}
