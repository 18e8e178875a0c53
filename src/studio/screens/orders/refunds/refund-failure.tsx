import { Alert, Button, Group, Text } from '@mantine/core'
import { decideRefundCall, type refundDecisions } from '#shared/orders/refund-api.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { useOrderChange } from '../use-order-change.ts'

type Decision = (typeof refundDecisions)[number]

const doneWords: Readonly<Record<Decision, string>> = {
  retry: 'The refund is tried again.',
  'by-hand': 'Marked as refunded.',
  dismiss: 'Refund dismissed.',
}

/** A refund that the provider could not return: why, and what staff can do about it. */
export function RefundFailure({ refund, order }: { readonly refund: OrderRefund; readonly order: Order }) {
  const { money } = useFormats()
  const may = useMay()
  const decide = useOrderChange(decideRefundCall, order.id)
  const provider = paymentMethod(order.paymentMethod).providerName ?? 'The payment provider'
  const missing = money(refund.cents - refund.heldCents, order.currency)
  const button = (decision: Decision, label: string, variant: 'filled' | 'default' | 'subtle') => (
    <Button
      size="xs"
      variant={variant}
      loading={decide.isPending && decide.variables?.body.decision === decision}
      disabled={decide.isPending}
      onClick={() =>
        decide.mutate(
          { parameters: { orderId: order.id, refundId: refund.id }, body: { decision } },
          { onSuccess: () => showDone(doneWords[decision]) },
        )
      }
    >
      {label}
    </Button>
  )
  return (
    <Alert color="danger" title={`${missing} wasn’t refunded`} mt="xs">
      <Text size="sm">
        {`${refund.failure} ${provider} keeps the money in your account. Try again, or return it another way, for example by bank transfer.`.trim()}
      </Text>
      {may('orders.manage') && (
        <Group gap="xs" mt="sm">
          {button('retry', 'Try again', 'filled')}
          {button('by-hand', 'I returned it another way', 'default')}
          {button('dismiss', 'Don’t refund', 'subtle')}
        </Group>
      )}
    </Alert>
  )
}
