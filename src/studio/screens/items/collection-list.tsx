import { Button, Text } from '@mantine/core'
import { Newspaper, Plus } from 'lucide-react'
import { useState } from 'react'
import { type CollectionRow, listItemCollectionsCall } from '#shared/items/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { troubleTitles } from '#studio/kit/trouble-titles.ts'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { CreateCollectionDialog } from './create-collection-dialog.tsx'
import { kindWords } from './kind-words.ts'

/** The collections of items, such as blogs. */
export function CollectionList() {
  const query = useContractQuery(listItemCollectionsCall, {})
  const [isAdding, setAdding] = useState(useAskedToAdd())
  const add = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      New collection
    </Button>
  )
  return (
    <>
      <ListPage
        title="Collections"
        lead="Groups of pages with a list of their own, such as the posts of a blog, your events or your projects."
        noun="collections"
        errorTitle={troubleTitles.collections}
        label="Collections"
        pages={{ ...query, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: query.refetch }}
        rows={query.data?.collections ?? []}
        actions={add}
        keyOf={(collection) => collection.id}
        linkOf={(collection) => `/collections/${collection.id}`}
        nameOf={(collection) => collection.title}
        nameTitle="Collection"
        columns={columns}
        phone={{
          aside: countOf,
          below: (collection) => <span>{`${kindWords[collection.kind].name} · ${collection.path}`}</span>,
        }}
        isNarrowed={false}
        onWiden={() => {}}
        empty={
          <EmptyState title="No collections yet" icon={Newspaper} action={add}>
            Write posts about your work, announce events, or show your projects. Visitors find them in a list, by
            category and tag.
          </EmptyState>
        }
      />
      <CreateCollectionDialog isOpen={isAdding} close={() => setAdding(false)} />
    </>
  )
}

const countOf = ({ kind, itemCount }: CollectionRow) => countInWords(itemCount, kindWords[kind].items)

const columns: Column<CollectionRow>[] = [
  { title: 'Type', cell: ({ kind }) => kindWords[kind].name },
  { title: 'URL', wraps: true, cell: ({ path }) => path },
  { title: 'Content', cell: countOf },
  {
    title: 'Navigation',
    cell: ({ isInNavigation }) => (isInNavigation ? <StateMark tone="done">Shown</StateMark> : 'Not linked'),
  },
  {
    title: 'Status',
    cell: ({ enabled, isLocked }) => (
      <>
        {enabled ? <StateMark tone="done">Visible</StateMark> : <StateMark tone="off">Hidden</StateMark>}
        {isLocked && (
          <Text size="xs" c="dimmed">
            Password
          </Text>
        )}
      </>
    ),
  },
]
