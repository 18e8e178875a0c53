import { Checkbox, SegmentedControl, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SubmissionRow, shownFolders } from '#shared/forms/inbox-api.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import type { useContractPages } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './inbox.module.css'
import { SubmissionBar } from './submission-bar.tsx'

type Folder = (typeof shownFolders)[number]
type Changes = Partial<Record<'folder' | 'search' | 'unread' | 'from' | 'to', string | null>>

interface InboxListProps<Row extends SubmissionRow> {
  readonly title: string
  readonly lead?: string
  readonly pages: Omit<ReturnType<typeof useContractPages>, 'data'>
  readonly rows: readonly Row[]
  readonly folder: Folder
  readonly search: string | undefined
  readonly unread: '1' | undefined
  readonly isNarrowed: boolean
  readonly change: (changes: Changes) => void
  readonly formOf: (row: Row) => string
  /** The name of the form, in lists of several forms. */
  readonly formName?: (row: Row) => string
  /** Filters beside the search. */
  readonly filters?: ReactNode
  readonly actions?: ReactNode
  readonly emptyWords: string
}

/** Submissions to one form or to all of them: the inbox, and suspected spam. */
export function InboxList<Row extends SubmissionRow>(props: InboxListProps<Row>) {
  const { title, lead, pages, rows, folder, search, unread, isNarrowed, change, formOf, formName, filters } = props
  const selection = useSelection(rows.map(({ id }) => id))
  const formats = useFormats()
  const canWrite = useMay()('forms.write')
  const nameColumn: Column<Row>[] = formName ? [{ title: 'Form', wraps: true, cell: formName }] : []
  return (
    <>
      <ListPage
        title={title}
        lead={lead}
        back={{ to: '/forms', label: 'Forms' }}
        noun="responses"
        label="Responses"
        pages={pages}
        rows={rows}
        keyOf={(row) => row.id}
        linkOf={(row) => `/forms/${formOf(row)}/answers/${row.id}`}
        nameOf={(row) => row.from || 'No name given'}
        leadOf={(row) => <UnreadDot row={row} />}
        nameTitle="From"
        columns={[...nameColumn, ...columnsFor(formats)]}
        phone={{
          aside: (row) => formats.ago(row.createdAt),
          below: (row) => (
            <span className={classes.summary}>{[formName?.(row), row.summary].filter(Boolean).join(' · ')}</span>
          ),
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
            {props.actions && <div className={classes.actions}>{props.actions}</div>}
          </div>
        }
        isNarrowed={isNarrowed}
        onWiden={() => change({ search: null, unread: null, from: null, to: null })}
        filters={
          <>
            <SearchField label="Search responses" value={search ?? ''} onChange={(next) => change({ search: next })} />
            {filters}
            <Checkbox
              label="Unread only"
              checked={unread === '1'}
              onChange={(event) => change({ unread: event.currentTarget.checked ? '1' : null })}
            />
          </>
        }
        empty={
          folder === 'spam' ? (
            <EmptyState title="No spam">Responses that look like spam are kept here for 30 days.</EmptyState>
          ) : (
            <EmptyState title="No responses yet" picture={<GhostRows />}>
              {props.emptyWords}
            </EmptyState>
          )
        }
      />
      {canWrite && (
        <SubmissionBar
          formOf={(id) => formOf(rows.find((row) => row.id === id)!)}
          folder={folder}
          selection={selection}
        />
      )}
    </>
  )
}

function columnsFor<Row extends SubmissionRow>({ ago }: Formats): Column<Row>[] {
  return [
    { title: 'Response', wraps: true, cell: (row) => <span className={classes.summary}>{row.summary}</span> },
    { title: 'Replied', cell: (row) => row.isReplied && <StateMark tone="done">Replied</StateMark> },
    { title: 'Received', align: 'end', cell: (row) => ago(row.createdAt) },
  ]
}

function UnreadDot({ row }: { readonly row: SubmissionRow }) {
  return (
    <span className={classes.dot} data-unread={!row.isRead || undefined}>
      {!row.isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
    </span>
  )
}
