import { Button, Group, Stack, Text } from '@mantine/core'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { blankAddress } from '#shared/addresses/blank-address.ts'
import { regions } from '#shared/addresses/regions.ts'
import { validateAddress } from '#shared/addresses/rules.ts'
import type { Address } from '#shared/addresses/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { AddressFields } from '#studio/kit/address-fields/address-fields.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'

interface EditAddressProps {
  readonly order: Order
  /** Null while it stays. */
  readonly address: Address | null
  readonly onChange: (address: Address | null) => void
}

/** Where an order is shipped to, which decides its taxes and the methods that can be chosen. */
export function EditAddress({ order, address, onChange }: EditAddressProps) {
  const { country, locale } = useStaff().website
  const now = order.shippingAddress
  const errors = address ? validateAddress(address, regions) : {}
  return (
    <Panel title="Shipping address">
      <Stack gap="sm">
        {address ? (
          <AddressFields
            title="New address"
            name="shippingAddress"
            address={address}
            errors={Object.fromEntries(
              Object.entries(errors).map(([field, words]) => [`shippingAddress.${field}`, words]),
            )}
            onChange={onChange}
          />
        ) : (
          <Text style={{ whiteSpace: 'pre-line' }}>
            {now ? addressLines(now, { locale, from: country, regions }).join('\n') : 'No shipping address'}
          </Text>
        )}
        <Group>
          {address ? (
            <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
              Keep the address as it was
            </Button>
          ) : (
            <Button
              variant="default"
              size="xs"
              onClick={() =>
                onChange((now as Address | null) ?? { ...blankAddress, country: country as Address['country'] })
              }
            >
              {now ? 'Change address' : 'Add address'}
            </Button>
          )}
        </Group>
      </Stack>
    </Panel>
  )
}
