import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CircleSlash, Ellipsis, Printer, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { markOrderPaidCall, markOrderRefundedCall, undoOrderPaidCall } from '#shared/orders/change-api.ts'
import { whyNotEditable } from '#shared/orders/edits/rules.ts'
import { hasGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import { canMarkRefunded, canRefund, canUndoPaid, paysOwedFirst } from '#shared/orders/refunds.ts'
import { deliveryOf, hasPacking, linesLeft, mayCancel } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { showDone, showUndo } from '#studio/kit/notices.tsx'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { FulfilDialog } from './fulfil-dialog.tsx'
import classes from './order-header.module.css'
import { nextStepOf } from './order-words.ts'
import { RefundDialog } from './refunds/refund-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

const giftCardsDone = (canSendEmail: boolean): string =>
  canSendEmail
    ? 'Marked as paid. The gift cards are emailed now, or on the day the customer chose.'
    : 'Marked as paid. The customer finds the gift cards on the page of the order.'

interface OrderActionsProps {
  readonly order: Order
  /** The links to other orders, beside the icons. */
  readonly steps: ReactNode
}

/**
 * Actions on an order; the next step is the filled button. On phones the icons are above it, and buttons fill their
 * lines.
 */
export function OrderActions({ order, steps }: OrderActionsProps) {
  const may = useMay()
  const { canSendEmail } = useStaff().website
  const [isFulfilling, fulfilling] = useDisclosure(false)
  const [isCancelling, cancelling] = useDisclosure(false)
  const [isRefunding, refunding] = useDisclosure(false)
  const parameters = { orderId: order.id }
  const notEditable = whyNotEditable(order)
  const undoPaid = useOrderChange(undoOrderPaidCall, order.id, { onDone: () => showDone('Marked as unpaid.') })
  const markPaid = useOrderChange(markOrderPaidCall, order.id, {
    onDone: () =>
      hasGiftCards(order)
        ? showDone(giftCardsDone(canSendEmail))
        : showUndo('Marked as paid.', () => undoPaid.mutate({ parameters })),
  })
  const markRefunded = useOrderChange(markOrderRefundedCall, order.id, {
    onDone: () => showDone('Marked as refunded.'),
  })
  const next = nextStepOf(order)
  // The owner still has to return what was paid for a canceled order.
  const awaitsManualRefund = order.state === 'cancelled' && canMarkRefunded(order)
  const slip = hasPacking(order) && (
    <Button
      component={Link}
      to={`/orders/packing-slips?ids=${order.id}`}
      variant="default"
      leftSection={<Printer size={16} aria-hidden />}
    >
      Packing slip
    </Button>
  )
  const hasMenu = mayCancel(order) || canUndoPaid(order) || awaitsManualRefund
  const canManage = may('orders.manage')
  return (
    <div className={classes.actions} data-fills>
      <div className={classes.icons}>
        {steps}
        {canManage && hasMenu && (
          <Menu>
            <Menu.Target>
              <ActionIcon aria-label="More actions for this order">
                <Ellipsis size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {awaitsManualRefund && (
                <Menu.Item leftSection={<Undo2 size={16} aria-hidden />} onClick={refunding.open}>
                  Refund a part…
                </Menu.Item>
              )}
              {canUndoPaid(order) && (
                <Menu.Item
                  leftSection={<Undo2 size={16} aria-hidden />}
                  onClick={() => undoPaid.mutate({ parameters })}
                >
                  Mark as unpaid
                </Menu.Item>
              )}
              {mayCancel(order) && (
                <Menu.Item color="danger" leftSection={<CircleSlash size={16} aria-hidden />} onClick={cancelling.open}>
                  Cancel order…
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <div className={classes.buttons}>
        {slip}
        {canManage && (
          <>
            {/* Before the other buttons: after “Mark as paid”, a second press must not open a refund. */}
            {canRefund(order, { paysOwed: paysOwedFirst(order) }) && !awaitsManualRefund && (
              <Button variant="default" onClick={refunding.open}>
                Refund
              </Button>
            )}
            {notEditable === null ? (
              <Button component={Link} to={`/orders/${order.id}/edit`} variant="default">
                Edit
              </Button>
            ) : (
              order.state === 'open' && (
                <Tooltip label={notEditable} events={{ hover: true, focus: true, touch: true }}>
                  <Button variant="default" data-disabled aria-disabled aria-description={notEditable}>
                    Edit
                  </Button>
                </Tooltip>
              )
            )}
            {order.paymentState === 'awaiting' && order.state !== 'cancelled' && (
              <Button
                variant={next === 'mark-paid' ? 'filled' : 'default'}
                loading={markPaid.isPending}
                onClick={() => markPaid.mutate({ parameters })}
              >
                Mark as paid
              </Button>
            )}
            {awaitsManualRefund && (
              <Button
                variant={next === 'mark-refunded' ? 'filled' : 'default'}
                loading={markRefunded.isPending}
                onClick={() => markRefunded.mutate({ parameters })}
              >
                Mark as refunded
              </Button>
            )}
            {order.state === 'open' && linesLeft(order).length > 0 && (
              <Button variant={next === 'fulfil' ? 'filled' : 'default'} onClick={fulfilling.open}>
                {deliveryOf(order) === 'pickup' ? 'Mark as picked up' : 'Fulfill'}
              </Button>
            )}
          </>
        )}
      </div>
      <RefundDialog order={order} isOpen={isRefunding} close={refunding.close} />
      <FulfilDialog order={order} isOpen={isFulfilling} close={fulfilling.close} />
      <CancelDialog order={order} isOpen={isCancelling} close={cancelling.close} />
    </div>
  )
}
