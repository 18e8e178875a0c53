import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { type Place, placeAfterStep, type Step, type TreeRow } from './tree.ts'

interface TreeSteps<Item> {
  readonly nameOf: (item: Item) => string
  readonly onMove: (id: string, place: Place) => void
  /** The levels of the tree; absent: as many as someone wants. */
  readonly levels?: number
}

/** Moves the rows of a tree by one step, with keys or their menus, and announces where they are then. */
export function useTreeSteps<Item extends { readonly id: string }>(
  rows: readonly TreeRow<Item>[],
  { nameOf, onMove, levels = Number.POSITIVE_INFINITY }: TreeSteps<Item>,
) {
  /** What was moved last, and where it was before. */
  const [moved, setMoved] = useState<{ readonly id: string; readonly before: string } | null>(null)

  const placeInWords = (id: string): string => {
    const row = rows.find(({ item }) => item.id === id)
    if (!row) return ''
    const siblings = rows.filter(({ parentId }) => parentId === row.parentId)
    const parent = rows.find(({ item }) => item.id === row.parentId)
    const place = `place ${siblings.indexOf(row) + 1} of ${siblings.length}`
    return `${nameOf(row.item)} moved to ${place}${parent ? ` in ${nameOf(parent.item)}` : ''}.`
  }
  const now = moved ? placeInWords(moved.id) : ''
  return {
    canStep: (id: string, step: Step): boolean => placeAfterStep(rows, id, step, levels) !== null,
    step(id: string, step: Step): void {
      const place = placeAfterStep(rows, id, step, levels)
      if (!place) return
      setMoved({ id, before: placeInWords(id) })
      onMove(id, place)
    },
    /** Says the new place once the tree shows it. */
    announcement: <VisuallyHidden aria-live="polite">{moved && now !== moved.before ? now : ''}</VisuallyHidden>,
  }
}
