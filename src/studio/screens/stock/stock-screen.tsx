import { Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo, useState } from 'react'
import { variantTitle } from '#shared/products/variants.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import { listStockLocationsCall, type StockLocation } from '#shared/stock-locations/schema.ts'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import type { Area } from '#studio/kit/sheet/selection.ts'
import { Sheet } from '#studio/kit/sheet/sheet.tsx'
import { useSheetUndoKeys } from '#studio/kit/sheet/use-sheet-undo-keys.ts'
import { useSaveShortcut } from '#studio/kit/shortcuts.ts'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { keyOf, useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { usePanelClicks } from '#studio/kit/use-panel-clicks.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { productsViewOnly } from '#studio/session/view-only.ts'
import { BulkDialog, type BulkQuestion } from '../products/bulk-dialog.tsx'
import { LocationsDialog } from './locations/locations-dialog.tsx'
import { repriced } from './repriced.ts'
import { RowActions } from './row-actions.tsx'
import { StockActions } from './stock-actions.tsx'
import { type EditedRow, toEdited } from './stock-changes.ts'
import { StockFilters, useStockFilters } from './stock-filters.tsx'
import { StockHistory } from './stock-history.tsx'
import { StockTabs } from './stock-tabs.tsx'
import { useStockColumns } from './use-stock-columns.tsx'
import { useStockEdits } from './use-stock-edits.ts'

const noLocations: readonly StockLocation[] = []

/** Prices and stock of all products, edited like a spreadsheet. */
export function StockScreen() {
  const { values, change: filter, isNarrowed } = useStockFilters()
  usePanelClicks('inventory')
  const input = { query: values }
  const pages = useContractPages(listStockCall, input)
  const text = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that is in the input
  const queryKey = useMemo(() => [...keyOf(listStockCall, input), 'pages'], [text])
  const edits = useStockEdits(queryKey)
  const { change, flush, isSaving } = edits
  useSheetUndoKeys(edits)
  const { currency } = useStaff().website
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [question, setQuestion] = useState<{ readonly kind: BulkQuestion; readonly area: Area } | null>(null)
  const canWrite = useMay()('products.write')
  const locations = useContractQuery(listStockLocationsCall, {}).data?.locations ?? noLocations
  const [isEditingLocations, setEditingLocations] = useState(false)
  const columns = useStockColumns(canWrite, locations)
  const [historyOf, setHistoryOf] = useState<EditedRow | null>(null)

  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.variants.map(toEdited)) ?? [], [pages.data])
  const onChange = useCallback((after: readonly EditedRow[]) => change(rows, after), [change, rows])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  useSaveShortcut(() => void flush())

  const isEmpty = !pages.isPending && !pages.error && rows.length === 0
  return (
    <Page
      title="Prices & stock"
      lead={canWrite ? 'Prices and stock for every variant. Changes save automatically.' : productsViewOnly}
      marks={<span role="status">{isSaving ? 'Saving…' : ''}</span>}
      actions={
        canWrite &&
        (isNarrowed || !isEmpty) && <StockActions edits={edits} editLocations={() => setEditingLocations(true)} />
      }
    >
      <StockTabs shown="/stock" />
      {(isNarrowed || !isEmpty) && <StockFilters values={values} filter={filter} isNarrowed={isNarrowed} />}
      {pages.error && rows.length === 0 ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : pages.isPending ? (
        <Skeleton height={480} radius="md" />
      ) : isEmpty ? (
        isNarrowed ? (
          <EmptyState
            title="No variants match"
            action={
              <Button
                variant="default"
                onClick={() => filter({ search: null, level: null, status: null, categoryId: null })}
              >
                Show all variants
              </Button>
            }
          >
            Try a different search or change the filters.
          </EmptyState>
        ) : (
          <EmptyState title="No products yet" picture={<GhostRows />}>
            Add one and its variants appear here.
          </EmptyState>
        )
      ) : (
        <Sheet
          label="Stock"
          rows={rows}
          columns={columns}
          keyOf={(row) => row.variantId}
          onChange={onChange}
          onEnd={onEnd}
          rowsShown={isPhone ? 10 : 18}
          rowHeight={isPhone ? 64 : undefined}
          actions={({ top, bottom }) => {
            const row = rows[top]
            if (!row) return null
            const area = { top, bottom, left: 0, right: 0 }
            return (
              <RowActions
                row={row}
                isOnly={top === bottom}
                onBulk={canWrite ? (kind) => setQuestion({ kind, area }) : null}
                onHistory={() => setHistoryOf(row)}
              />
            )
          }}
        />
      )}
      <LocationsDialog isOpen={isEditingLocations} close={() => setEditingLocations(false)} locations={locations} />
      <BulkDialog
        question={question?.kind ?? null}
        count={question ? question.area.bottom - question.area.top + 1 : 0}
        noun="variants"
        close={() => setQuestion(null)}
        onAnswer={(step) => {
          if (question) onChange(repriced(rows, question.area, step, currency))
          setQuestion(null)
        }}
      />
      <StockHistory
        variantId={historyOf?.variantId ?? null}
        title={historyOf ? [historyOf.productTitle, variantTitle(historyOf.attributes)].filter(Boolean).join(', ') : ''}
        close={() => setHistoryOf(null)}
      />
    </Page>
  )
}
