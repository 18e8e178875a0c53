import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { refundableOf, suggestedRefund } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { refundReturnCall } from '#shared/returns/owner-api.ts'
import { receivedPieces } from '#shared/returns/rules.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { whereMoneyGoes } from '../refunds/refund-words.ts'
import classes from '../refunds/refunds.module.css'
import { NotifyField } from './notify-field.tsx'
import { useReturnChange } from './use-return-change.ts'

interface RefundReturnFormProps {
  readonly order: Order
  readonly found: OrderReturn
  readonly close: () => void
}

/** Refunds what has arrived of a return, less a fee. The server computes the same amount. */
export function RefundReturnForm({ order, found, close }: RefundReturnFormProps) {
  const { money } = useFormats()
  const cost = (cents: number) => money(cents, order.currency)
  const [shippingCents, setShippingCents] = useState(0)
  const [feeCents, setFeeCents] = useState(0)
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  const most = refundableOf(order).shippingCents
  const pieces = receivedPieces(found)
  const items = suggestedRefund(order, { pieces, shippingCents: 0 }).cents
  const cents = suggestedRefund(order, { pieces, shippingCents: shippingCents || 0 }).cents - feeCents
  const isShippingTooMuch = shippingCents > most
  const canRefund = Number.isInteger(cents) && cents > 0 && !isShippingTooMuch
  const refund = useReturnChange(refundReturnCall, () => {
    close()
    showDone(`Refunded ${cost(cents)}.`)
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (canRefund)
          refund.mutate({ parameters: { returnId: found.id }, body: { shippingCents, feeCents, notifyBuyer } })
      }}
    >
      <Stack gap="md">
        <RefusalAlert error={refund.error} />
        <Text>The items that were received cost {cost(items)}.</Text>
        <div className={classes.amounts}>
          {most > 0 && (
            <MoneyField
              label="Shipping"
              description={`${cost(most)} left`}
              currency={order.currency}
              value={shippingCents}
              error={isShippingTooMuch ? `Enter ${cost(most)} or less.` : undefined}
              onChange={setShippingCents}
            />
          )}
          <MoneyField
            label="Restocking fee"
            description="Taken from the refund"
            currency={order.currency}
            value={feeCents}
            error={cents <= 0 ? 'Nothing is left to refund.' : undefined}
            onChange={setFeeCents}
          />
        </div>
        <Text size="sm">{whereMoneyGoes(order)}</Text>
        <NotifyField order={order} value={notifyBuyer} onChange={setNotifyBuyer} />
        <DialogFooter
          submitLabel={canRefund ? `Refund ${cost(cents)}` : 'Refund'}
          isSubmitting={refund.isPending}
          isDisabled={!canRefund}
          close={close}
        />
      </Stack>
    </form>
  )
}
