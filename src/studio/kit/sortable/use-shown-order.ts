import { useState } from 'react'
import { asLeft, withMoved } from './order-rules.ts'

interface Served {
  readonly ids: readonly string[]
  /** When the server's order was read. */
  readonly updatedAt: number
}

/** A list that is moved by hand: it is shown as it was left, until the order that the server has is newer. */
export function useShownOrder(
  { ids: served, updatedAt }: Served,
  move: { readonly isPending: boolean; readonly isError: boolean },
) {
  const [left, setLeft] = useState<{ readonly ids: readonly string[]; readonly at: number } | null>(null)
  const isLeftNewer = left !== null && (move.isPending || updatedAt < left.at)
  const ids = isLeftNewer && !move.isError ? asLeft(served, left.ids) : [...served]
  return {
    ids,
    /** Shows a thing at the position of another one. @returns the thing that it follows now; null at the start */
    show(id: string, overId: string): string | null {
      const next = withMoved(ids, id, overId)
      setLeft({ ids: next, at: Date.now() })
      return next[next.indexOf(id) - 1] ?? null
    },
  }
}
