import { Alert, Button, FileInput, Group, Select, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import { call } from '#shared/http/call.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { formatPercent } from '#shared/money/percent.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import type { TaxCategory } from '#shared/tax-categories/schema.ts'
import { checkRateTableCall, LONGEST_RATES, type rateFilters } from '#shared/taxes/tables/api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { RateTableChanges } from './rate-table-changes.tsx'

type Filter = (typeof rateFilters)[number]
type CheckedTable = ReplyOf<typeof checkRateTableCall>

const filters: readonly { readonly value: Filter; readonly label: string }[] = [
  { value: 'all', label: 'All countries in the file' },
  { value: 'european-union', label: 'Countries of the EU' },
  { value: 'own-countries', label: 'Countries that you already have rates for' },
]

interface RateTableDialogProps {
  readonly rates: readonly TaxRate[]
  readonly categories: readonly TaxCategory[]
  readonly close: () => void
  readonly apply: (rates: TaxRate[]) => void
}

/** Imports a table of tax rates: first it says what would change, then the rates are put into the draft. */
export function RateTableDialog({ rates, categories, close, apply }: RateTableDialogProps) {
  const { locale } = useStaff().website
  const [file, setFile] = useState<File | null>(null)
  const [filter, setFilter] = useState<Filter>('all')
  const [removesOthers, setRemovesOthers] = useState(false)
  const [checked, setChecked] = useState<CheckedTable | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  async function check(change: { file?: File | null; filter?: Filter; removesOthers?: boolean }) {
    const next = { file, filter, removesOthers, ...change }
    setFile(next.file)
    setFilter(next.filter)
    setRemovesOthers(next.removesOthers)
    setChecked(null)
    setError(null)
    if (!next.file) return
    if (next.file.size > LONGEST_RATES) return setError('This file is too large for a table of tax rates.')
    setIsRunning(true)
    const body = {
      text: await next.file.text(),
      filter: next.filter,
      removesOthers: next.removesOthers,
      rates: [...rates],
      categories: [...categories],
    }
    const result = await call(checkRateTableCall, { body })
    setIsRunning(false)
    if (result.ok) setChecked(result.value)
    else setError(wordsFor(result.failure))
  }

  const count = checked ? checked.added.length + checked.changed.length + checked.removed.length : 0
  return (
    <Modal opened onClose={close} title="Import tax rates" size="lg">
      <Stack gap="md">
        <FileInput
          label="File"
          description="CSV with the columns Country, Region, Name, Rate, Tax category and Shipping, or JSON with rates by country. Nothing changes before you save."
          placeholder="Choose a file"
          accept=".csv,.json,text/csv,application/json"
          clearable
          value={file}
          error={error}
          onChange={(chosen) => void check({ file: chosen })}
        />
        <Select
          label="Rates to import"
          data={filters}
          allowDeselect={false}
          value={filter}
          onChange={(value) => void check({ filter: value as Filter })}
        />
        <Switch
          label="Remove rates that aren’t in the file"
          checked={removesOthers}
          onChange={(event) => void check({ removesOthers: event.currentTarget.checked })}
        />
        {checked && <RateTableChanges checked={checked} categories={categories} />}
        {checked && checked.coming.length > 0 && (
          <Alert color="notice" title="Rates that change soon">
            The file has rates that aren’t in force yet. Import it again then:{' '}
            {checked.coming
              .slice(0, 20)
              .map(
                ({ place, day, rateMilliPercent }) => `${place} ${formatPercent(rateMilliPercent, locale)} from ${day}`,
              )
              .join(', ')}
            .
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            loading={isRunning}
            disabled={count === 0}
            onClick={() => {
              apply(checked!.rates)
              close()
            }}
          >
            Apply
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
