import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { linkOwedCall, markOwedPaidCall } from '#shared/orders/edits/api.ts'
import { dueNowOf, paidOfOrder } from '#shared/orders/edits/rules.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { exchangedOf } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { CustomerLink } from '#studio/kit/customer-link.tsx'
import { deliveryNote, deliveryResult } from '#studio/kit/delivery-words.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { PaidForm } from '../../draft-orders/paid-form.tsx'
import { useOrderChange } from '../use-order-change.ts'

interface OwedProps {
  readonly order: Order
}

/** What the customer owes since the order was edited or exchanged, and how it is collected; nothing where nothing is owed. */
export function OwedPanel({ order }: OwedProps) {
  const { money } = useFormats()
  const may = useMay()
  const [isLinking, linking] = useDisclosure(false)
  const [isPaying, paying] = useDisclosure(false)
  const due = dueNowOf(order)
  if (due === 0 || order.state === 'cancelled') return null
  const cost = (cents: number) => money(cents, order.currency)
  const exchanged = exchangedOf(order)
  return (
    <Panel title={`Customer owes ${cost(due)}`}>
      <Stack gap="sm">
        <Text>
          {cost(paidOfOrder(order) - exchanged)} of {cost(order.grandTotalCents - exchanged)} is paid.{' '}
          {reasonOfOwed(order)}
          {order.expectedCents > 0 && ` Items that come back pay ${cost(order.expectedCents)} of it.`}
        </Text>
        {may('orders.manage') && (
          <Group gap="xs">
            <Button onClick={linking.open}>Payment link</Button>
            <Button variant="default" onClick={paying.open}>
              Mark as paid
            </Button>
          </Group>
        )}
      </Stack>
      <Modal opened={isLinking} onClose={linking.close} title="Payment link">
        <LinkForm order={order} close={linking.close} />
      </Modal>
      <Modal opened={isPaying} onClose={paying.close} title={`Mark ${cost(due)} as paid`}>
        <MarkPaid order={order} close={paying.close} />
      </Modal>
    </Panel>
  )
}

/** Why the order has cost more since it was paid. An exchange is an edit of the order too, and ends its other edits. */
function reasonOfOwed(order: Order): string {
  if (exchangedOf(order) === 0 && order.expectedCents === 0) return 'The rest was added when the order was edited.'
  const edits = order.events.filter(({ kind }) => kind === 'edited').length
  return edits > 1
    ? 'The rest was added by the exchange or when the order was edited.'
    : 'The rest was added by the exchange.'
}

interface FormProps extends OwedProps {
  readonly close: () => void
}

function LinkForm({ order, close }: FormProps) {
  const { canSendEmail } = useStaff().website
  const show = useContractMutation(linkOwedCall, {})
  const send = useContractMutation(linkOwedCall, {
    outdates: [getOrderCall, listEmailsCall],
    onDone: () => {
      close()
      showDone(deliveryResult(canSendEmail))
    },
  })
  const parameters = { orderId: order.id }
  return (
    <CustomerLink
      lead="The customer pays the amount due at your checkout. The link works until it is paid."
      url={show.data?.url}
      isShowing={show.isPending}
      show={() => show.mutate({ parameters, body: { sendEmail: false } })}
      email={{
        note: deliveryNote(order.email, canSendEmail),
        isSending: send.isPending,
        send: () => send.mutate({ parameters, body: { sendEmail: true } }),
      }}
    />
  )
}

function MarkPaid({ order, close }: FormProps) {
  const pay = useOrderChange(markOwedPaidCall, order.id, {
    onDone: () => {
      close()
      showDone('Marked as paid.')
    },
  })
  return (
    <PaidForm
      isPending={pay.isPending}
      close={close}
      pay={(paymentMethod) =>
        pay.mutate({ parameters: { orderId: order.id }, body: { paymentMethod, cents: dueNowOf(order) } })
      }
    />
  )
}
