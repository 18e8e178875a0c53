import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Fragment } from 'react'
import type { ExchangeItem } from '#shared/exchanges/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { previewExchangeCall } from '#shared/returns/exchange-api.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import amounts from '#studio/kit/totals.module.css'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

const PAUSE = 300

interface ExchangeDifferenceProps {
  readonly order: Order
  readonly returnId: string
  readonly items: readonly ExchangeItem[]
}

/** What the new items cost, what the returned ones were paid for, and who gets the difference: as the server settles it. */
export function ExchangeDifference({ order, returnId, items }: ExchangeDifferenceProps) {
  const { money } = useFormats()
  // A text, because each drawing makes a new list.
  const [settled] = useDebouncedValue(JSON.stringify(items), PAUSE)
  const { data, error } = useContractQuery(
    previewExchangeCall,
    { parameters: { returnId }, body: { items: JSON.parse(settled) as ExchangeItem[] } },
    { keepsPreviousData: true },
  )
  if (error) return <RefusalAlert error={error} />
  if (!data) return <Text c="dimmed">Calculating the difference…</Text>
  const cost = (cents: number) => money(cents, order.currency)
  const { newCents, creditCents, owedCents, refundCents, onceOnly } = data
  const rows = [
    ['New items', cost(newCents)],
    ['Returned items', `−${cost(creditCents)}`],
    ...(order.owedCents > 0 ? [['Owed for the order', cost(order.owedCents)]] : []),
    refundCents > 0 ? ['To refund', cost(refundCents)] : ['To pay', cost(owedCents)],
  ] as const
  return (
    <>
      {onceOnly.map((title) => (
        <Text key={title} size="sm" c="dimmed">
          {title} is a subscription. In an exchange the customer gets it once, without renewals.
        </Text>
      ))}
      <dl className={`${amounts.totals} tabular`}>
        {rows.map(([label, value], index) => (
          <Fragment key={label}>
            <dt data-grand={index === rows.length - 1 || undefined}>{label}</dt>
            <dd data-grand={index === rows.length - 1 || undefined}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
