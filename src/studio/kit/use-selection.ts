import { useState } from 'react'

/** The selected rows of a list. */
export interface Selection {
  readonly count: number
  readonly ids: readonly string[]
  readonly holdsAll: boolean
  has(id: string): boolean
  /** Selects or deselects one; with `toHere` also everything between it and the last one. */
  toggle(id: string, toHere: boolean): void
  toggleAll(): void
  clear(): void
}

/** A selection that can include rows that are not shown: everything that matches the filters. */
export interface WholeSelection extends Selection {
  readonly isEverything: boolean
  selectEverything(): void
}

/**
 * A selection among the shown rows. A row that is hidden is deselected: no one should change what they cannot see, and
 * it does not return selected.
 */
export function useSelection(shown: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const ids = shown.filter((id) => ticked.has(id))
  if (ids.length < ticked.size) setTicked(new Set(ids))

  return {
    count: ids.length,
    ids,
    holdsAll: shown.length > 0 && ids.length === shown.length,
    has: (id) => ticked.has(id),
    toggle(id, toHere) {
      const range = toHere && last !== null ? between(shown, last, id) : [id]
      const isOn = !ticked.has(id)
      const next = new Set(ticked)
      for (const one of range) {
        if (isOn) next.add(one)
        else next.delete(one)
      }
      setTicked(next)
      setLast(id)
    },
    toggleAll: () => setTicked(ids.length === shown.length ? new Set() : new Set(shown)),
    clear: () => setTicked(new Set()),
  }
}

/**
 * As `useSelection`, for lists whose server changes everything that matches the filters.
 * @param total the number of all matches; null while it is not known
 * @param filter identifies the filters: a change ends the selection of everything
 */
export function useWholeSelection(shown: readonly string[], total: number | null, filter: string): WholeSelection {
  const selection = useSelection(shown)
  const [wholeOf, setWholeOf] = useState<string | null>(null)
  const isEverything = wholeOf === filter && selection.holdsAll && total !== null && total > shown.length
  return {
    ...selection,
    isEverything,
    count: isEverything ? total : selection.count,
    selectEverything: () => setWholeOf(filter),
    toggle(id, toHere) {
      setWholeOf(null)
      selection.toggle(id, toHere)
    },
    toggleAll() {
      setWholeOf(null)
      selection.toggleAll()
    },
    clear() {
      setWholeOf(null)
      selection.clear()
    },
  }
}

/** The ids from one to another, both included, in the order of the list. */
export function between(shown: readonly string[], one: string, other: string): string[] {
  const from = shown.indexOf(one)
  const to = shown.indexOf(other)
  if (from < 0 || to < 0) return [other]
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1)
}
