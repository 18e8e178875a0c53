import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changeContactCall } from '#shared/orders/change-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { AddressFields } from '#studio/kit/address-fields/address-fields.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { CorrectOrderDialog } from './correct-order-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

interface ContactDialogProps {
  readonly order: Order
  readonly close: () => void
}

/** Corrects the email and addresses of an order. Its total does not change. */
export function ContactDialog({ order, close }: ContactDialogProps) {
  const { email, shippingAddress, billingAddress } = order
  const form = useForm({ initialValues: { email, shippingAddress, billingAddress, sendConfirmation: false } })
  const mutation = useOrderChange(changeContactCall, order.id, {
    onDone: () => {
      close()
      showDone('Contact details saved.')
    },
    onRefused: showAtFields(form),
  })
  return (
    <CorrectOrderDialog
      title="Edit contact details"
      orderId={order.id}
      email={form.values.email}
      emailLabel="Send the order confirmation again"
      sendsEmail={form.getInputProps('sendConfirmation', { type: 'checkbox' })}
      error={besidesFields(mutation.error)}
      isPending={mutation.isPending}
      close={close}
      onSubmit={form.onSubmit((body) => mutation.mutate({ parameters: { orderId: order.id }, body }))}
    >
      <TextInput label="Email" type="email" autoComplete="off" data-autofocus {...form.getInputProps('email')} />
      {shippingAddress && !order.shippingMethod?.isPickup && (
        <AddressFields
          title="Shipping address"
          name="shippingAddress"
          address={form.values.shippingAddress ?? shippingAddress}
          errors={form.errors}
          onChange={(address) => form.setFieldValue('shippingAddress', address)}
        />
      )}
      {billingAddress && (
        <AddressFields
          title="Billing address"
          name="billingAddress"
          address={form.values.billingAddress ?? billingAddress}
          errors={form.errors}
          onChange={(address) => form.setFieldValue('billingAddress', address)}
        />
      )}
    </CorrectOrderDialog>
  )
}
