import { Alert, Button, Select, Skeleton } from '@mantine/core'
import { FilePlus2, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { listCategoriesCall, listCollectionsCall } from '#shared/collections/api.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { troubleTitles } from '#studio/kit/trouble-titles.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { productsViewOnly } from '#studio/session/view-only.ts'
import { CategoryDialog, type CategoryTask } from './category-dialog.tsx'
import { CategoryTree } from './category-tree.tsx'
import { StoreDialog, type StoreTask } from './store-dialog.tsx'
import { StorePassword } from './store-password.tsx'

/** The store pages of the site, and the categories of each. */
export function CategoryScreen() {
  const stores = useContractQuery(listCollectionsCall, {})
  const { values, change } = useFilters({ store: 'text' })
  const [task, setTask] = useState<CategoryTask | null>(null)
  const [storeTask, setStoreTask] = useState<StoreTask | null>(null)
  const canWrite = useMay()('products.write')
  const list = stores.data?.collections ?? []
  const store = list.find(({ id }) => id === values.store) ?? list[0]
  const input = { parameters: { collectionId: store?.id ?? '' } }
  const categories = useContractQuery(listCategoriesCall, input, { enabled: store !== undefined })
  const isEmpty = categories.data?.categories.every(({ type }) => type === 'ROOT') ?? false

  return (
    <Page
      title="Categories"
      lead={store && `${store.title} · ${collectionPath(store)} · ${countInWords(store.productCount, 'products')}`}
      marks={
        store &&
        (store.enabled ? (
          store.isLocked && <StateMark tone="off">Password</StateMark>
        ) : (
          <StateMark tone="off">Hidden</StateMark>
        ))
      }
      actions={
        <>
          {list.length > 1 && (
            <Select
              aria-label="Store page"
              w={180}
              data={list.map(({ id, title }) => ({ value: id, label: title }))}
              value={store?.id ?? null}
              onChange={(id) => change({ store: id })}
            />
          )}
          {canWrite && store && (
            <>
              <Button
                variant="default"
                leftSection={<FilePlus2 size={16} aria-hidden />}
                onClick={() => setStoreTask({ kind: 'create' })}
              >
                New store page
              </Button>
              <Button
                variant="default"
                leftSection={<Settings2 size={16} aria-hidden />}
                onClick={() => setStoreTask({ kind: 'edit', store })}
              >
                Edit store page
              </Button>
              <StorePassword key={store.id} store={store} />
            </>
          )}
          {canWrite && store && !isEmpty && (
            <Button
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() => setTask({ kind: 'create', collectionId: store.id, parentId: null })}
            >
              Add category
            </Button>
          )}
        </>
      }
    >
      {!canWrite && <Alert>{productsViewOnly}</Alert>}
      {stores.error && !stores.data ? (
        <ErrorState title={troubleTitles.collections} error={stores.error} onRetry={() => stores.refetch()} />
      ) : stores.data && !store ? (
        <EmptyState
          title="No store page yet"
          picture={<GhostRows withPictures />}
          action={canWrite && <Button onClick={() => setStoreTask({ kind: 'create' })}>Create a store page</Button>}
        >
          Products are shown on a store page, which is linked in the navigation.
        </EmptyState>
      ) : categories.error && !categories.data ? (
        <ErrorState error={categories.error} onRetry={() => categories.refetch()} />
      ) : !store || !categories.data ? (
        <Skeleton height={280} radius="md" />
      ) : isEmpty ? (
        <EmptyState
          title="No categories yet"
          picture={<GhostRows />}
          action={
            canWrite && (
              <Button onClick={() => setTask({ kind: 'create', collectionId: store.id, parentId: null })}>
                Add a category
              </Button>
            )
          }
        >
          Use categories to help customers find products.
        </EmptyState>
      ) : (
        <CategoryTree store={store} categories={categories.data.categories} canWrite={canWrite} setTask={setTask} />
      )}
      <CategoryDialog task={task} storePath={store ? collectionPath(store) : ''} close={() => setTask(null)} />
      <StoreDialog task={storeTask} close={() => setStoreTask(null)} onCreated={(id) => change({ store: id })} />
    </Page>
  )
}
