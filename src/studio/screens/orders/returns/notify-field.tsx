import { Checkbox } from '@mantine/core'
import type { Order } from '#shared/orders/schema.ts'
import { deliveryNote } from '#studio/kit/delivery-words.ts'
import { useSendsMail } from '../use-sends-mail.ts'

interface NotifyFieldProps {
  readonly order: Pick<Order, 'id' | 'email'>
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** Whether the customer gets an email about a step of a return. */
export function NotifyField({ order, value, onChange }: NotifyFieldProps) {
  const sendsMail = useSendsMail(order.id)
  return (
    <Checkbox
      label="Email the customer"
      description={deliveryNote(order.email, sendsMail)}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
