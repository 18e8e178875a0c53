import { useMemo, useRef, useState } from 'react'
import {
  deleteCategoryCall,
  listCategoriesCall,
  listCollectionsCall,
  moveCategoryCall,
} from '#shared/collections/api.ts'
import type { Collection } from '#shared/collections/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import type { CategoryTask } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import classes from './category-tree.module.css'
import { type Place, placeAfterStep, placeAt, rowsOf, rowsWithout, type Step } from './tree.ts'

type Categories = ReplyOf<typeof listCategoriesCall>['categories']

interface CategoryTreeProps {
  readonly store: Collection
  readonly categories: Categories
  readonly canWrite: boolean
  readonly setTask: (task: CategoryTask) => void
}

const INDENT = 24

/** A dragged category and its target. */
interface Pull {
  readonly id: string
  readonly startX: number
  readonly startDepth: number
  /** The index among the other rows. */
  readonly index: number
  readonly place: Place & { readonly depth: number }
}

/** Categories as a tree: dragged by their handles, or moved with Alt and the arrow keys. */
export function CategoryTree({ store, categories, canWrite, setTask }: CategoryTreeProps) {
  const rows = useMemo(() => rowsOf(categories), [categories])
  const list = useRef<HTMLUListElement>(null)
  const [pull, setPull] = useState<Pull | null>(null)
  const sayUndo = useUndoNotice()
  const outdates = [listCategoriesCall, listCollectionsCall]
  const move = useContractMutation(moveCategoryCall, {
    outdates,
    onDone: ({ batchId }) => sayUndo('Category moved', batchId),
  })
  const remove = useContractMutation(deleteCategoryCall, { outdates })
  const moveTo = (categoryId: string, { parentId, afterCategoryId }: Place) =>
    move.mutate({ parameters: { categoryId }, body: { parentId, afterCategoryId } })
  const others = pull ? rowsWithout(rows, pull.id) : rows

  function follow(id: string, startX: number, startDepth: number, x: number, y: number) {
    const rest = rowsWithout(rows, id)
    const boxes = new Map(
      [...list.current!.querySelectorAll<HTMLElement>('[data-category]')].map((row) => [
        row.dataset.category,
        row.getBoundingClientRect(),
      ]),
    )
    const index = rest.filter(({ category }) => {
      const box = boxes.get(category.id)
      return box !== undefined && box.top + box.height / 2 < y
    }).length
    const wanted = startDepth + Math.round((x - startX) / INDENT)
    setPull({ id, startX, startDepth, index, place: placeAt(rest, index, wanted) })
  }

  return (
    <ul ref={list} className={classes.tree} aria-label={`Categories of ${store.title}`}>
      {rows.map((row, at) => (
        <CategoryRow
          key={row.category.id}
          row={row}
          parentName={rows.find(({ category }) => category.id === row.parentId)?.category.displayName ?? null}
          store={store}
          canWrite={canWrite}
          isPulled={pull !== null && !others.some(({ category }) => category.id === row.category.id)}
          mark={markAt(pull, others, row.category.id)}
          onPull={{
            start: (x) =>
              setPull({
                id: row.category.id,
                startX: x,
                startDepth: row.depth,
                index: at,
                place: here(rows, row.category.id),
              }),
            move: (x, y) => pull && follow(pull.id, pull.startX, pull.startDepth, x, y),
            end: () => {
              if (pull && !isSame(pull.place, here(rows, pull.id))) moveTo(pull.id, pull.place)
              setPull(null)
            },
            cancel: () => setPull(null),
          }}
          onStep={(step: Step) => {
            const place = placeAfterStep(rows, row.category.id, step)
            if (place) moveTo(row.category.id, place)
          }}
          canStep={(step) => placeAfterStep(rows, row.category.id, step) !== null}
          setTask={setTask}
          onDelete={() =>
            remove.mutate(
              { parameters: { categoryId: row.category.id } },
              { onSuccess: ({ batchId }) => sayUndo(`${row.category.displayName} deleted`, batchId) },
            )
          }
        />
      ))}
      {pull && pull.index >= others.length && others.length > 0 && (
        <li className={classes.last} aria-hidden>
          <span className={classes.mark} style={{ marginInlineStart: pull.place.depth * INDENT }} />
        </li>
      )}
    </ul>
  )
}

/** The depth of the drop mark before a row; null without one. */
function markAt(pull: Pull | null, others: ReturnType<typeof rowsOf>, id: string): number | null {
  return pull && others[pull.index]?.category.id === id ? pull.place.depth : null
}

/** The current place of a category. */
function here(rows: ReturnType<typeof rowsOf>, id: string): Place & { depth: number } {
  const row = rows.find(({ category }) => category.id === id)!
  const siblings = rows.filter(({ parentId }) => parentId === row.parentId)
  const before = siblings[siblings.indexOf(row) - 1]
  return { depth: row.depth, parentId: row.parentId, afterCategoryId: before?.category.id ?? null }
}

const isSame = (one: Place, other: Place) =>
  one.parentId === other.parentId && one.afterCategoryId === other.afterCategoryId
