import { Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { shownName } from '#shared/discounts/shown-name.ts'
import { refundedTexts } from '#shared/orders/edits/messages.ts'
import { refundedParts } from '#shared/orders/edits/refunded-parts.ts'
import type { EditPreview, OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { DiscountField } from '../../draft-orders/discount-field.tsx'

interface EditMoneyProps {
  readonly order: Order
  readonly edit: OrderEdit
  readonly preview: EditPreview | undefined
  readonly onChange: (changes: Partial<OrderEdit>) => void
}

/** The discounts and the shipping of an order. */
export function EditMoney({ order, edit, preview, onChange }: EditMoneyProps) {
  const { money } = useFormats()
  const { removedDiscounts } = edit
  const keep = (id: string, isKept: boolean) =>
    onChange({ removedDiscounts: isKept ? removedDiscounts.filter((one) => one !== id) : [...removedDiscounts, id] })
  const refunded = refundedParts(order)
  const taking = order.discounts.filter(({ discountCents }) => discountCents > 0)
  return (
    <Panel title="Discounts and shipping">
      <Stack gap="sm">
        {taking.map((discount) => (
          <Checkbox
            key={discount.id}
            label={`${shownName(discount) || 'Discount'} (−${money(discount.discountCents, order.currency)})`}
            checked={!removedDiscounts.includes(discount.id)}
            disabled={refunded.hasDiscounts}
            description={refunded.hasDiscounts ? refundedTexts.discounts : undefined}
            onChange={(event) => keep(discount.id, event.currentTarget.checked)}
          />
        ))}
        <DiscountField
          label={taking.length > 0 ? 'Add a discount' : 'Discount'}
          discount={edit.discount}
          currency={order.currency}
          onChange={(discount) => onChange({ discount })}
        />
        {edit.discount && (
          <TextInput
            label="Name of the discount"
            description="The customer sees it. You can leave it empty."
            maxLength={80}
            value={edit.discount.title}
            onChange={(event) =>
              edit.discount && onChange({ discount: { ...edit.discount, title: event.currentTarget.value } })
            }
          />
        )}
        <Shipping order={order} edit={edit} preview={preview} onChange={onChange} />
      </Stack>
    </Panel>
  )
}

function Shipping({ order, edit: { shipping }, preview, onChange }: EditMoneyProps) {
  const { money } = useFormats()
  const cost = (cents: number) => (cents === 0 ? 'Free' : money(cents, order.currency))
  const options = preview?.shippingOptions ?? []
  const now = order.shippingMethod
  const isRefunded = refundedParts(order).shipping !== null
  if (!now && options.length === 0 && preview) return null
  const choose = (value: string | null) => {
    if (value === 'keep') onChange({ shipping: { kind: 'keep' } })
    else if (value === 'own')
      onChange({ shipping: { kind: 'own', name: now?.name ?? 'Shipping', costCents: order.shippingCostCents } })
    else if (value !== null) onChange({ shipping: { kind: 'method', methodId: value } })
  }
  return (
    <>
      <Select
        label="Shipping"
        allowDeselect={false}
        disabled={isRefunded}
        description={isRefunded ? refundedTexts.shipping : undefined}
        value={shipping.kind === 'method' ? shipping.methodId : shipping.kind}
        data={[
          { value: 'keep', label: now ? `As now: ${now.name} (${cost(order.shippingCostCents)})` : 'No shipping' },
          ...options.map(({ id, name, costCents }) => ({ value: id, label: `${name} (${cost(costCents)})` })),
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
            onChange={(event) => onChange({ shipping: { ...shipping, name: event.currentTarget.value } })}
          />
          <MoneyField
            label="Price"
            currency={order.currency}
            value={shipping.costCents}
            onChange={(costCents) => onChange({ shipping: { ...shipping, costCents } })}
          />
        </Group>
      )}
    </>
  )
}
