import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { costOfExchange, settlementOfReturn } from '#shared/exchanges/rules.ts'
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
  const most = refundableOf(order, { paysOwed: true }).shippingCents
  const pieces = receivedPieces(found)
  const items = suggestedRefund(order, { pieces, shippingCents: 0 }, { paysOwed: true }).cents
  const cents =
    suggestedRefund(order, { pieces, shippingCents: shippingCents || 0 }, { paysOwed: true }).cents - feeCents
  const isShippingTooMuch = shippingCents > most
  const canRefund = Number.isInteger(cents) && cents > 0 && !isShippingTooMuch
  const isExchanged = found.exchange?.state === 'reserved' || found.exchange?.state === 'added'
  // New items that are not in the order yet are owed as soon as they are.
  const newCents = found.exchange?.state === 'reserved' ? (costOfExchange(found.exchange) ?? 0) : 0
  const settled = settlementOfReturn({ creditCents: Math.max(0, cents), owedCents: order.owedCents + newCents })
  const refund = useReturnChange(refundReturnCall, () => {
    close()
    showDone(isExchanged ? 'Exchange completed.' : `Refunded ${cost(settled.refundCents)}.`)
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
        {settled.exchangedCents > 0 && <Difference order={order} settled={settled} isExchanged={isExchanged} />}
        {settled.refundCents > 0 && <Text size="sm">{whereMoneyGoes(order, settled.refundCents, cost)}</Text>}
        <NotifyField order={order} value={notifyBuyer} onChange={setNotifyBuyer} />
        <DialogFooter
          submitLabel={isExchanged ? 'Complete exchange' : canRefund ? `Refund ${cost(settled.refundCents)}` : 'Refund'}
          isSubmitting={refund.isPending}
          isDisabled={!canRefund}
          close={close}
        />
      </Stack>
    </form>
  )
}

/** What the value of the items pays, and what is owed or refunded then. */
function Difference({
  order,
  settled: { exchangedCents, owedCents, refundCents },
  isExchanged,
}: {
  readonly order: Order
  readonly settled: ReturnType<typeof settlementOfReturn>
  readonly isExchanged: boolean
}) {
  const { money } = useFormats()
  const cost = (cents: number) => money(cents, order.currency)
  const what = isExchanged ? 'the new items' : 'what the customer owes'
  const rest =
    owedCents > 0
      ? `The customer owes ${cost(owedCents)}.`
      : refundCents > 0
        ? `${cost(refundCents)} is refunded.`
        : 'Nothing is left to pay or refund.'
  return (
    <Text>
      {cost(exchangedCents)} of it pays for {what}. {rest}
    </Text>
  )
}
