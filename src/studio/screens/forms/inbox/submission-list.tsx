import { Button, Checkbox, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { ChartColumn, Download, Pencil } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { exportSubmissions, listSubmissions, type SubmissionRow, shownFolders } from '#shared/forms/inbox-api.ts'
import { getForm } from '#shared/forms/owner-api.ts'
import { pathOf } from '#shared/http/call.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/member-context.ts'
import classes from './inbox.module.css'
import { SubmissionBar } from './submission-bar.tsx'

/** The responses to a form: the inbox, and what looks like spam. */
export function SubmissionList() {
  const { formId = '' } = useParams()
  const parameters = { formId }
  const form = useContractQuery(getForm, { parameters }).data?.form
  const { values, change } = useFilters({
    folder: shownFolders,
    search: 'text',
    unread: ['1'] as const,
    from: 'day',
    to: 'day',
  })
  const { folder = 'inbox', search, unread, from, to } = values
  const query = { folder, search, unread, from, to }
  const pages = useContractPages(listSubmissions, { parameters, query })
  const rows = pages.data?.pages.flatMap((page) => page.submissions) ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const formats = useFormats()
  const may = useMay()
  const canWrite = may('forms.write')
  const asksChoices = form?.fields.some(({ type }) => ['radio', 'checkbox', 'select', 'likert'].includes(type))
  const isSpam = folder === 'spam'
  return (
    <>
      <ListPage
        title={form?.name ?? 'Responses'}
        back={{ to: '/forms', label: 'Forms' }}
        noun="responses"
        label="Responses"
        pages={pages}
        rows={rows}
        keyOf={(row) => row.id}
        linkOf={(row) => `/forms/${formId}/answers/${row.id}`}
        nameOf={(row) => row.from || 'No name given'}
        leadOf={(row) => <UnreadDot row={row} />}
        nameTitle="From"
        columns={columnsFor(formats)}
        phone={{
          aside: (row) => formats.ago(row.createdAt),
          below: (row) => <span className={classes.summary}>{row.summary}</span>,
        }}
        selection={canWrite ? selection : undefined}
        above={
          <div className={classes.above}>
            <SegmentedControl
              aria-label="Folder"
              value={folder}
              onChange={(next) => {
                selection.clear()
                change({ folder: next === 'spam' ? 'spam' : null })
              }}
              data={[
                { value: 'inbox', label: 'Inbox' },
                { value: 'spam', label: 'Spam' },
              ]}
            />
            <div className={classes.actions}>
              {asksChoices && (
                <Button
                  component={Link}
                  to={`/forms/${formId}/charts`}
                  variant="default"
                  leftSection={<ChartColumn size={16} aria-hidden />}
                >
                  Charts
                </Button>
              )}
              <Button
                component="a"
                href={pathOf(exportSubmissions, { parameters, query })}
                download
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
              >
                Export CSV
              </Button>
              <Button
                component={Link}
                to={`/forms/${formId}`}
                variant="default"
                leftSection={<Pencil size={16} aria-hidden />}
              >
                {canWrite ? 'Edit form' : 'View form'}
              </Button>
            </div>
          </div>
        }
        isNarrowed={Boolean(search || unread || from || to)}
        onWiden={() => change({ search: null, unread: null, from: null, to: null })}
        filters={
          <>
            <SearchField label="Search responses" value={search ?? ''} onChange={(next) => change({ search: next })} />
            <DayField label="From" value={from} onChange={(next) => change({ from: next })} />
            <DayField label="To" value={to} onChange={(next) => change({ to: next })} />
            <Checkbox
              label="Unread only"
              checked={unread === '1'}
              onChange={(event) => change({ unread: event.currentTarget.checked ? '1' : null })}
            />
          </>
        }
        empty={
          isSpam ? (
            <EmptyState title="No spam">Responses that look like spam are kept here for 30 days.</EmptyState>
          ) : (
            <EmptyState title="No responses yet" picture={<GhostRows />}>
              When a visitor submits this form, the response appears here.
            </EmptyState>
          )
        }
      />
      {canWrite && <SubmissionBar formOf={formId} folder={folder} selection={selection} />}
    </>
  )
}

export function columnsFor({ ago }: Formats): Column<SubmissionRow>[] {
  return [
    { title: 'Response', wraps: true, cell: (row) => <span className={classes.summary}>{row.summary}</span> },
    { title: 'Replied', cell: (row) => row.isReplied && <StateMark tone="done">Replied</StateMark> },
    { title: 'Received', align: 'end', cell: (row) => ago(row.createdAt) },
  ]
}

export function UnreadDot({ row }: { readonly row: SubmissionRow }) {
  return (
    <span className={classes.dot} data-unread={!row.isRead || undefined}>
      {!row.isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
    </span>
  )
}
