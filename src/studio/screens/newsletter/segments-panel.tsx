import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#shared/http/call.ts'
import { exportSubscribersCall } from '#shared/newsletter/owner-api.ts'
import type { NewsletterList, Segment, SegmentFilter } from '#shared/newsletter/schema.ts'
import { listSegmentsCall } from '#shared/newsletter/segments-api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { SegmentDialog } from './segment-dialog.tsx'
import { useFilterWords } from './segment-words.ts'
import classes from './segments.module.css'

const FRESH_MILLISECONDS = 15_000

/** The segments of the site with their current number of subscribers, each with links to list and export. */
export function SegmentsPanel({ lists }: { readonly lists: readonly NewsletterList[] }) {
  const { data, error, refetch } = useContractQuery(listSegmentsCall, {}, { refetchInterval: FRESH_MILLISECONDS })
  const [subject, setSubject] = useState<Segment | SegmentFilter | null>(null)
  const wordsOf = useFilterWords(lists)
  const canWrite = useMay()('subscribers.write')
  return (
    <Panel
      title="Segments"
      lead="Saved filters that update automatically."
      aside={
        canWrite && (
          <Button variant="default" size="xs" onClick={() => setSubject({})}>
            New segment
          </Button>
        )
      }
    >
      {error && !data ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      {data?.segments.length === 0 && (
        <Text size="sm" c="dimmed">
          None yet. You can also filter subscribers and save the result.
        </Text>
      )}
      {data && data.segments.length > 0 && (
        <ul className={classes.segments}>
          {data.segments.map((segment) => (
            <li key={segment.id} className={classes.segment}>
              <div className={classes.words}>
                <Link className={classes.name} to={`/subscribers?${new URLSearchParams(segment.filter)}`}>
                  {segment.name}
                </Link>
                <span className={classes.filter}>{wordsOf(segment.filter)}</span>
              </div>
              <span className={classes.count}>{countInWords(segment.count, 'subscribers')}</span>
              <div className={classes.actions}>
                <Button
                  component="a"
                  href={pathOf(exportSubscribersCall, { query: segment.filter })}
                  download
                  variant="default"
                  size="xs"
                  aria-label={`Export ${segment.name}`}
                >
                  Export
                </Button>
                {canWrite && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Edit ${segment.name}`}
                    onClick={() => setSubject(segment)}
                  >
                    Edit
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <SegmentDialog subject={subject} lists={lists} close={() => setSubject(null)} />
    </Panel>
  )
}
