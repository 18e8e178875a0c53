import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { canMarkRefunded, isRefundedByProvider } from '#shared/orders/refunds.ts'
import { linesLeft } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { listOrderReturnsCall } from '#shared/returns/owner-api.ts'
import { deliveryNote } from '#studio/kit/delivery-words.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { orderName } from './order-words.ts'
import { useOrderChange } from './use-order-change.ts'
import { useSendsMail } from './use-sends-mail.ts'

interface CancelDialogProps {
  readonly order: Order
  readonly isOpen: boolean
  readonly close: () => void
}

/** Cancels an order: this can't be undone, so it says what happens to stock, money and emails. */
export function CancelDialog({ order, isOpen, close }: CancelDialogProps) {
  const form = useForm({ initialValues: { restock: true, notifyBuyer: true } })
  const { money } = useFormats()
  const sendsMail = useSendsMail(order.id)
  const mutation = useOrderChange(cancelOrderCall, order.id, {
    onDone: () => {
      close()
      showDone(`${orderName(order)} canceled.`)
    },
    onRefused: () => {},
  })
  const { data } = useContractQuery(listOrderReturnsCall, { parameters: { orderId: order.id } }, { enabled: isOpen })
  const units = sum(
    linesLeft(order)
      .filter(({ line }) => data?.restockable.includes(line.id))
      .map(({ left }) => left),
  )
  return (
    <Modal opened={isOpen} onClose={close} title={`Cancel order ${formatOrderNumber(order.number)}`}>
      <form
        onSubmit={form.onSubmit(({ restock, notifyBuyer }) =>
          mutation.mutate({ parameters: { orderId: order.id }, body: { restock: restock && units > 0, notifyBuyer } }),
        )}
      >
        <Stack gap="md">
          <RefusalAlert error={mutation.error} />
          {order.downloads.length > 0 && <Text>Download links stop working immediately.</Text>}
          <Text>{moneyWords(order, (cents) => money(cents, order.currency))}</Text>
          {units > 0 && (
            <Checkbox
              label={`Return ${units} ${units === 1 ? 'unit' : 'units'} to stock`}
              {...form.getInputProps('restock', { type: 'checkbox' })}
            />
          )}
          <Checkbox
            label="Email the customer"
            description={deliveryNote(order.email, sendsMail)}
            {...form.getInputProps('notifyBuyer', { type: 'checkbox' })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              Keep order
            </Button>
            <Button color="danger" loading={mutation.isPending} type="submit">
              Cancel order
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function moneyWords(order: Order, money: (cents: number) => string): string {
  const total = money(order.grandTotalCents - order.refundedCents)
  if (order.testMode) return 'This is a test order, so there’s nothing to refund. It stays in your list.'
  if (order.paymentState === 'awaiting')
    return order.giftCards?.length
      ? 'What gift cards paid goes back to them. The order stays in your list.'
      : 'Nothing has been paid, so there’s nothing to refund. The order stays in your list.'
  if (isRefundedByProvider(order)) return `The customer will be refunded ${total}. The order stays in your list.`
  if (!canMarkRefunded({ ...order, state: 'cancelled' }))
    return 'There’s nothing to refund. The order stays in your list.'
  const way = order.paymentMethod === 'bank-transfer' ? 'by bank transfer' : 'the way it was paid'
  const byHand = money(Math.min(dueOfOrder(order), order.grandTotalCents - order.refundedCents))
  return order.giftCards?.length
    ? `This doesn’t send the money back. Return ${byHand} ${way}, then mark the order as refunded: the gift cards get their part back then.`
    : `The customer has paid ${total}. This doesn’t send the money back. Return it ${way}, then mark the order as refunded.`
}
