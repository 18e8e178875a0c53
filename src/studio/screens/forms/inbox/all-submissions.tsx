import { Checkbox, SegmentedControl } from '@mantine/core'
import { listAllSubmissions, shownFolders } from '#shared/forms/inbox-api.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/member-context.ts'
import classes from './inbox.module.css'
import { SubmissionBar } from './submission-bar.tsx'
import { columnsFor, UnreadDot } from './submission-list.tsx'

/** The responses to all forms in one inbox. Newsletter sign-ups are under Subscribers. */
export function AllSubmissions() {
  const { values, change } = useFilters({ folder: shownFolders, search: 'text', unread: ['1'] as const })
  const { folder = 'inbox', search, unread } = values
  const pages = useContractPages(listAllSubmissions, { query: { folder, search, unread } })
  const rows = pages.data?.pages.flatMap((page) => page.submissions) ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const formats = useFormats()
  const canWrite = useMay()('forms.write')
  return (
    <>
      <ListPage
        title="Inbox"
        lead="Responses to all forms. Newsletter sign-ups are under Subscribers."
        back={{ to: '/forms', label: 'Forms' }}
        noun="responses"
        label="Responses"
        pages={pages}
        rows={rows}
        keyOf={(row) => row.id}
        linkOf={(row) => `/forms/${row.formId}/answers/${row.id}`}
        nameOf={(row) => row.from || 'No name given'}
        leadOf={(row) => <UnreadDot row={row} />}
        nameTitle="From"
        columns={[{ title: 'Form', wraps: true, cell: (row) => row.formName }, ...columnsFor(formats)]}
        phone={{
          aside: (row) => formats.ago(row.createdAt),
          below: (row) => (
            <span className={classes.summary}>
              {row.formName} · {row.summary}
            </span>
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
          </div>
        }
        isNarrowed={Boolean(search || unread)}
        onWiden={() => change({ search: null, unread: null })}
        filters={
          <>
            <SearchField label="Search responses" value={search ?? ''} onChange={(next) => change({ search: next })} />
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
              When a visitor submits a form, the response appears here.
            </EmptyState>
          )
        }
      />
      {canWrite && (
        <SubmissionBar
          formOf={(id) => rows.find((row) => row.id === id)!.formId}
          folder={folder}
          selection={selection}
        />
      )}
    </>
  )
}
