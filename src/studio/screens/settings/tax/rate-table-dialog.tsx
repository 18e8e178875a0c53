import { Alert, FileInput, Select, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { formatPercent } from '#shared/money/percent.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import type { TaxCategory } from '#shared/tax-categories/schema.ts'
import { checkRateTableCall, LONGEST_RATES, type rateFilters } from '#shared/taxes/tables/api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { RateTableChanges } from './rate-table-changes.tsx'

type Filter = (typeof rateFilters)[number]

const tooLarge = 'This file is too large for a table of tax rates.'

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
  const form = useForm({
    initialValues: { file: null as File | null, filter: 'all' as Filter, removesOthers: false },
  })
  const check = useContractMutation(checkRateTableCall, {
    onRefused: (error) => form.setFieldError('file', wordsFor(error)),
  })

  /** Says again what would change, for every choice. */
  async function choose(change: Partial<typeof form.values>) {
    const { file, filter, removesOthers } = { ...form.values, ...change }
    form.setValues(change)
    form.clearErrors()
    check.reset()
    if (!file) return
    if (file.size > LONGEST_RATES) return form.setFieldError('file', tooLarge)
    const text = await file.text()
    check.mutate({ body: { text, filter, removesOthers, rates: [...rates], categories: [...categories] } })
  }
  const submit = form.onSubmit(() => {
    if (!checked) return
    apply(checked.rates)
    close()
  })

  const checked = check.data
  const count = checked ? checked.added.length + checked.changed.length + checked.removed.length : 0
  return (
    <Modal opened onClose={close} title="Import tax rates" size="lg">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <FileInput
            label="File"
            description="CSV with the columns Country, Region, Name, Rate, Tax category and Shipping, or JSON with rates by country. Nothing changes before you save."
            placeholder="Choose a file"
            accept=".csv,.json,text/csv,application/json"
            clearable
            value={form.values.file}
            error={form.errors.file}
            onChange={(file) => void choose({ file })}
          />
          <Select
            label="Rates to import"
            data={filters}
            allowDeselect={false}
            value={form.values.filter}
            onChange={(filter) => void choose({ filter: filter as Filter })}
          />
          <Switch
            label="Remove rates that aren’t in the file"
            checked={form.values.removesOthers}
            onChange={(event) => void choose({ removesOthers: event.currentTarget.checked })}
          />
          {checked && <RateTableChanges checked={checked} categories={categories} />}
          {checked && checked.coming.length > 0 && (
            <Alert color="notice" title="Rates that change soon">
              The file has rates that aren’t in force yet. Import it again then:{' '}
              {checked.coming
                .slice(0, 20)
                .map(
                  ({ place, day, rateMilliPercent }) =>
                    `${place} ${formatPercent(rateMilliPercent, locale)} from ${day}`,
                )
                .join(', ')}
              .
            </Alert>
          )}
          <DialogFooter submitLabel="Apply" isSubmitting={check.isPending} isDisabled={count === 0} close={close} />
        </Stack>
      </form>
    </Modal>
  )
}
