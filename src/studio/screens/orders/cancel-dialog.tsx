import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { canMarkRefunded, isRefundedByProvider } from '#shared/orders/refunds.ts'
import { linesLeft } from '#shared/orders/rules.ts'
import { cancelOrder, type Order } from '#shared/orders/schema.ts'
import { isCounted } from '#shared/products/rules.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { letterWillGo, orderName } from './order-words.ts'
import { useOrderChange } from './use-order-change.ts'
import { useSendsMail } from './use-sends-mail.ts'

interface CancelDialogProps {
  readonly order: Order
  readonly isOpen: boolean
  readonly close: () => void
}

/** Cancels an order: it cannot be taken back, so this says what will happen to goods, money and buyer. */
export function CancelDialog({ order, isOpen, close }: CancelDialogProps) {
  const [restock, setRestock] = useState(true)
  const [notifyBuyer, setNotifyBuyer] = useState(true)
  const { money } = useFormats()
  const sendsMail = useSendsMail(order.id)
  const mutation = useOrderChange(cancelOrder, order.id, {
    onDone: () => {
      close()
      showDone(`${orderName(order)} is cancelled.`)
    },
    onRefused: () => {},
  })
  const pieces = linesLeft(order)
    .filter(({ line }) => isCounted(line.productType))
    .reduce((sum, { left }) => sum + left, 0)
  return (
    <Modal opened={isOpen} onClose={close} title={`Cancel order ${formatOrderNumber(order.number)}`}>
      <Stack gap="md">
        <RefusalAlert error={mutation.error} />
        {order.downloads.length > 0 && <Text>Its downloads stop at once.</Text>}
        <Text>{moneyWords(order, money(order.grandTotalCents, order.currency))}</Text>
        {pieces > 0 && (
          <Checkbox
            label={`Put ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} back into stock`}
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
        )}
        <Checkbox
          label="Tell the buyer"
          description={letterWillGo(order.email, sendsMail)}
          checked={notifyBuyer}
          onChange={(event) => setNotifyBuyer(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Keep the order
          </Button>
          <Button
            color="danger"
            loading={mutation.isPending}
            onClick={() =>
              mutation.mutate({
                parameters: { orderId: order.id },
                body: { restock: restock && pieces > 0, notifyBuyer },
              })
            }
          >
            Cancel the order
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function moneyWords(order: Order, total: string): string {
  if (order.paymentState !== 'paid')
    return 'Nothing has been paid, so no money has to go back. A cancelled order stays in the list.'
  if (isRefundedByProvider(order))
    return `The ${total} that the buyer has paid will be returned automatically. A cancelled order stays in the list.`
  if (!canMarkRefunded({ ...order, state: 'cancelled' }))
    return 'There is no money to return. A cancelled order stays in the list.'
  return `The buyer has paid ${total}. Cancelling does not return it: please send it back the way it came, and mark the order as refunded.`
}
