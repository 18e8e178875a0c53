import { ActionIcon, Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CircleSlash, Ellipsis, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { canMarkRefunded } from '#shared/orders/refunds.ts'
import { hasPacking, linesLeft, mayCancel } from '#shared/orders/rules.ts'
import { markOrderPaid, markOrderRefunded, type Order } from '#shared/orders/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useMay } from '#studio/session/member-context.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { FulfilDialog } from './fulfil-dialog.tsx'
import { nextStepOf } from './order-words.ts'
import { useOrderChange } from './use-order-change.ts'

/** What can be done with an order; the next thing to do wears the accent. */
export function OrderActions({ order }: { readonly order: Order }) {
  const may = useMay()
  const [isFulfilling, fulfilling] = useDisclosure(false)
  const [isCancelling, cancelling] = useDisclosure(false)
  const markPaid = useOrderChange(markOrderPaid, order.id, { onDone: () => showDone('Marked as paid.') })
  const markRefunded = useOrderChange(markOrderRefunded, order.id, { onDone: () => showDone('Marked as refunded.') })
  const next = nextStepOf(order)
  const canManage = may('orders.manage')
  const isAwaited = order.paymentState === 'awaiting' && order.state !== 'cancelled'
  const slip = hasPacking(order) && (
    <Button
      component={Link}
      to={`/orders/${order.id}/packing-slip`}
      variant="default"
      leftSection={<Printer size={16} aria-hidden />}
    >
      Packing slip
    </Button>
  )
  if (!canManage) return slip
  return (
    <>
      {mayCancel(order) && (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label="More actions for this order">
              <Ellipsis size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="danger" leftSection={<CircleSlash size={16} aria-hidden />} onClick={cancelling.open}>
              Cancel the order…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {slip}
      {isAwaited && (
        <Button
          variant={next === 'mark-paid' ? 'filled' : 'default'}
          loading={markPaid.isPending}
          onClick={() => markPaid.mutate({ parameters: { orderId: order.id } })}
        >
          Mark as paid
        </Button>
      )}
      {canMarkRefunded(order) && (
        <Button
          variant={next === 'mark-refunded' ? 'filled' : 'default'}
          loading={markRefunded.isPending}
          onClick={() => markRefunded.mutate({ parameters: { orderId: order.id } })}
        >
          Mark as refunded
        </Button>
      )}
      {order.state === 'open' && linesLeft(order).length > 0 && (
        <Button variant={next === 'fulfil' ? 'filled' : 'default'} onClick={fulfilling.open}>
          Fulfil
        </Button>
      )}
      <FulfilDialog order={order} isOpen={isFulfilling} close={fulfilling.close} />
      <CancelDialog order={order} isOpen={isCancelling} close={cancelling.close} />
    </>
  )
}
