import { useParams } from 'react-router'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { isAllRemoved, isPartlySent } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { OrderCustomer } from './customer/order-customer.tsx'
import { OrderDownloads } from './downloads/order-downloads.tsx'
import { OwedPanel } from './edit/owed-panel.tsx'
import { OrderGiftCards } from './gift-cards/order-gift-cards.tsx'
import { OrderInvoices } from './invoices/order-invoices.tsx'
import classes from './order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderEmails } from './order-emails.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStateMark, PaymentMark } from './order-marks.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { methodWords, orderName } from './order-words.ts'
import { OrderRefunds } from './refunds/order-refunds.tsx'
import { OrderReturns } from './returns/order-returns.tsx'
import { OrderSubscriptions } from './subscriptions/order-subscriptions.tsx'
import { OrderTags } from './tags/order-tags.tsx'
import { TestTag } from './test-tag.tsx'
import { OrderWithdrawals } from './withdrawals/order-withdrawals.tsx'
import { WithdrawalNotice } from './withdrawals/withdrawal-notice.tsx'

const back = { to: '/orders', label: 'Orders' }

/** A refund at a provider takes seconds. One that takes days is looked at when the page is opened. */
const SOON = 60_000

const isRefundedSoon = ({ refunds }: Order) =>
  refunds.some(({ state, at }) => state === 'pending' && Date.now() - at < SOON)

/** One order: its items, fulfillments, customer and timeline. */
export function OrderPage() {
  const { orderId = '' } = useParams()
  const query = useContractQuery(
    getOrderCall,
    { parameters: { orderId } },
    { refetchInterval: (reply) => (reply && isRefundedSoon(reply.order) ? 2_000 : false) },
  )
  const { moment } = useFormats()
  const may = useMay()
  return (
    <DetailPage query={query} back={back} waitingTitle="Order">
      {({ order, previousId, nextId }) => (
        <Page
          title={orderName(order)}
          back={back}
          lead={`${moment(order.placedAt)} · ${methodWords[order.paymentMethod]}`}
          marks={
            <>
              <PaymentMark order={order} />
              <OrderStateMark
                order={{ state: order.state, isPartlySent: isPartlySent(order), isAllRemoved: isAllRemoved(order) }}
              />
              {order.testMode && <TestTag />}
            </>
          }
          actions={<OrderActions order={order} steps={<OrderSteps previousId={previousId} nextId={nextId} />} />}
        >
          <div className={classes.columns}>
            <div className={classes.column}>
              <WithdrawalNotice order={order} />
              <OwedPanel order={order} />
              <OrderLines order={order} />
              <OrderRefunds order={order} />
              <OrderDownloads order={order} />
              <OrderGiftCards order={order} />
              <OrderSubscriptions order={order} />
              <OrderParcels order={order} />
              <OrderReturns order={order} />
              <OrderTimeline order={order} />
            </div>
            <div className={classes.column}>
              <OrderBuyer order={order} />
              <OrderCustomer order={order} />
              <OrderTags order={order} />
              <OrderPayments order={order} />
              <OrderInvoices order={order} />
              <OrderWithdrawals order={order} />
              {may('emails.read') && <OrderEmails order={order} />}
            </div>
          </div>
        </Page>
      )}
    </DetailPage>
  )
}
