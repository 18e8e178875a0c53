import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Order } from '#shared/orders/schema.ts'
import { listOrderWithdrawalsCall } from '#shared/withdrawals/owner-api.ts'
import { isOpenWithdrawal } from '#shared/withdrawals/rules.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

/** Says that the customer of an order has withdrawn from it, before someone ships it; nothing where nobody has. */
export function WithdrawalNotice({ order }: { readonly order: Order }) {
  const { data } = useContractQuery(listOrderWithdrawalsCall, { parameters: { orderId: order.id } }, { staleTime: 0 })
  const { day } = useFormats()
  const open = data?.withdrawals.find(isOpenWithdrawal)
  if (!open) return null
  return (
    <Alert color="notice" title="The customer has withdrawn from this order">
      {open.items === '' ? 'Don’t ship what hasn’t been shipped yet.' : `It is about: ${open.items}.`} Refund the
      customer by {day(open.refundBy)}.{' '}
      <Anchor component={Link} to={`/withdrawals/${open.id}`} size="sm">
        {open.state === 'received' ? 'Answer the withdrawal' : 'See the withdrawal'}
      </Anchor>
    </Alert>
  )
}
