import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Inbox, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { COUNTED_SUBMISSIONS, type FormRow, listFormsCall } from '#shared/forms/owner-api.ts'
import { countShown } from '#studio/kit/counts.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './forms.module.css'
import { NewFormDialog } from './new-form-dialog.tsx'

const FRESH_MILLISECONDS = 60_000

/** All forms: new submissions, and where each is used. */
export function FormList() {
  const query = useContractQuery(listFormsCall, {}, { refetchInterval: FRESH_MILLISECONDS })
  const { values, change, isNarrowed } = useFilters({ search: 'text' })
  const formats = useFormats()
  const canWrite = useMay()('forms.write')
  const [isAdding, adding] = useDisclosure(useAskedToAdd(canWrite))
  const words = (values.search ?? '').toLowerCase()
  const rows = (query.data?.forms ?? []).filter((form) => form.name.toLowerCase().includes(words))
  return (
    <>
      <ListPage
        title="Forms"
        noun="forms"
        label="Forms"
        pages={{ ...query, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: query.refetch }}
        rows={rows}
        keyOf={(form) => form.id}
        linkOf={(form) => `/forms/${form.id}/answers`}
        nameOf={(form) => form.name}
        nameTitle="Form"
        columns={columnsFor(formats)}
        phone={{
          aside: (form) => <Unread form={form} />,
          below: (form) => (
            <>
              <span>{submissionsInWords(form)}</span>
              <span>{usesInWords(form)}</span>
            </>
          ),
        }}
        actions={
          <>
            <Button component={Link} to="/forms/inbox" variant="default" leftSection={<Inbox size={16} aria-hidden />}>
              Inbox
            </Button>
            {canWrite && (
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={adding.open}>
                New form
              </Button>
            )}
          </>
        }
        isNarrowed={isNarrowed}
        onWiden={() => change({ search: null })}
        filters={
          <SearchField label="Search by name" value={values.search ?? ''} onChange={(search) => change({ search })} />
        }
        empty={
          <EmptyState
            title="No forms yet"
            picture={<GhostRows />}
            action={canWrite && <Button onClick={adding.open}>Create a form</Button>}
          >
            Collect messages and answers from visitors. Responses are saved here.
          </EmptyState>
        }
      />
      <NewFormDialog isOpen={isAdding} close={adding.close} />
    </>
  )
}

function columnsFor({ ago }: Formats): Column<FormRow>[] {
  return [
    { title: 'Unread', cell: (form) => <Unread form={form} /> },
    { title: 'Responses', align: 'end', cell: (form) => countShown(form.submissions, COUNTED_SUBMISSIONS) },
    { title: 'Used on', wraps: true, cell: (form) => <span className={classes.soft}>{usesInWords(form)}</span> },
    { title: 'Fields', align: 'end', isSpare: true, cell: (form) => form.fieldCount },
    { title: 'Last edited', isSpare: true, cell: (form) => ago(form.updatedAt) },
  ]
}

function Unread({ form }: { readonly form: FormRow }) {
  if (form.unread === 0) return null
  return <span className={classes.unread}>{countShown(form.unread, COUNTED_SUBMISSIONS)} new</span>
}

function submissionsInWords({ submissions }: FormRow): string {
  if (submissions === 0) return 'No responses yet'
  return `${countShown(submissions, COUNTED_SUBMISSIONS)} ${submissions === 1 ? 'response' : 'responses'}`
}

/** 'Contact, Mug and 3 more'. */
function usesInWords({ uses }: FormRow): string {
  if (uses.length === 0) return 'Not used yet'
  const named = uses.slice(0, 2).map((use) => use.title)
  return uses.length > 2 ? `${named.join(', ')} and ${uses.length - 2} more` : named.join(', ')
}
