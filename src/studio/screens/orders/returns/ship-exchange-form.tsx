import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { costOfExchange } from '#shared/exchanges/rules.ts'
import { suggestedRefund } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { shipExchangeCall } from '#shared/returns/exchange-api.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { NotifyField } from './notify-field.tsx'
import { useReturnChange } from './use-return-change.ts'

interface ShipExchangeFormProps {
  readonly order: Order
  readonly found: OrderReturn
  readonly close: () => void
}

/** Adds the new items of an exchange to the order before the others are back. */
export function ShipExchangeForm({ order, found, close }: ShipExchangeFormProps) {
  const { money } = useFormats()
  const cost = (cents: number) => money(cents, order.currency)
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  const ship = useReturnChange(shipExchangeCall, () => {
    close()
    showDone('New items added to the order.')
  })
  const pieces = new Map(found.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const newCents = (found.exchange && costOfExchange(found.exchange)) ?? 0
  const dueCents = newCents - suggestedRefund(order, { pieces, shippingCents: 0 }).cents
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ship.mutate({ parameters: { returnId: found.id }, body: { notifyBuyer } })
      }}
    >
      <Stack gap="md">
        <RefusalAlert error={ship.error} />
        <Text>
          The new items become part of this order, so that you can ship them now.{' '}
          {dueCents > 0 ? `The customer owes ${cost(dueCents)} now.` : 'The customer owes nothing now.'} If you cancel
          the return later, they owe the price of the new items, {cost(newCents)} in all.
        </Text>
        <NotifyField order={order} value={notifyBuyer} onChange={setNotifyBuyer} />
        <DialogFooter submitLabel="Add new items" isSubmitting={ship.isPending} close={close} />
      </Stack>
    </form>
  )
}
