import { Button, Fieldset, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useId, useRef } from 'react'
import { blankAddress } from '#shared/addresses/blank-address.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { type DraftContent, draftOrderLimits } from '#shared/draft-orders/schema.ts'
import { AddressFields } from '#studio/kit/address-fields/address-fields.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { fixedPartsOf } from './bundles/parts-of-entry.ts'
import { DiscountField } from './discount-field.tsx'
import { DraftLines } from './draft-lines.tsx'
import { DraftTotals, useDraftCart } from './draft-totals.tsx'
import { FindCustomer } from './find-customer.tsx'
import { GroupPrices } from './groups/group-prices.tsx'

interface DraftFormProps {
  readonly content: DraftContent
  readonly onChange: (content: DraftContent) => void
  readonly isReadOnly?: boolean
  /** Sentences at the fields, by the names of the parts of the draft: `address.region`. */
  readonly errors?: Readonly<Record<string, string>>
  /** Whether products that are added have the prices of the customer’s group at once. */
  readonly usesGroupPrices?: boolean
}

/** Everything of a draft order that staff can change, with its totals. */
export function DraftForm(props: DraftFormProps) {
  const { content, onChange, isReadOnly = false, errors = {}, usesGroupPrices = false } = props
  const { country } = useStaff().website
  const priced = useDraftCart(content)
  const addressErrorId = useId()
  const put = (changes: Partial<DraftContent>) => onChange({ ...content, ...changes })
  const { address, discount, shipping } = content
  return (
    <Fieldset variant="unstyled" disabled={isReadOnly}>
      <Stack gap="md">
        <Panel title="Items">
          <DraftLines
            lines={content.lines}
            error={errors.lines}
            partsOf={(index) => fixedPartsOf(priced.cart?.entries.find(({ id }) => id === `draft-${index}`))}
            // What is sold out now says nothing about a draft that was ordered.
            problemOf={(index) =>
              isReadOnly ? null : (priced.cart?.entries.find(({ id }) => id === `draft-${index}`)?.problem ?? null)
            }
            onChange={(lines) => put({ lines })}
          />
          <GroupPrices
            email={content.email}
            lines={content.lines}
            isUsed={usesGroupPrices}
            onChange={(lines) => put({ lines })}
          />
        </Panel>
        <Panel title="Discount and shipping">
          <Stack gap="sm">
            <DiscountField label="Discount" discount={discount} onChange={(next) => put({ discount: next })} />
            <Shipping
              shipping={shipping}
              cart={priced.cart}
              error={errors.shipping}
              onChange={(next) => put({ shipping: next })}
            />
          </Stack>
        </Panel>
        <Panel title="Customer">
          <Stack gap="sm">
            {!isReadOnly && <FindCustomer onFound={put} />}
            <TextInput
              label="Email"
              type="email"
              autoComplete="off"
              value={content.email}
              error={errors.email}
              onChange={(event) => put({ email: event.currentTarget.value.trim() })}
            />
            {address ? (
              <>
                <AddressFields
                  title="Address"
                  name="address"
                  address={address}
                  errors={errors}
                  onChange={(next) => put({ address: next })}
                />
                <Group>
                  <Button variant="subtle" size="xs" onClick={() => put({ address: null })}>
                    Remove address
                  </Button>
                </Group>
              </>
            ) : (
              <Group gap="sm">
                <Button
                  variant="default"
                  size="xs"
                  aria-invalid={errors.address !== undefined}
                  aria-describedby={errors.address && addressErrorId}
                  onClick={() => put({ address: { ...blankAddress, country } })}
                >
                  Add address
                </Button>
                {errors.address && (
                  <Text size="sm" c="danger" id={addressErrorId}>
                    {errors.address}
                  </Text>
                )}
              </Group>
            )}
          </Stack>
        </Panel>
        <Panel title="Payment link">
          <Stack gap="sm">
            <Textarea
              label="Message to the customer"
              description="Shown in the email with the link."
              autosize
              minRows={2}
              maxLength={draftOrderLimits.messageLength}
              value={content.message}
              onChange={(event) => put({ message: event.currentTarget.value })}
            />
            <NumberField
              label="Valid for"
              suffix=" days"
              min={1}
              max={draftOrderLimits.mostValidDays}
              allowDecimal={false}
              value={content.validDays}
              onChange={(validDays) => put({ validDays })}
            />
          </Stack>
        </Panel>
        <Panel title="Summary">
          <DraftTotals {...priced} shipping={shipping} />
        </Panel>
      </Stack>
    </Fieldset>
  )
}

interface ShippingProps {
  readonly shipping: DraftContent['shipping']
  readonly cart: ShoppingCart | undefined
  readonly error: string | undefined
  readonly onChange: (shipping: DraftContent['shipping']) => void
}

/** How the order is shipped; the methods are those for the customer's address. */
function Shipping({ shipping, cart, error, onChange }: ShippingProps) {
  const known = useRef<{ value: string; label: string }[]>([])
  // Pickup places are among the methods of an address in their zone, too.
  if (shipping.kind === 'customer' && cart)
    known.current = [
      ...new Map([...cart.shippingOptions, ...cart.pickupOptions].map(({ id, name }) => [id, name])),
    ].map(([value, label]) => ({ value, label }))
  const choose = (value: string | null) => {
    if (value === 'customer') onChange({ kind: 'customer' })
    else if (value === 'own') onChange({ kind: 'own', name: 'Shipping', costCents: 0 })
    else if (value !== null) onChange({ kind: 'method', methodId: value })
  }
  const methodId = shipping.kind === 'method' ? shipping.methodId : null
  const isKnown = methodId === null || known.current.some(({ value }) => value === methodId)
  const name = cart?.selectedShippingOption?.name ?? 'Chosen method'
  return (
    <>
      <Select
        label="Shipping"
        error={error}
        allowDeselect={false}
        value={methodId ?? shipping.kind}
        data={[
          { value: 'customer', label: 'The customer chooses at checkout' },
          ...known.current,
          ...(isKnown ? [] : [{ value: methodId, label: name }]),
          { value: 'own', label: 'Custom amount' },
        ]}
        onChange={choose}
      />
      {shipping.kind === 'own' && (
        <Group gap="sm" align="end" grow>
          <TextInput
            label="Name"
            maxLength={80}
            value={shipping.name}
            error={shipping.name.trim() === '' ? 'Enter a name.' : undefined}
            onChange={(event) => onChange({ ...shipping, name: event.currentTarget.value })}
          />
          <MoneyField
            label="Price"
            value={shipping.costCents}
            onChange={(costCents) => onChange({ ...shipping, costCents })}
          />
        </Group>
      )}
    </>
  )
}
