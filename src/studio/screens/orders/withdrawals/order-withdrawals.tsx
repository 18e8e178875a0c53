import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Order } from '#shared/orders/schema.ts'
import { listOrderWithdrawalsCall } from '#shared/withdrawals/owner-api.ts'
import { isOpenWithdrawal } from '#shared/withdrawals/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { stateWords } from '../../withdrawals/withdrawal-words.ts'
import classes from '../order.module.css'

/** The withdrawals from an order; nothing where there are none. */
export function OrderWithdrawals({ order }: { readonly order: Order }) {
  const { data } = useContractQuery(listOrderWithdrawalsCall, { parameters: { orderId: order.id } }, { staleTime: 0 })
  const { moment, day } = useFormats()
  const withdrawals = data?.withdrawals ?? []
  if (withdrawals.length === 0) return null
  return (
    <Panel title="Withdrawals">
      <ul className={classes.entries}>
        {withdrawals.map(({ id, receivedAt, refundBy, state }) => (
          <li key={id}>
            <Anchor component={Link} to={`/withdrawals/${id}`} size="sm">
              Received on {moment(receivedAt)}
            </Anchor>
            <div className={classes.facts}>
              {[stateWords[state].label, isOpenWithdrawal({ state }) && `refund by ${day(refundBy)}`]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
