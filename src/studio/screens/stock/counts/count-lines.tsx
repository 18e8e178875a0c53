import { Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { ScanBarcode } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getCountCall, listCountLinesCall, listCountsCall, saveCountLinesCall } from '#shared/stock-counts/api.ts'
import { type Count, type CountLine, countLineFilters } from '#shared/stock-counts/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { Filters } from '#studio/kit/filters.tsx'
import { showRefusal } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { ask, useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import classes from './counts.module.css'
import { LineRow } from './line-row.tsx'

const filterLabels = { uncounted: 'Not counted', counted: 'Counted', different: 'Differences' } as const

interface CountLinesProps {
  readonly count: Count
  readonly canWrite: boolean
}

/** The lines of a count: what was scanned last is above the list. */
export function CountLines({ count, canWrite }: CountLinesProps) {
  const { values, change, isNarrowed } = useFilters({ show: countLineFilters, search: 'text' })
  const parameters = { countId: count.id }
  const pages = useContractPages(listCountLinesCall, { parameters, query: values })
  const [scanned, setScanned] = useState<CountLine | null>(null)
  const save = useContractMutation(saveCountLinesCall, {
    outdates: [getCountCall, listCountsCall, listCountLinesCall],
    onDone: ({ lines }) => setScanned((now) => lines.find(({ variantId }) => variantId === now?.variantId) ?? now),
    onRefused(error) {
      showRefusal(error)
      // It shows what someone else has counted.
      void pages.refetch()
    },
  })
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? []
  const put = (line: CountLine, counted: number | null) => {
    if (counted === line.counted) return
    save.mutate({
      parameters,
      body: { lines: [{ kind: 'set', variantId: line.variantId, counted, seen: line.counted }] },
    })
  }
  return (
    <Stack gap="md">
      {canWrite && <Scanner count={count} scanned={scanned} onFound={setScanned} onCount={put} />}
      <div>
        <Filters isNarrowed={isNarrowed}>
          <SearchField
            label="Search by product or SKU"
            value={values.search ?? ''}
            onChange={(search) => change({ search })}
          />
          <FilterSelect
            label="Show"
            anyLabel="All items"
            width={160}
            value={values.show}
            choices={countLineFilters.map((show) => ({ value: show, label: filterLabels[show] }))}
            onChange={(show) => change({ show })}
          />
        </Filters>
        {pages.error && lines.length === 0 ? (
          <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
        ) : pages.isPending ? (
          <Skeleton height={320} radius="md" />
        ) : (
          <Panel title="Items" isFlush>
            {lines.length === 0 ? (
              <Text c="dimmed" p="md">
                {isNarrowed ? 'No items match.' : 'Nothing to count.'}
              </Text>
            ) : (
              <table className={classes.lines}>
                <thead>
                  <tr>
                    <th scope="col">Product</th>
                    <th scope="col">Expected</th>
                    <th scope="col">Counted</th>
                    <th scope="col">Difference</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    // Another number from someone else replaces what the field shows.
                    <LineRow key={`${line.variantId} ${line.counted}`} line={line} canWrite={canWrite} onCount={put} />
                  ))}
                </tbody>
              </table>
            )}
          </Panel>
        )}
        <ShowMore pages={pages} />
      </div>
    </Stack>
  )
}

interface ScannerProps {
  readonly count: Count
  readonly scanned: CountLine | null
  readonly onFound: (line: CountLine | null) => void
  readonly onCount: (line: CountLine, counted: number | null) => void
}

/** Finds an item by its SKU; Enter moves to its quantity, and from there back to the next SKU. */
function Scanner({ count, scanned, onFound, onCount }: ScannerProps) {
  const [sku, setSku] = useState('')
  const [quantity, setQuantity] = useState('')
  const [error, setError] = useState<string | null>(null)
  const skuField = useRef<HTMLInputElement>(null)
  const quantityField = useRef<HTMLInputElement>(null)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = sku.trim()
    if (wanted === '') return
    setError(null)
    try {
      const { lines } = await ask(listCountLinesCall, { parameters: { countId: count.id }, query: { sku: wanted } })
      const [line] = lines
      // The field is drawn with the line that was found, before it gets the focus.
      flushSync(() => {
        onFound(line ?? null)
        setQuantity(line ? String(line.counted ?? '') : '')
        setError(line ? null : 'No item of this count has this SKU.')
      })
      const field = line ? quantityField.current : skuField.current
      field?.focus()
      field?.select()
    } catch (failure) {
      showRefusal(failure)
    }
  }
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (!scanned || !/^\d{1,6}$/.test(quantity.trim())) return
    onCount(scanned, Number(quantity))
    setSku('')
    skuField.current?.focus()
  }
  return (
    <Panel title="Scan">
      <div className={classes.scanner}>
        <form onSubmit={(event) => void find(event)}>
          <TextInput
            ref={skuField}
            label="SKU"
            description="Scan or type a SKU, then press Enter."
            leftSection={<ScanBarcode size={16} aria-hidden />}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            value={sku}
            error={error}
            onChange={(event) => {
              setSku(event.currentTarget.value)
              setError(null)
            }}
          />
        </form>
        {scanned && (
          <form onSubmit={enter}>
            <TextInput
              ref={quantityField}
              label={`Quantity of ${scanned.title}`}
              description="Press Enter to save it and go to the next SKU."
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              error={quantity.trim() !== '' && !/^\d{1,6}$/.test(quantity.trim()) ? 'Enter a whole number.' : undefined}
              onChange={(event) => setQuantity(event.currentTarget.value)}
            />
          </form>
        )}
      </div>
    </Panel>
  )
}
