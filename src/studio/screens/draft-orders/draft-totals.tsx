import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Fragment } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { totalRows, totalsOfCart } from '#shared/cart/total-rows.ts'
import { priceDraftOrderCall } from '#shared/draft-orders/api.ts'
import { type DraftContent, draftContentSchema } from '#shared/draft-orders/schema.ts'
import { formatPercent } from '#shared/money/percent.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import amounts from '#studio/kit/totals.module.css'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'

const PAUSE = 300

/** The cart of a draft order as checkout calculates it, a moment after the last change; undefined before. */
export function useDraftCart(content: DraftContent): { cart: ShoppingCart | undefined; error: unknown } {
  const [settled] = useDebouncedValue(content, PAUSE)
  const canPrice = useMay()('orders.manage')
  const isComplete = draftContentSchema.safeParse(settled).success
  const { data, error } = useContractQuery(
    priceDraftOrderCall,
    { body: { content: settled } },
    { enabled: canPrice && isComplete, keepsPreviousData: true },
  )
  return { cart: data?.cart, error }
}

/** The totals of a draft order: the rows of every cart and order. */
export function DraftTotals({
  cart,
  error,
  shipping,
}: ReturnType<typeof useDraftCart> & Pick<DraftContent, 'shipping'>) {
  const { money } = useFormats()
  const { locale } = useStaff().website
  if (error) return <RefusalAlert error={error} />
  if (!cart || cart.entries.length === 0) return <Text c="dimmed">Add items to see the total.</Text>
  const rows = totalRows(totalsOfCart(cart), {
    money: (cents) => money(cents, cart.currency),
    percent: (milliPercent) => formatPercent(milliPercent, locale),
    unknownShipping: shipping.kind === 'customer' ? 'Chosen at checkout' : 'Calculated at checkout',
  })
  return (
    <dl className={`${amounts.totals} tabular`}>
      {rows.map(({ kind, label, value }) => (
        <Fragment key={`${kind} ${label}`}>
          <dt data-grand={kind === 'total' || undefined}>{label}</dt>
          <dd data-grand={kind === 'total' || undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
