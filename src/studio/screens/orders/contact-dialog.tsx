import { SimpleGrid, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { listCountries } from '#shared/addresses/countries.ts'
import { addressLayout } from '#shared/addresses/layout.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { changeContactCall } from '#shared/orders/change-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { CorrectOrderDialog } from './correct-order-dialog.tsx'
import { RegionInput } from './region-input.tsx'
import { useOrderChange } from './use-order-change.ts'

const countries = listCountries('en').map(({ code, name }) => ({ value: code, label: name }))

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

interface AddressFieldsProps {
  readonly title: string
  readonly name: string
  readonly address: Address
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (address: Address) => void
}

/** The fields of an address in the format of its country. */
export function AddressFields({ title, name, address, errors, onChange }: AddressFieldsProps) {
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <Title order={3} size="h5" component="legend" p={0} mb="xs">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        {addressLayout(address.country).map((input) => {
          const field = { label: input.label, error: errors[`${name}.${input.name}`] }
          if (input.name === 'country')
            return (
              <SearchSelect
                key={input.name}
                {...field}
                data={countries}
                value={address.country}
                // The states of one country are not those of another.
                onChange={(country) =>
                  country && onChange({ ...address, country: country as Address['country'], region: '' })
                }
              />
            )
          const put = (value: string) => onChange({ ...address, [input.name]: value })
          if (input.name === 'region')
            return (
              <RegionInput
                key={input.name}
                {...field}
                country={address.country}
                value={address.region}
                onChange={put}
              />
            )
          return (
            <TextInput
              key={input.name}
              {...field}
              value={address[input.name]}
              autoComplete="off"
              onChange={(event) => put(event.currentTarget.value)}
            />
          )
        })}
      </SimpleGrid>
    </fieldset>
  )
}
