import { type ComponentProps, useRef, useState } from 'react'
import { deepestFor, type Place, placeAt, placeOf, rowsWithout, type TreeRow } from './tree.ts'

/** The width of one level, in pixels. */
export const INDENT = 24

/** A dragged thing and its target. */
interface Pull {
  readonly id: string
  readonly startX: number
  readonly startDepth: number
  /** The index among the other rows. */
  readonly index: number
  readonly place: (Place & { readonly depth: number }) | null
}

/**
 * Drags the rows of a tree by their handles: up and down between the others, sideways to another depth. Each row has
 * `data-tree-row` with its id.
 * @param levels the levels of the tree
 */
export function useTreePull<Item extends { readonly id: string }>(
  rows: readonly TreeRow<Item>[],
  onMove: (id: string, place: Place) => void,
  levels = Number.POSITIVE_INFINITY,
) {
  const list = useRef<HTMLUListElement>(null)
  const [pull, showPull] = useState<Pull | null>(null)
  /** Read by the handlers: the pointer may be let go before React has drawn its last movement. */
  const latest = useRef<Pull | null>(null)
  const others = pull ? rowsWithout(rows, pull.id) : rows

  function setPull(next: Pull | null) {
    latest.current = next
    showPull(next)
  }

  function follow({ id, startX, startDepth }: Pull, x: number, y: number) {
    const rest = rowsWithout(rows, id)
    const boxes = new Map(
      [...list.current!.querySelectorAll<HTMLElement>('[data-tree-row]')].map((row) => [
        row.dataset.treeRow,
        row.getBoundingClientRect(),
      ]),
    )
    const index = rest.filter(({ item }) => {
      const box = boxes.get(item.id)
      return box !== undefined && box.top + box.height / 2 < y
    }).length
    const wanted = startDepth + Math.round((x - startX) / INDENT)
    setPull({ id, startX, startDepth, index, place: placeAt(rest, index, wanted, deepestFor(rows, id, levels)) })
  }

  /** The props of the handle of a row. */
  const handleOf = ({ item: { id }, depth }: TreeRow<Item>): ComponentProps<'button'> => ({
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      const index = rows.findIndex(({ item }) => item.id === id)
      setPull({ id, startX: event.clientX, startDepth: depth, index, place: placeOf(rows, id) })
    },
    onPointerMove: (event) => {
      if (latest.current && event.buttons === 1) follow(latest.current, event.clientX, event.clientY)
    },
    onPointerUp: () => {
      const ended = latest.current
      setPull(null)
      if (ended?.place && !isSame(ended.place, placeOf(rows, ended.id))) onMove(ended.id, ended.place)
    },
    onPointerCancel: () => setPull(null),
  })

  return {
    list,
    handleOf,
    isPulled: (id: string) => pull !== null && !others.some(({ item }) => item.id === id),
    /** The depth of the drop mark before a row; null without one. */
    markBefore: (id: string) => (pull?.place && others[pull.index]?.item.id === id ? pull.place.depth : null),
    /** The depth of the drop mark after the last row; null without one. */
    lastMark: pull?.place && pull.index >= others.length && others.length > 0 ? pull.place.depth : null,
  }
}

const isSame = (one: Place, other: Place) => one.parentId === other.parentId && one.afterId === other.afterId
