import { Button } from '@mantine/core'
import { ChartColumn, Download, Pencil } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { exportSubmissionsCall, listSubmissionsCall, shownFolders } from '#shared/forms/inbox-api.ts'
import { getFormCall } from '#shared/forms/owner-api.ts'
import { pathOf } from '#shared/http/call.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { InboxList } from './inbox-list.tsx'

/** The submissions to a form. */
export function SubmissionList() {
  const { formId = '' } = useParams()
  const parameters = { formId }
  const form = useContractQuery(getFormCall, { parameters }).data?.form
  const { values, change } = useFilters({
    folder: shownFolders,
    search: 'text',
    unread: ['1'] as const,
    from: 'day',
    to: 'day',
  })
  const { folder = 'inbox', search, unread, from, to } = values
  const query = { folder, search, unread, from, to }
  const pages = useContractPages(listSubmissionsCall, { parameters, query })
  const canWrite = useMay()('forms.write')
  const asksChoices = form?.fields.some(({ type }) => ['radio', 'checkbox', 'select', 'likert'].includes(type))
  return (
    <InboxList
      title={form?.name ?? 'Responses'}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.submissions) ?? []}
      folder={folder}
      search={search}
      unread={unread}
      isNarrowed={Boolean(search || unread || from || to)}
      change={change}
      formOf={() => formId}
      filters={
        <>
          <DayField label="From" value={from} onChange={(next) => change({ from: next })} />
          <DayField label="To" value={to} onChange={(next) => change({ to: next })} />
        </>
      }
      actions={
        <>
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
            href={pathOf(exportSubmissionsCall, { parameters, query })}
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
        </>
      }
      emptyWords="When a visitor submits this form, the response appears here."
    />
  )
}
