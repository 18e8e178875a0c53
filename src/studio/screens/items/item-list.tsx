import { Button, Group, Text } from '@mantine/core'
import { ArrowUpDown, ExternalLink, Plus, Settings, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  type CollectionRow,
  deleteItemsCall,
  type ItemRow,
  listItemCollectionsCall,
  listItemsCall,
} from '#shared/items/api.ts'
import { type CollectionKind, hasDates, isDated } from '#shared/items/kinds.ts'
import { formatLength } from '#shared/items/track-length.ts'
import { productStatuses } from '#shared/products/codes.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useSelection } from '#studio/kit/use-selection.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import { CollectionPassword } from './collection-password.tsx'
import { CreateItemDialog } from './create-item-dialog.tsx'
import { statusTones } from './item-words.ts'
import { capital, kindWords } from './kind-words.ts'

const back = { to: '/collections', label: 'Collections' }

/** The items of a collection. */
export function ItemList() {
  const { collectionId = '' } = useParams()
  const query = useContractQuery(listItemCollectionsCall, {})
  return (
    <DetailPage query={query} back={back} waitingTitle="Collection">
      {({ collections }) => {
        const collection = collections.find(({ id }) => id === collectionId)
        if (collection) return <Items collection={collection} />
        return (
          <Page title="Collection" back={back}>
            <EmptyState title="This collection no longer exists">It may have been deleted.</EmptyState>
          </Page>
        )
      }}
    </DetailPage>
  )
}

function Items({ collection }: { readonly collection: CollectionRow }) {
  const words = kindWords[collection.kind]
  const { values, change, isNarrowed } = useFilters({ search: 'text', status: productStatuses })
  const pages = useContractPages(listItemsCall, { parameters: { collectionId: collection.id }, query: values })
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? []
  const formats = useFormats()
  const sayUndo = useUndoNotice()
  const [isAdding, setAdding] = useState(false)
  const [isSetting, setSetting] = useState(false)
  const selection = useSelection(rows.map(({ id }) => id))
  const remove = useContractMutation(deleteItemsCall, {
    outdates: [listItemsCall, listItemCollectionsCall],
    onDone: ({ batchId }, { body }) => {
      selection.clear()
      sayUndo(`${countInWords(body.itemIds.length, words.items)} deleted`, batchId)
    },
  })
  const add = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      New {words.item}
    </Button>
  )
  return (
    <>
      <ListPage
        title={collection.title}
        back={back}
        noun={words.items}
        label={capital(words.items)}
        pages={pages}
        rows={rows}
        above={
          <Group gap="xs" mb="md">
            <Button variant="default" leftSection={<Settings size={16} aria-hidden />} onClick={() => setSetting(true)}>
              {words.name} settings
            </Button>
            <CollectionPassword collection={collection} />
            <Button
              component="a"
              href={collection.path}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<ExternalLink size={16} aria-hidden />}
            >
              View
            </Button>
            {!isDated(collection.kind) && (
              <Button
                component={Link}
                to={`/collections/${collection.id}/order`}
                variant="default"
                leftSection={<ArrowUpDown size={16} aria-hidden />}
              >
                Reorder
              </Button>
            )}
          </Group>
        }
        actions={add}
        selection={selection}
        keyOf={(item) => item.id}
        linkOf={(item) => `/items/${item.id}`}
        nameOf={(item) => item.title}
        leadOf={({ picture }) => (
          <Thumbnail url={picture?.assetUrl ?? null} width={100} focalPoint={picture?.focalPoint} />
        )}
        nameTitle={capital(words.item)}
        columns={columnsFor(collection.kind, formats)}
        phone={{
          aside: (item) => <Status item={item} />,
          below: (item) => (
            <span>
              {[isDated(collection.kind) && dateOf(item, formats), item.authorName, item.lesson?.chapter]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ),
        }}
        isNarrowed={isNarrowed}
        onWiden={() => change({ search: null, status: null })}
        filters={
          <>
            <SearchField
              label={`Search ${words.items}`}
              value={values.search ?? ''}
              onChange={(search) => change({ search })}
            />
            <FilterSelect
              label="Status"
              width={160}
              value={values.status}
              choices={productStatuses.map((value) => ({ value, label: statusLabels[value] }))}
              onChange={(status) => change({ status })}
            />
          </>
        }
        empty={
          <EmptyState title={`No ${words.items} yet`} icon={words.icon} action={add}>
            Start with a draft. Visitors see it when you publish it, or at the time that you schedule.
          </EmptyState>
        }
      />
      <SelectionBar selection={selection} noun={words.items}>
        <SelectionStep
          leftSection={<Trash2 size={16} aria-hidden />}
          loading={remove.isPending}
          onClick={() => remove.mutate({ body: { itemIds: selection.ids.slice(0, 100) } })}
        >
          Delete
        </SelectionStep>
      </SelectionBar>
      <CreateItemDialog collection={collection} isOpen={isAdding} close={() => setAdding(false)} />
      <CollectionDialog collection={collection} isOpen={isSetting} close={() => setSetting(false)} />
    </>
  )
}

function columnsFor(kind: CollectionKind, formats: Formats): Column<ItemRow>[] {
  return [
    { title: 'Status', cell: (item) => <Status item={item} /> },
    ...(isDated(kind)
      ? [{ title: hasDates(kind) ? 'Starts' : 'Publish date', cell: (item: ItemRow) => dateOf(item, formats) }]
      : []),
    ...(kind === 'course'
      ? [
          { title: 'Chapter', isSpare: true, wraps: true, cell: ({ lesson }: ItemRow) => lesson?.chapter },
          { title: 'Length', isSpare: true, cell: ({ lesson }: ItemRow) => lengthInWords(lesson?.seconds ?? null) },
        ]
      : [
          {
            title: kind === 'album' ? 'Artist' : 'Author',
            isSpare: true,
            wraps: true,
            cell: (item: ItemRow) => item.authorName,
          },
        ]),
    {
      title: 'Featured',
      isSpare: true,
      cell: (item) => item.starred && <Star size={16} aria-label="Featured" fill="currentColor" />,
    },
    { title: 'Last edited', isSpare: true, cell: (item) => formats.ago(item.updatedAt) },
  ]
}

const lengthInWords = (seconds: number | null) => (seconds === null ? '' : formatLength(seconds))

const Status = ({ item: { status, isLocked } }: { readonly item: ItemRow }) => (
  <>
    <StateMark tone={statusTones[status]}>{statusLabels[status]}</StateMark>
    {isLocked && (
      <Text size="xs" c="dimmed">
        Password
      </Text>
    )}
  </>
)

/** An event has a date at once; a draft of a post has none yet that visitors would see. */
const dateOf = (item: ItemRow, formats: Formats): string => {
  if (item.startsAt !== null) return formats.moment(item.startsAt)
  return item.status === 'published' || item.status === 'scheduled' ? formats.moment(item.publishAt) : ''
}
