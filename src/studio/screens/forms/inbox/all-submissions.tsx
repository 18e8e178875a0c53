import { listAllSubmissionsCall, shownFolders } from '#shared/forms/inbox-api.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { InboxList } from './inbox-list.tsx'

/** The submissions to all forms in one inbox. Newsletter sign-ups are under Subscribers. */
export function AllSubmissions() {
  const { values, change } = useFilters({ folder: shownFolders, search: 'text', unread: ['1'] as const })
  const { folder = 'inbox', search, unread } = values
  const pages = useContractPages(listAllSubmissionsCall, { query: { folder, search, unread } })
  return (
    <InboxList
      title="Inbox"
      lead="Responses to all forms. Newsletter sign-ups are under Subscribers."
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.submissions) ?? []}
      folder={folder}
      search={search}
      unread={unread}
      isNarrowed={Boolean(search || unread)}
      change={({ folder, search, unread }) => change({ folder, search, unread })}
      formOf={(row) => row.formId}
      formName={(row) => row.formName}
      emptyWords="When a visitor submits a form, the response appears here."
    />
  )
}
