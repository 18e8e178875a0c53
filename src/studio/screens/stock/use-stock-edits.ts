import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getHome } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { listProducts, updateVariants } from '#shared/products/api.ts'
import { type listStock, updateStock } from '#shared/stock/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { showRefusal } from '#studio/kit/notices.tsx'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { changesOf, type EditedRow } from './stock-changes.ts'

const PAUSE_MILLISECONDS = 1_200
type Pages = InfiniteData<ReplyOf<typeof listStock>>

/**
 * Edits of the stock grid: shown at once, saved together when the hands rest, and taken back as one. What the server
 * refuses is read from it again.
 */
export function useStockEdits(queryKey: QueryKey) {
  const client = useQueryClient()
  const sayUndo = useUndoNotice()
  const edits = useRef(new Map<string, { before: EditedRow; after: EditedRow }>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isSaving, setSaving] = useState(false)

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const { variants, stock } = changesOf(edits.current.values())
    const count = edits.current.size
    edits.current.clear()
    if (variants.length + stock.length === 0) return
    setSaving(true)
    try {
      const prices = variants.length > 0 ? await ask(updateVariants, { body: { variants } }) : null
      const pieces = stock.length > 0 ? await ask(updateStock, { body: { changes: stock } }) : null
      sayUndo(`${countInWords(count, 'variants')} changed`, prices?.batchId ?? null, pieces?.batchId ?? null)
    } catch (error) {
      showRefusal(error)
    } finally {
      setSaving(false)
      // Pieces may have been sold meanwhile, and a refusal leaves everything as it was: the server knows.
      if (edits.current.size === 0) void client.invalidateQueries({ queryKey })
      for (const one of [listProducts, getHome]) void client.invalidateQueries({ queryKey: keyOf(one) })
    }
  }, [client, queryKey, sayUndo])

  const change = useCallback(
    (before: readonly EditedRow[], after: readonly EditedRow[]) => {
      const changed = new Map<string, EditedRow>()
      for (const [index, row] of after.entries()) {
        if (row === before[index]) continue
        changed.set(row.variantId, row)
        const first = edits.current.get(row.variantId)?.before ?? before[index]!
        edits.current.set(row.variantId, { before: first, after: row })
      }
      // A look that is on its way would bring the former numbers back.
      void client.cancelQueries({ queryKey })
      client.setQueryData<Pages>(queryKey, (data) => data && withRows(data, changed))
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE_MILLISECONDS)
    },
    [client, queryKey, flush],
  )

  // Leaving the screen saves what is still waiting.
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
  return { change, flush, isSaving }
}

function withRows(data: Pages, changed: ReadonlyMap<string, EditedRow>): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    variants: page.variants.map((row) => changed.get(row.variantId) ?? row),
  }))
  return { ...data, pages }
}
