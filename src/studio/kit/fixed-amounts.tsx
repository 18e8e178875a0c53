import { SimpleGrid } from '@mantine/core'
import type { FixedPrices } from '#shared/currencies/schema.ts'
import { formatAmount } from '#shared/money/format.ts'
import { parseAmount } from '#shared/money/parse.ts'
import type { Currency } from '#shared/money/schema.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { ReadField } from './read-field.tsx'

interface FixedAmountsProps {
  /** What the amount is, such as 'Price'. */
  readonly label: string
  readonly amounts: FixedPrices | undefined
  readonly error?: string | undefined
  readonly onChange: (amounts: FixedPrices) => void
}

/** An amount in each of the shop's other currencies. An empty field is converted; nothing where there is one currency. */
export function FixedAmounts({ label, amounts = {}, error, onChange }: FixedAmountsProps) {
  const { currencies = [], locale } = useStaff().website
  if (currencies.length === 0) return null
  function put(code: Currency, cents: number) {
    const { [code]: _, ...others } = amounts
    onChange(cents === 0 ? others : { ...others, [code]: cents })
  }
  return (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm">
      {currencies.map((code, index) => (
        <ReadField
          key={code}
          label={`${label}, ${code}`}
          placeholder="Converted"
          value={amounts[code] ?? 0}
          write={(cents) => (cents === 0 ? '' : formatAmount(cents, code, locale))}
          read={(text) => (text.trim() === '' ? 0 : parseAmount(text, code, locale))}
          hint="Enter an amount, or leave it empty to convert it."
          error={index === 0 ? error : undefined}
          onChange={(cents) => put(code, cents)}
        />
      ))}
    </SimpleGrid>
  )
}
