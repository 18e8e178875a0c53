import { Skeleton } from '@mantine/core'
import { getHome } from '#shared/home/schema.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMember } from '#studio/session/member-context.ts'
import { FirstSteps } from './first-steps.tsx'
import { greetingAt } from './greeting.ts'
import classes from './home.module.css'
import { Sales } from './sales.tsx'
import { ToDo } from './to-do.tsx'
import { TodaysOrders } from './todays-orders.tsx'

const FRESH_MILLISECONDS = 60_000

/** The first look of the day: what needs doing, today's orders, and how the days before went. */
export function Home() {
  const { name, website } = useMember()
  const query = useContractQuery(getHome, {}, { refetchInterval: FRESH_MILLISECONDS })
  const greeting = `${greetingAt(Date.now(), website.timeZone)}, ${name.trim().split(/\s+/)[0]}`
  return (
    <Page title={greeting}>
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.data ? (
        <div className={classes.columns}>
          <div className={classes.whole}>
            <FirstSteps />
          </div>
          <ToDo toDo={query.data.toDo} />
          {query.data.sales && (
            <>
              <Sales {...query.data.sales} />
              <TodaysOrders orders={query.data.sales.todaysOrders} />
            </>
          )}
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
