import { useMemo } from 'react'
import type { StoreRow } from '#shared/collections/api.ts'
import {
  deleteCategoryCall,
  listCategoriesCall,
  listCollectionsCall,
  moveCategoryCall,
} from '#shared/collections/api.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { Place } from '#studio/kit/sortable/tree.ts'
import { INDENT, useTreePull } from '#studio/kit/sortable/use-tree-pull.ts'
import { useTreeSteps } from '#studio/kit/sortable/use-tree-steps.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import type { CategoryTask } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import classes from './category-tree.module.css'
import { rowsOf } from './tree.ts'

type Categories = ReplyOf<typeof listCategoriesCall>['categories']

interface CategoryTreeProps {
  readonly store: StoreRow
  readonly categories: Categories
  readonly canWrite: boolean
  readonly setTask: (task: CategoryTask) => void
}

/** Categories as a tree: dragged by their handles, or moved with Alt and the arrow keys. */
export function CategoryTree({ store, categories, canWrite, setTask }: CategoryTreeProps) {
  const rows = useMemo(() => rowsOf(categories), [categories])
  const sayUndo = useUndoNotice()
  const outdates = [listCategoriesCall, listCollectionsCall]
  const move = useContractMutation(moveCategoryCall, {
    outdates,
    onDone: ({ batchId }) => sayUndo('Category moved', batchId),
  })
  const remove = useContractMutation(deleteCategoryCall, { outdates })
  const moveTo = (categoryId: string, { parentId, afterId }: Place) =>
    move.mutate({ parameters: { categoryId }, body: { parentId, afterCategoryId: afterId } })
  const steps = useTreeSteps(rows, { nameOf: ({ displayName }) => displayName, onMove: moveTo })
  const { list, handleOf, isPulled, markBefore, lastMark } = useTreePull(rows, moveTo)

  return (
    <>
      <ul ref={list} className={classes.tree} aria-label={`Categories of ${store.title}`}>
        {rows.map((row) => (
          <CategoryRow
            key={row.item.id}
            row={row}
            parentName={rows.find(({ item }) => item.id === row.parentId)?.item.displayName ?? null}
            store={store}
            canWrite={canWrite}
            isPulled={isPulled(row.item.id)}
            mark={markBefore(row.item.id)}
            handle={handleOf(row)}
            onStep={(step) => steps.step(row.item.id, step)}
            canStep={(step) => steps.canStep(row.item.id, step)}
            setTask={setTask}
            onDelete={() =>
              remove.mutate(
                { parameters: { categoryId: row.item.id } },
                { onSuccess: ({ batchId }) => sayUndo(`${row.item.displayName} deleted`, batchId) },
              )
            }
          />
        ))}
        {lastMark !== null && (
          <li className={classes.last} aria-hidden>
            <span className={classes.mark} style={{ marginInlineStart: lastMark * INDENT }} />
          </li>
        )}
      </ul>
      {steps.announcement}
    </>
  )
}
