import { Group, Select } from '@mantine/core'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'

type Discount = DraftContent['discount']

const newDiscounts = {
  none: null,
  percent: { kind: 'percent', title: '', percentMilli: 10_000 },
  amount: { kind: 'amount', title: '', amountCents: 500 },
} as const satisfies Readonly<Record<string, Discount>>

interface DiscountFieldProps {
  readonly label: string
  readonly discount: Discount
  readonly onChange: (discount: Discount) => void
  /** Absent: the shop's currency. */
  readonly currency?: string
}

/** One discount on a whole order: none, a percentage or an amount. */
export function DiscountField({ label, discount, onChange, currency }: DiscountFieldProps) {
  return (
    <Group gap="sm" align="end" grow>
      <Select
        label={label}
        allowDeselect={false}
        value={discount?.kind ?? 'none'}
        data={[
          { value: 'none', label: 'No discount' },
          { value: 'percent', label: 'Percentage' },
          { value: 'amount', label: 'Amount' },
        ]}
        onChange={(kind) => onChange(newDiscounts[kind as keyof typeof newDiscounts])}
      />
      {discount?.kind === 'percent' && (
        <NumberField
          label="Percentage"
          suffix=" %"
          min={1}
          max={100}
          decimalScale={2}
          value={discount.percentMilli / 1000}
          onChange={(value) => onChange({ ...discount, percentMilli: Math.round(value * 1000) })}
        />
      )}
      {discount?.kind === 'amount' && (
        <MoneyField
          label="Amount"
          {...(currency !== undefined && { currency })}
          value={discount.amountCents}
          onChange={(amountCents) => onChange({ ...discount, amountCents })}
        />
      )}
    </Group>
  )
}
