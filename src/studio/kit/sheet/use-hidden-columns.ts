import { type RefObject, useEffect, useState } from 'react'
import type { SheetColumn } from './columns.ts'

/** The columns beyond the right edge of a sheet at the current scroll position. */
export function useHiddenColumns<Row>(
  grid: RefObject<HTMLElement | null>,
  columns: readonly SheetColumn<Row>[],
): number {
  const [hidden, setHidden] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns need another count
  useEffect(() => {
    const view = grid.current
    if (!view) return
    const count = () => {
      const edge = view.getBoundingClientRect().left + view.clientWidth
      const titles = [...view.querySelectorAll('[role="columnheader"]')]
      // A column of which less than half is visible counts as hidden.
      setHidden(titles.filter((title) => middleOf(title.getBoundingClientRect()) > edge).length)
    }
    const observer = new ResizeObserver(count)
    observer.observe(view)
    view.addEventListener('scroll', count, { passive: true })
    count()
    return () => {
      observer.disconnect()
      view.removeEventListener('scroll', count)
    }
  }, [grid, columns])
  return hidden
}

const middleOf = ({ left, right }: DOMRect): number => (left + right) / 2
