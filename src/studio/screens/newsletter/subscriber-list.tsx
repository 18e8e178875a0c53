import { Button } from '@mantine/core'
import { Download, FileUp, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#shared/http/call.ts'
import {
  exportSubscribersCall,
  listNewsletterListsCall,
  listSubscribersCall,
  removeSubscribersCall,
} from '#shared/newsletter/owner-api.ts'
import { type Subscriber, subscriberSources, subscriberStates } from '#shared/newsletter/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useSelection } from '#studio/kit/use-selection.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { AddSubscriberDialog } from './add-subscriber-dialog.tsx'
import { ImportSubscribersDialog } from './import-subscribers-dialog.tsx'
import { SegmentFilter } from './segment-filter.tsx'
import { sourceWords, stateWords } from './subscriber-words.ts'

const noFilter = { search: null, listId: null, state: null, source: null, since: null }

/** The subscribers of all lists. The current filter can be saved as a segment, and defines the export. */
export function SubscriberList() {
  const { values, change, isNarrowed } = useFilters({
    search: 'text',
    listId: 'text',
    state: subscriberStates,
    source: subscriberSources,
    since: 'day',
  })
  const pages = useContractPages(listSubscribersCall, { query: values })
  const lists = useContractQuery(listNewsletterListsCall, {}).data?.lists ?? []
  const rows = pages.data?.pages.flatMap((page) => page.subscribers) ?? []
  const selection = useSelection(rows.map((row) => row.id))
  const formats = useFormats()
  const canWrite = useMay()('subscribers.write')
  const [dialog, setDialog] = useState<'add' | 'import' | null>(useAskedToAdd(canWrite) ? 'add' : null)
  const remove = useContractMutation(removeSubscribersCall, {
    outdates: [listSubscribersCall, listNewsletterListsCall],
    onDone: ({ removed }) => {
      selection.clear()
      showDone(`${countInWords(removed, 'subscribers')} removed.`)
    },
  })
  const listNames = new Map(lists.map((list) => [list.id, list.name]))
  const buttons = canWrite && (
    <>
      <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => setDialog('import')}>
        Import
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setDialog('add')}>
        Add subscriber
      </Button>
    </>
  )
  return (
    <>
      <ListPage
        title="Subscribers"
        noun="subscribers"
        label="Subscribers"
        actions={
          <>
            <Button
              component={Link}
              to="/subscribers/lists"
              variant="default"
              leftSection={<ListChecks size={16} aria-hidden />}
            >
              Lists and segments
            </Button>
            <Button
              component="a"
              href={pathOf(exportSubscribersCall, { query: values })}
              download
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
            >
              Export
            </Button>
            {buttons}
          </>
        }
        pages={pages}
        rows={rows}
        keyOf={(row) => row.id}
        linkOf={(row) => `/subscribers/${row.id}`}
        nameOf={(row) => row.email}
        nameTitle="Email"
        columns={columnsFor(formats, listNames)}
        phone={{
          aside: (row) => formats.ago(row.createdAt),
          below: (row) => (
            <>
              <span>{row.name || sourceWords[row.source]}</span>
              <Mark row={row} />
            </>
          ),
        }}
        {...(canWrite && { selection })}
        isNarrowed={isNarrowed}
        onWiden={() => change(noFilter)}
        filters={
          <>
            <SearchField
              label="Search subscribers"
              value={values.search ?? ''}
              onChange={(search) => change({ search })}
            />
            {lists.length > 1 && (
              <FilterSelect
                label="List"
                width={160}
                value={values.listId}
                choices={lists.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(listId) => change({ listId })}
              />
            )}
            <FilterSelect
              label="Status"
              width={150}
              value={values.state}
              choices={subscriberStates.map((state) => ({ value: state, label: stateWords[state].label }))}
              onChange={(state) => change({ state })}
            />
            <FilterSelect
              label="Source"
              width={130}
              value={values.source}
              choices={subscriberSources.map((source) => ({ value: source, label: sourceWords[source] }))}
              onChange={(source) => change({ source })}
            />
            <DayField label="Since" value={values.since} onChange={(since) => change({ since })} />
            <SegmentFilter filter={values} lists={lists} onChoose={(filter) => change({ ...noFilter, ...filter })} />
            {selection.count > 0 && (
              <Button
                variant="default"
                loading={remove.isPending}
                onClick={() => remove.mutate({ body: { subscriberIds: [...selection.ids] } })}
              >
                Unsubscribe {selection.count}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState
            title="No subscribers yet"
            picture={<GhostRows />}
            action={
              <>
                <Button component={Link} to="/subscribers/lists" variant="default">
                  Choose the form in the footer
                </Button>
                {buttons}
              </>
            }
          >
            People who sign up and confirm by email appear here, with proof of consent.
          </EmptyState>
        }
      />
      <AddSubscriberDialog isOpen={dialog === 'add'} lists={lists} close={() => setDialog(null)} />
      <ImportSubscribersDialog isOpen={dialog === 'import'} lists={lists} close={() => setDialog(null)} />
    </>
  )
}

function columnsFor({ day: dayOf }: Formats, listNames: ReadonlyMap<string, string>): Column<Subscriber>[] {
  return [
    { title: 'Name', wraps: true, cell: (row) => row.name },
    ...(listNames.size > 1
      ? [{ title: 'List', isSpare: true, cell: (row: Subscriber) => listNames.get(row.listId) ?? '' }]
      : []),
    { title: 'Status', cell: (row) => <Mark row={row} /> },
    { title: 'Source', isSpare: true, cell: (row) => sourceWords[row.source] },
    { title: 'Since', align: 'end', cell: (row) => dayOf(row.createdAt) },
  ]
}

function Mark({ row }: { readonly row: Subscriber }) {
  return <StateMark tone={stateWords[row.state].tone}>{stateWords[row.state].label}</StateMark>
}
