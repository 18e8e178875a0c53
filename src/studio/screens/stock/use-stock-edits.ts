import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getHomeCall } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { listProductsCall, updateVariantsCall } from '#shared/products/api.ts'
import { type listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { showRefusal, showUndo } from '#studio/kit/notices.tsx'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { changesOf, type EditedRow, toEdited } from './stock-changes.ts'
import { inverse, type StockStep, turnedBack } from './stock-steps.ts'

const PAUSE_MILLISECONDS = 1_200
/** Older steps cannot be undone any more. */
const MOST_STEPS = 200
type Pages = InfiniteData<ReplyOf<typeof listStockCall>>

/**
 * Edits of the stock grid: shown at once, saved together after a pause, and undone step by step, saved or not. Rows
 * that the server refuses are fetched again.
 */
export function useStockEdits(queryKey: QueryKey) {
  const client = useQueryClient()
  const edits = useRef(new Map<string, { before: EditedRow; after: EditedRow }>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [history, setHistory] = useState<History>(noSteps)
  // Keys may come faster than React renders.
  const steps = useRef(history)
  const remember = useCallback((next: History) => {
    steps.current = next
    setHistory(next)
  }, [])

  const show = useCallback(
    (rows: ReadonlyMap<string, EditedRow>) => {
      // A running request would restore the previous numbers.
      void client.cancelQueries({ queryKey })
      client.setQueryData<Pages>(queryKey, (data) => data && withRows(data, rows))
    },
    [client, queryKey],
  )

  const undoRef = useRef<() => boolean>(() => false)
  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const saved = [...edits.current.values()]
    edits.current.clear()
    const { variants, stock } = changesOf(saved)
    if (variants.length + stock.length === 0) return
    const doneAt = steps.current.done.length
    show(new Map(saved.map(({ after }) => [after.variantId, { ...after, stockChange: null, partChanges: {} }])))
    setSaving(true)
    try {
      if (variants.length > 0) await ask(updateVariantsCall, { body: { variants } })
      if (stock.length > 0) await ask(updateStockCall, { body: { changes: stock } })
      const last = steps.current.done.at(doneAt - 1)
      showUndo(`${countInWords(saved.length, 'variants')} changed`, () => {
        // Steps that were undone by keys meanwhile, or overwritten, are not undone again.
        if (last && steps.current.done.at(-1) === last) undoRef.current()
      })
    } catch (error) {
      showRefusal(error)
      remember(noSteps)
    } finally {
      setSaving(false)
      // Pieces may have been sold meanwhile, and a refusal changes nothing: the server has the true state.
      if (edits.current.size === 0) void client.invalidateQueries({ queryKey })
      for (const one of [listProductsCall, getHomeCall]) void client.invalidateQueries({ queryKey: keyOf(one) })
    }
  }, [client, queryKey, show, remember])

  const apply = useCallback(
    (changes: StockStep['rows']) => {
      for (const { before, after } of changes) {
        const first = edits.current.get(after.variantId)?.before ?? before
        edits.current.set(after.variantId, { before: first, after })
      }
      show(new Map(changes.map(({ after }) => [after.variantId, after])))
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE_MILLISECONDS)
    },
    [flush, show],
  )

  const change = useCallback(
    (before: readonly EditedRow[], after: readonly EditedRow[]) => {
      const rows = after.flatMap((row, index) =>
        row === before[index] ? [] : [{ before: before[index]!, after: row }],
      )
      if (rows.length === 0) return
      remember({ done: [...steps.current.done, { rows }].slice(-MOST_STEPS), undone: [] })
      apply(rows)
    },
    [apply, remember],
  )

  /** Undoes a step in the current rows, whether they are shown or not. */
  const revert = useCallback(
    (step: StockStep) => {
      const data = client.getQueryData<Pages>(queryKey)
      const shown = new Map(data?.pages.flatMap((page) => page.variants).map((row) => [row.variantId, row]))
      apply(
        step.rows.map((one) => {
          const { variantId } = one.after
          const waiting = edits.current.get(variantId)?.after
          const current = waiting ?? toEdited(shown.get(variantId) ?? one.after)
          return { before: current, after: turnedBack(current, one) }
        }),
      )
    },
    [client, queryKey, apply],
  )
  const undo = useCallback(() => {
    const step = steps.current.done.at(-1)
    if (!step) return false
    remember({ done: steps.current.done.slice(0, -1), undone: [...steps.current.undone, step] })
    revert(step)
    return true
  }, [remember, revert])
  const redo = useCallback(() => {
    const step = steps.current.undone.at(-1)
    if (!step) return false
    remember({ done: [...steps.current.done, step], undone: steps.current.undone.slice(0, -1) })
    revert(inverse(step))
    return true
  }, [remember, revert])
  useEffect(() => {
    undoRef.current = undo
  }, [undo])

  // Leaving the screen saves pending edits.
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  }, [flush])
  useEffect(() => {
    const leave = () => void latest.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    change,
    flush,
    undo,
    redo,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    isSaving,
  }
}

interface History {
  readonly done: readonly StockStep[]
  readonly undone: readonly StockStep[]
}
const noSteps: History = { done: [], undone: [] }

function withRows(data: Pages, changed: ReadonlyMap<string, EditedRow>): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    variants: page.variants.map((row) => changed.get(row.variantId) ?? row),
  }))
  return { ...data, pages }
}
