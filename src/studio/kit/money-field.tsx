import { formatAmount } from '#shared/money/format.ts'
import { parseAmount } from '#shared/money/parse.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { ReadField, type ReadFieldProps } from './read-field.tsx'

interface MoneyFieldProps extends Omit<ReadFieldProps, 'read' | 'write' | 'hint'> {
  /** Absent: the shop's currency. */
  readonly currency?: string
}

/** An amount in the shop's currency, in hundredths; an empty field is 0. */
export function MoneyField({ currency: given, ...props }: MoneyFieldProps) {
  const { currency: ofShop, locale } = useStaff().website
  const currency = given ?? ofShop
  return (
    <ReadField
      {...props}
      leftSection={currency}
      leftSectionWidth={52}
      leftSectionProps={{ style: { color: 'var(--ink-soft)', fontSize: 13 } }}
      write={(cents) => formatAmount(cents, currency, locale)}
      read={(text) => (text.trim() === '' ? 0 : parseAmount(text, currency, locale))}
      hint="Enter an amount like 12.50."
    />
  )
}
