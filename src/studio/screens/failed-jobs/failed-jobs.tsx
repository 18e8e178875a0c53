import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { type FailedJob, forgetJobsCall, listFailedJobsCall, retryJobsCall } from '#shared/failed-jobs/owner-api.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { jobName } from '#shared/jobs/names.ts'
import { Fact, FactRow, FactRows } from '#studio/kit/fact-rows.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './failed-jobs.module.css'

/**
 * Background tasks that failed, such as posts to a webhook that does not exist any more: the reason and the possible
 * actions.
 */
export function FailedJobs() {
  const query = useContractQuery(listFailedJobsCall, {})
  const outdates = [listFailedJobsCall, getHomeCall]
  const retry = useContractMutation(retryJobsCall, {
    outdates,
    onDone: ({ retried }) => showDone(retried === 1 ? 'Trying again.' : `Trying ${retried} tasks again.`),
  })
  const forget = useContractMutation(forgetJobsCall, { outdates, onDone: () => showDone('Dismissed.') })
  const jobs = query.data?.jobs ?? []
  const isBusy = retry.isPending || forget.isPending
  return (
    <Page
      title="Failed tasks"
      lead="Background tasks that failed after several tries."
      width="narrow"
      back={{ to: '/', label: 'Home' }}
      actions={
        jobs.length > 1 && (
          <Button loading={isBusy} onClick={() => retry.mutate({ body: { jobIds: jobs.map(({ id }) => id) } })}>
            Retry all
          </Button>
        )
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : !query.data ? (
        <Skeleton height={160} radius="md" />
      ) : jobs.length === 0 ? (
        <EmptyState title="No failed tasks">Emails are retried for two hours, webhooks for three days.</EmptyState>
      ) : (
        <Panel
          title={
            query.data.hasMore ? `The latest ${jobs.length}` : jobs.length === 1 ? '1 task' : `${jobs.length} tasks`
          }
          isFlush
        >
          <FactRows>
            {jobs.map((job) => (
              <JobLine
                key={job.id}
                job={job}
                isBusy={isBusy}
                retry={() => retry.mutate({ body: { jobIds: [job.id] } })}
                forget={() => forget.mutate({ body: { jobIds: [job.id] } })}
              />
            ))}
          </FactRows>
        </Panel>
      )}
    </Page>
  )
}

interface JobLineProps {
  readonly job: FailedJob
  readonly isBusy: boolean
  readonly retry: () => void
  readonly forget: () => void
}

function JobLine({ job, isBusy, retry, forget }: JobLineProps) {
  const { moment } = useFormats()
  const { kind, subject, error, attempts, failedAt } = job
  const name = jobName(kind)
  const full = subject ? `${name}: ${subject.title}` : name
  return (
    <FactRow
      name={name}
      isTall
      facts={
        <>
          {subject && (
            <Link className={classes.subject} to={subject.path}>
              {subject.title}
            </Link>
          )}
          <span className={classes.error}>{error || 'It didn’t finish.'}</span>
          <Fact>
            {moment(failedAt)} · {attempts === 1 ? 'tried once' : `tried ${attempts} times`}
          </Fact>
        </>
      }
    >
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" disabled={isBusy} aria-label={`Try again: ${full}`} onClick={retry}>
          Try again
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          disabled={isBusy}
          aria-label={`Dismiss: ${full}`}
          onClick={forget}
        >
          Dismiss
        </Button>
      </div>
    </FactRow>
  )
}
