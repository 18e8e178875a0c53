import { Select, SimpleGrid, Switch } from '@mantine/core'
import { LONGEST_TRIAL, type Trial, type TrialUnit, trialUnits } from '#shared/subscription-plans/schema.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'

interface TrialFieldsProps {
  /** Undefined without one. */
  readonly trial: Trial | undefined
  readonly onChange: (trial: Trial | undefined) => void
}

const unitWords: Readonly<Record<TrialUnit, string>> = { DAY: 'days', WEEK: 'weeks', MONTH: 'months' }
const twoWeeks: Trial = { period: { value: 14, unit: 'DAY' }, priceCents: 0 }

/** How a subscription begins: with a free or cheaper first period, or with its first payment. */
export function TrialFields({ trial, onChange }: TrialFieldsProps) {
  return (
    <>
      <Switch
        label="Begin with a trial"
        description="New customers pay less at first, or nothing. Their payment method is saved, and they get an email before the trial ends."
        checked={trial !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? twoWeeks : undefined)}
      />
      {trial && (
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <NumberField
            label="Trial length"
            min={1}
            max={LONGEST_TRIAL}
            allowDecimal={false}
            value={trial.period.value}
            onChange={(value) => onChange({ ...trial, period: { ...trial.period, value } })}
          />
          <Select
            label="Trial period"
            allowDeselect={false}
            data={trialUnits.map((unit) => ({ value: unit, label: unitWords[unit] }))}
            value={trial.period.unit}
            onChange={(unit) => onChange({ ...trial, period: { ...trial.period, unit: unit as TrialUnit } })}
          />
          <MoneyField
            label="Trial price"
            description="0: free. Shipping and taxes are added."
            inputWrapperOrder={['label', 'input', 'description']}
            value={trial.priceCents}
            onChange={(priceCents) => onChange({ ...trial, priceCents })}
          />
        </SimpleGrid>
      )}
    </>
  )
}
