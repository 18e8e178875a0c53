import { Button } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listPagesCall, type PageRow } from '#shared/pages/owner-api.ts'
import { isShown } from '#shared/pages/schema.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { PageStatus } from './page-status.tsx'
import { purposeLabels } from './page-words.ts'
import { PublishAllDialog } from './publish-all-dialog.tsx'
import { PageDialog } from './settings/page-dialog.tsx'
import { StartingSiteDialog } from './starting-site-dialog.tsx'
import { useDuplicatePage } from './use-duplicate-page.ts'
import { useMayChange } from './use-may-change.ts'

/** The pages of the site: URL, navigation link and forms of each. */
export function PageList() {
  const { values, change } = useFilters({ search: 'text', page: 'text' })
  const { search } = values
  const pages = useContractPages(listPagesCall, { query: { search } })
  const formats = useFormats()
  const may = useMay()
  const mayRedirect = may('settings.manage')
  const mayManage = may('site.manage')
  const [isStartingOpen, setStartingOpen] = useState(false)
  const [isNewOpen, setNewOpen] = useState(useAskedToAdd())
  const [isPublishOpen, setPublishOpen] = useState(false)
  const unpublished = pages.data?.pages[0]?.unpublished ?? 0
  const newPage = <Button onClick={() => setNewOpen(true)}>New page</Button>
  return (
    <>
      <ListPage
        title="Pages"
        lead="Open a page to edit it. Store pages are under Categories."
        noun="pages"
        label="Pages"
        pages={pages}
        total={pages.data?.pages[0]?.total}
        rows={pages.data?.pages.flatMap((part) => part.pages) ?? []}
        actions={
          <>
            <Button component={Link} to="/shared-sections" variant="default">
              Shared sections
            </Button>
            {mayRedirect && (
              <Button component={Link} to="/redirects" variant="default">
                Redirects
              </Button>
            )}
            {mayManage && (
              <Button variant="default" onClick={() => setStartingOpen(true)}>
                Starting sites
              </Button>
            )}
            {unpublished > 0 && (
              <Button variant="default" onClick={() => setPublishOpen(true)}>
                Publish changes ({unpublished})
              </Button>
            )}
            {newPage}
          </>
        }
        keyOf={(page) => page.id}
        linkOf={(page) => `/pages/${page.id}/edit`}
        nameOf={(page) => page.title}
        nameTitle="Page"
        columns={columnsFor(formats)}
        phone={{
          aside: (page) => <PageSettings page={page} isBesideLines />,
          below: (page) => <span>{inBrief(page)}</span>,
        }}
        isNarrowed={search !== undefined}
        onWiden={() => change({ search: null })}
        filters={
          <SearchField
            label="Search by title or URL"
            value={search ?? ''}
            onChange={(words) => change({ search: words })}
          />
        }
        empty={
          <EmptyState title="No pages yet" picture={<GhostRows />} action={newPage}>
            Visitors see a page when you publish it.
          </EmptyState>
        }
      />
      <PublishAllDialog isOpen={isPublishOpen} close={() => setPublishOpen(false)} />
      <NewPageDialog isOpen={isNewOpen} close={() => setNewOpen(false)} />
      <StartingSiteDialog isOpen={isStartingOpen} close={() => setStartingOpen(false)} />
      <PageDialog pageId={values.page ?? null} close={() => change({ page: null })} />
    </>
  )
}

function columnsFor({ ago }: Formats): Column<PageRow>[] {
  return [
    {
      title: 'Status',
      cell: (page) => <PageStatus {...page} />,
    },
    { title: 'URL', wraps: true, cell: (page) => (hasUrl(page) || page.purpose === 'splash' ? page.path : 'None') },
    {
      title: 'Navigation',
      // The site's name in the header links to the home page, so it is never hidden.
      cell: (page) => (page.isInNavigation ? <StateMark tone="done">Shown</StateMark> : (roleOf(page) ?? 'Not linked')),
    },
    { title: 'Forms', wraps: true, cell: (page) => page.forms.map((form) => form.name).join(', ') },
    { title: 'Last edited', isSpare: true, cell: (page) => ago(page.updatedAt) },
    {
      title: 'Actions',
      align: 'end',
      cell: (page) => (
        <>
          <PageSettings page={page} />
          <DuplicatePage page={page} />
          {isShown(page) && (hasUrl(page) || page.purpose === 'splash') && <ViewPage page={page} />}
        </>
      ),
    },
  ]
}

/** Opens the dialog with the title, the URL and the forms of a page. */
function PageSettings({ page, isBesideLines = false }: PageSettingsProps) {
  const mayChange = useMayChange()
  if (!mayChange(page)) return null
  return (
    <Button
      component={Link}
      to={`/pages?page=${page.id}`}
      variant="subtle"
      size="compact-sm"
      {...(isBesideLines && besideLines)}
      aria-label={`Settings of ${page.title}`}
    >
      Settings
    </Button>
  )
}

const besideLines = { mt: -2, mb: -22 }

interface PageSettingsProps {
  readonly page: PageRow
  /** On a phone it is beside both lines of its row, without increasing their height. */
  readonly isBesideLines?: boolean
}

function DuplicatePage({ page }: Pick<PageSettingsProps, 'page'>) {
  const duplicate = useDuplicatePage()
  return (
    <Button variant="subtle" size="compact-sm" aria-label={`Duplicate ${page.title}`} onClick={() => duplicate(page)}>
      Duplicate
    </Button>
  )
}

function ViewPage({ page }: Pick<PageSettingsProps, 'page'>) {
  return (
    <Button
      component="a"
      href={page.path}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      size="compact-sm"
      rightSection={<ExternalLink size={14} aria-hidden />}
      aria-label={`View ${page.title}`}
    >
      View
    </Button>
  )
}

/** '/contact · In navigation · Contact form'. */
function inBrief(page: PageRow): string {
  const { path, status, hasChanges, changesAt, isInNavigation, forms } = page
  return [
    status !== 'published' && statusLabels[status],
    changesAt !== null ? statusLabels.scheduled : hasChanges && isShown(page) && 'Unpublished changes',
    roleOf(page) ?? path,
    isInNavigation && 'In navigation',
    page.isLocked && 'Password',
    ...forms.map((form) => form.name),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Pages for URLs that do not exist and for errors are shown in place of others. */
const hasUrl = (page: PageRow): boolean => page.purpose === 'page'

/** 'Home page', or what a page without a URL is for; null for others. */
const roleOf = (page: PageRow): string | null =>
  page.urlId === '' ? 'Home page' : hasUrl(page) ? null : purposeLabels[page.purpose]
