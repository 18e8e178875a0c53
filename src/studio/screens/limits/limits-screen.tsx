import { Progress, Skeleton, Stack } from '@mantine/core'
import { getUsageCall, type Limit } from '#shared/usage/api.ts'
import { Fact, FactRow, FactRows } from '#studio/kit/fact-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { amountInWords, limitGroups, limitWords } from './limit-words.ts'
import classes from './limits-screen.module.css'

/** From this share on a limit is marked. */
const NEAR = 0.8

/** Every limit of the site: how much of it is in use, and what happens when it is reached. */
export function LimitsScreen() {
  const query = useContractQuery(getUsageCall, {})
  const limits = new Map(query.data?.limits.map((limit) => [limit.id, limit]))
  return (
    <Page
      title="Limits"
      lead="What your site can hold, how much of it is in use, and what happens at each limit."
      width="narrow"
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : !query.data ? (
        <Skeleton height={480} radius="md" />
      ) : (
        <Stack gap="lg">
          {limitGroups.map(({ title, ids }) => (
            <Panel key={title} title={title} isFlush>
              <FactRows>
                {ids.map((id) => {
                  const limit = limits.get(id)
                  return limit && <LimitLine key={id} limit={limit} />
                })}
              </FactRows>
            </Panel>
          ))}
        </Stack>
      )}
    </Page>
  )
}

function LimitLine({ limit: { id, most, used, fullest } }: { readonly limit: Limit }) {
  const { title, effect, unit } = limitWords[id]
  const share = used !== null && most ? used / most : 0
  const amount = most === null ? 'No limit' : amountInWords(most, unit)
  return (
    <FactRow
      name={title}
      isTall
      facts={
        <>
          <Fact>{effect}</Fact>
          {fullest && used !== null && used > 0 && <Fact>The most are in “{fullest}”.</Fact>}
        </>
      }
    >
      <div className={classes.amount} data-near={share >= NEAR || undefined}>
        <span>
          {used === null
            ? amount
            : most === null
              ? amountInWords(used, unit)
              : `${amountInWords(used, unit)} of ${amount}`}
        </span>
        {used !== null && most !== null && (
          <Progress
            value={Math.min(100, share * 100)}
            color={share >= NEAR ? 'notice' : 'accent'}
            size="sm"
            aria-label={`${title}: in use`}
          />
        )}
      </div>
    </FactRow>
  )
}
