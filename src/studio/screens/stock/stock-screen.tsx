import { Button, Skeleton } from '@mantine/core'
import { History } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { variantTitle } from '#shared/products/variants.ts'
import { listStock } from '#shared/stock/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import filterClasses from '#studio/kit/list-page.module.css'
import { Page } from '#studio/kit/page.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { Sheet } from '#studio/kit/sheet/sheet.tsx'
import { useSaveShortcut } from '#studio/kit/shortcuts.ts'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { keyOf, useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useMay } from '#studio/session/member-context.ts'
import type { EditedRow } from './stock-changes.ts'
import { StockHistory } from './stock-history.tsx'
import { useStockColumns } from './use-stock-columns.ts'
import { useStockEdits } from './use-stock-edits.ts'

const levels = ['low', 'out'] as const

/** Prices and stock of everything, edited like a sheet. */
export function StockScreen() {
  const { values, change: filter, isNarrowed } = useFilters({ search: 'text', level: levels })
  const input = { query: values }
  const pages = useContractPages(listStock, input)
  const text = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that is in the input
  const queryKey = useMemo(() => [...keyOf(listStock, input), 'pages'], [text])
  const { change, flush, isSaving } = useStockEdits(queryKey)
  const canWrite = useMay()('products.write')
  const columns = useStockColumns(canWrite)
  const [historyOf, setHistoryOf] = useState<EditedRow | null>(null)

  const rows = useMemo(
    () =>
      pages.data?.pages.flatMap((page) => page.variants.map((row): EditedRow => ({ stockChange: null, ...row }))) ?? [],
    [pages.data],
  )
  const onChange = useCallback((after: readonly EditedRow[]) => change(rows, after), [change, rows])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  useSaveShortcut(() => void flush())

  const isEmpty = !pages.isPending && !pages.error && rows.length === 0
  return (
    <Page
      title="Stock"
      lead={canWrite ? 'Every variant with its price and its pieces. What you type is saved automatically.' : undefined}
      marks={<span role="status">{isSaving ? 'Saving…' : ''}</span>}
    >
      {(isNarrowed || !isEmpty) && (
        <search className={filterClasses.filters}>
          <SearchField
            label="Search by product, option or SKU"
            value={values.search ?? ''}
            onChange={(search) => filter({ search })}
          />
          <FilterSelect
            label="Level"
            width={160}
            value={values.level}
            choices={[
              { value: 'low', label: 'Few left' },
              { value: 'out', label: 'Sold out' },
            ]}
            onChange={(level) => filter({ level })}
          />
        </search>
      )}
      {pages.error && rows.length === 0 ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : pages.isPending ? (
        <Skeleton height={480} radius="md" />
      ) : isEmpty ? (
        isNarrowed ? (
          <EmptyState
            title="Nothing matches"
            action={
              <Button variant="default" onClick={() => filter({ search: null, level: null })}>
                Show everything
              </Button>
            }
          >
            {values.level === 'out' ? 'Nothing is sold out.' : 'Try other words, or another level.'}
          </EmptyState>
        ) : (
          <EmptyState title="Nothing to count yet" picture={<GhostRows />}>
            Add a product, and its variants stand here with their prices and pieces.
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
          rowsShown={18}
          actions={({ top, bottom }) => {
            const row = rows[top]
            return (
              row &&
              top === bottom && (
                <>
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-xs"
                    leftSection={<History size={14} aria-hidden />}
                    onClick={() => setHistoryOf(row)}
                  >
                    Where the pieces went
                  </Button>
                  <Button
                    component={Link}
                    to={`/products/${row.productId}`}
                    variant="subtle"
                    color="gray"
                    size="compact-xs"
                  >
                    Open {row.productTitle}
                  </Button>
                </>
              )
            )
          }}
        />
      )}
      <StockHistory
        variantId={historyOf?.variantId ?? null}
        title={historyOf ? [historyOf.productTitle, variantTitle(historyOf.attributes)].filter(Boolean).join(', ') : ''}
        close={() => setHistoryOf(null)}
      />
    </Page>
  )
}
