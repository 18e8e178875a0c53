import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { REASON_LENGTH, refundOrderCall } from '#shared/orders/refund-api.ts'
import { paysOwedFirst, refundableOf } from '#shared/orders/refunds.ts'
import { deliveryOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { listOrderReturnsCall } from '#shared/returns/owner-api.ts'
import { deliveryNote } from '#studio/kit/delivery-words.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useKeptCents } from '../gift-cards/use-kept-cents.ts'
import { PieceList } from '../pieces/piece-list.tsx'
import { useOrderChange } from '../use-order-change.ts'
import { useSendsMail } from '../use-sends-mail.ts'
import { costOf, leftFor, paidFor, paidForRow, rowsOf } from './refund-draft.ts'
import { whereMoneyGoes } from './refund-words.ts'
import classes from './refunds.module.css'

interface RefundDialogProps {
  readonly order: Order
  readonly isOpen: boolean
  readonly close: () => void
}

/** Refunds items, shipping or any amount of an order. */
export function RefundDialog({ order, isOpen, close }: RefundDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={`Refund order ${formatOrderNumber(order.number)}`} size="lg">
      {/* Mounted each time it opens, with what is left then. */}
      {isOpen && <RefundForm order={order} close={close} />}
    </Modal>
  )
}

function RefundForm({ order, close }: Omit<RefundDialogProps, 'isOpen'>) {
  const { money } = useFormats()
  const cost = (cents: number) => money(cents, order.currency)
  const paysOwed = paysOwedFirst(order)
  const refundable = refundableOf(order, { paysOwed })
  const rows = rowsOf(refundable, deliveryOf(order))
  const form = useForm({
    initialValues: {
      /** By row. */
      quantities: {} as Readonly<Record<string, number>>,
      shippingCents: 0,
      /** Null while the suggested amount is refunded. */
      typedCents: null as number | null,
      ...{ restock: true, reason: '', notifyBuyer: true },
    },
  })
  const { shippingCents, typedCents } = form.values
  const quantities = new Map(Object.entries(form.values.quantities))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const sendsMail = useSendsMail(order.id)
  const { data } = useContractQuery(listOrderReturnsCall, { parameters: { orderId: order.id } })
  const chosen = costOf(
    order,
    rows,
    { quantities, shippingCents: shippingCents || 0 },
    data ?? { returns: [], restockable: [] },
  )
  const kept = useKeptCents(order)(new Map(chosen.lines.map(({ lineId, quantity }) => [lineId, quantity])))
  const mostCents = Math.max(0, refundable.cents - kept)
  const cents = typedCents ?? Math.min(chosen.suggestedCents, mostCents)
  const isTooMuch = cents > mostCents
  const isShippingTooMuch = shippingCents > refundable.shippingCents
  const canRefund = Number.isInteger(cents) && cents > 0 && !isTooMuch && !isShippingTooMuch
  // What the customer owes is taken off first: that money does not move.
  const movedCents = paysOwed ? Math.max(0, cents - order.owedCents) : cents
  const paidWords = (paid: { readonly cents: number; readonly leftCents: number; readonly quantity: number }) =>
    paid.leftCents < paid.cents
      ? `${cost(paid.leftCents)} left of ${cost(paid.cents)}`
      : `${cost(paid.cents)} paid${paid.quantity > 1 ? ` for ${paid.quantity}` : ''}`
  const client = useQueryClient()
  const mutation = useOrderChange(refundOrderCall, order.id, {
    onDone: () => {
      close()
      showDone(`Refunded ${cost(cents)}.`)
    },
    // Somebody else may have refunded meanwhile: what is left is read again.
    onRefused: () =>
      void client.invalidateQueries({ queryKey: keyOf(getOrderCall, { parameters: { orderId: order.id } }) }),
  })

  return (
    <form
      onSubmit={form.onSubmit(({ restock, reason, notifyBuyer }) => {
        if (!canRefund) return
        mutation.mutate({
          parameters: { orderId: order.id },
          body: {
            ...{ idempotencyKey, lines: chosen.lines, shippingCents, cents, reason, notifyBuyer },
            restock: restock && chosen.restockable > 0,
          },
        })
      })}
    >
      <Stack gap="md">
        <RefusalAlert error={mutation.error} />
        {rows.length > 0 && (
          <PieceList
            order={order}
            rows={rows}
            quantities={quantities}
            labelOf={({ label }) => label}
            factsOf={(row) => paidWords(paidForRow(order, row))}
            bundleFactsOf={([{ bundle }]) => {
              const lines = order.lines.filter((line) => line.bundle?.id === bundle!.id)
              const { quantity } = bundle!
              return paidWords({ cents: paidFor(order, lines), leftCents: leftFor(order, lines), quantity })
            }}
            onChange={(changed) =>
              form.setValues({
                quantities: { ...form.values.quantities, ...Object.fromEntries(changed) },
                typedCents: null,
              })
            }
          />
        )}
        {chosen.restockable > 0 && (
          <Checkbox
            label="Restock items"
            description={`Adds ${chosen.restockable} ${chosen.restockable === 1 ? 'unit' : 'units'} to your stock`}
            {...form.getInputProps('restock', { type: 'checkbox' })}
          />
        )}
        <div className={classes.amounts}>
          {refundable.shippingCents > 0 && (
            <MoneyField
              label="Shipping"
              description={`${cost(refundable.shippingCents)} left`}
              currency={order.currency}
              value={shippingCents}
              error={isShippingTooMuch ? `Enter ${cost(refundable.shippingCents)} or less.` : undefined}
              onChange={(next) => form.setValues({ shippingCents: next, typedCents: null })}
            />
          )}
          <MoneyField
            label="Refund amount"
            description={`${cost(mostCents)} left`}
            currency={order.currency}
            value={cents}
            error={isTooMuch ? `Enter ${cost(mostCents)} or less.` : undefined}
            onChange={(next) => form.setFieldValue('typedCents', next)}
          />
        </div>
        {hasGiftCards(order) && (
          <Text size="sm">
            Gift cards that you refund are disabled. What was used of them, and gift cards that you don’t choose, can’t
            be refunded.
          </Text>
        )}
        <TextInput
          label="Reason"
          description="Only your team sees this."
          maxLength={REASON_LENGTH}
          {...form.getInputProps('reason')}
        />
        {paysOwed && <Text size="sm">The {cost(order.owedCents)} that the customer owes is taken off first.</Text>}
        <Text size="sm">{whereMoneyGoes(order, canRefund ? movedCents : 0, money)}</Text>
        <Checkbox
          label="Email the customer"
          description={deliveryNote(order.email, sendsMail)}
          {...form.getInputProps('notifyBuyer', { type: 'checkbox' })}
        />
        <DialogFooter
          submitLabel={canRefund ? `Refund ${cost(cents)}` : 'Refund'}
          isSubmitting={mutation.isPending}
          isDisabled={!canRefund}
          close={close}
        />
      </Stack>
    </form>
  )
}
