import { ActionIcon, Button, Skeleton, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Redo2, Undo2, Warehouse } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { productStatuses } from '#shared/products/codes.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import { listStockLocationsCall, type StockLocation } from '#shared/stock-locations/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { Filters } from '#studio/kit/filters.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import type { Area } from '#studio/kit/sheet/selection.ts'
import { Sheet } from '#studio/kit/sheet/sheet.tsx'
import { useSheetUndoKeys } from '#studio/kit/sheet/use-sheet-undo-keys.ts'
import { useSaveShortcut } from '#studio/kit/shortcuts.ts'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { keyOf, useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { BulkDialog, type BulkQuestion } from '../products/bulk-dialog.tsx'
import { CategoryFilter } from '../products/category-filter.tsx'
import { statusWords } from '../products/product-words.ts'
import { productsViewOnly } from '../products/view-only.ts'
import { LocationsDialog } from './locations/locations-dialog.tsx'
import { repriced } from './repriced.ts'
import { RowActions } from './row-actions.tsx'
import { type EditedRow, toEdited } from './stock-changes.ts'
import { StockHistory } from './stock-history.tsx'
import { StockTabs } from './stock-tabs.tsx'
import { useStockColumns } from './use-stock-columns.tsx'
import { useStockEdits } from './use-stock-edits.ts'

const noLocations: readonly StockLocation[] = []
const levels = ['low', 'out'] as const

/** Prices and stock of all products, edited like a spreadsheet. */
export function StockScreen() {
  const {
    values,
    change: filter,
    isNarrowed,
  } = useFilters({
    search: 'text',
    level: levels,
    status: productStatuses,
    categoryId: 'text',
  })
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
        (isNarrowed || !isEmpty) && (
          <>
            <Tooltip label="Locations">
              <ActionIcon aria-label="Locations" onClick={() => setEditingLocations(true)}>
                <Warehouse size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label="Undo (Ctrl+Z)">
              <ActionIcon aria-label="Undo" disabled={!edits.canUndo} onClick={edits.undo}>
                <Undo2 size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label="Redo (Ctrl+Shift+Z)">
              <ActionIcon aria-label="Redo" disabled={!edits.canRedo} onClick={edits.redo}>
                <Redo2 size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </>
        )
      }
    >
      <StockTabs shown="/stock" />
      {(isNarrowed || !isEmpty) && (
        <Filters isNarrowed={isNarrowed}>
          <SearchField
            label="Search by product, option or SKU"
            value={values.search ?? ''}
            onChange={(search) => filter({ search })}
          />
          <FilterSelect
            label="Stock level"
            width={160}
            value={values.level}
            choices={[
              { value: 'low', label: 'Low stock' },
              { value: 'out', label: 'Sold out' },
            ]}
            onChange={(level) => filter({ level })}
          />
          <FilterSelect
            label="Status"
            width={150}
            value={values.status}
            choices={productStatuses.map((status) => ({ value: status, label: statusWords[status].label }))}
            onChange={(status) => filter({ status })}
          />
          <CategoryFilter value={values.categoryId ?? ''} onChange={(categoryId) => filter({ categoryId })} />
        </Filters>
      )}
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
