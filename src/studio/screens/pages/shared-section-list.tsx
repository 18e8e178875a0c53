import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { listSharedSectionsCall, type SharedSection } from '#shared/pages/shared-sections/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { SharedPages } from './editor/shared/shared-pages.tsx'
import { useSharedActions } from './editor/shared/use-shared-actions.tsx'

/** The shared sections of the site, also those that are on no page. */
export function SharedSectionList() {
  const { data, isPending, error, refetch } = useContractQuery(listSharedSectionsCall, {})
  return (
    <ListPage
      title="Shared sections"
      lead="When you edit and publish one, all its pages show the change."
      back={{ to: '/pages', label: 'Pages' }}
      noun="shared sections"
      label="Shared sections"
      pages={{ ...whole, isPending, error, refetch }}
      rows={data?.sections ?? []}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/pages/${id}/edit`}
      nameOf={({ name }) => name}
      nameTitle="Shared section"
      columns={columns}
      phone={{
        aside: (section) => <Actions section={section} />,
        below: ({ pageCount }) => (
          <span>{pageCount === 0 ? 'On no page' : `On ${countInWords(pageCount, 'pages')}`}</span>
        ),
      }}
      isNarrowed={false}
      onWiden={() => undefined}
      empty={
        <EmptyState
          title="No shared sections yet"
          picture={<GhostRows />}
          action={
            <Button component={Link} to="/pages">
              Choose a page
            </Button>
          }
        >
          Open a page, select a section and make it a shared section. Then add it to other pages.
        </EmptyState>
      }
    />
  )
}

/** There are a hundred at most, so they come in one part. */
const whole = {
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
}

const columns: Column<SharedSection>[] = [
  { title: 'Pages', cell: ({ id }) => <SharedPages sharedId={id} /> },
  { title: 'Actions', align: 'end', cell: (section) => <Actions section={section} /> },
]

function Actions({ section: { id, name } }: { readonly section: SharedSection }) {
  const actions = useSharedActions({ sharedId: id, name, save: async () => undefined, onDeleted: () => undefined })
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={`Rename ${name}`} onClick={actions.rename}>
        Rename
      </Button>
      <Button variant="subtle" size="compact-sm" aria-label={`Delete ${name}`} onClick={actions.remove}>
        Delete
      </Button>
      {actions.dialogs}
    </>
  )
}
