import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { customerOfOrderCall } from '#shared/customers/api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

/** A link to the customer of an order, with what they have bought; nothing while the order has none. */
export function OrderCustomer({ order }: { readonly order: Order }) {
  const parameters = { orderId: order.id }
  const customer = useContractQuery(customerOfOrderCall, { parameters }).data?.customer
  const { money } = useFormats()
  if (!customer) return null
  return (
    <Panel title="Customer history">
      <Anchor component={Link} to={`/customers/${customer.id}`} size="sm">
        <ContentText>{customer.name || customer.email}</ContentText>
      </Anchor>
      <p style={{ margin: 0 }}>
        {countInWords(customer.orders, 'orders')} · {money(customer.spentCents)} spent
      </p>
    </Panel>
  )
}
