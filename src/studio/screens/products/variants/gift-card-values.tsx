import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { limits } from '#shared/limits.ts'
import { formatMoney } from '#shared/money/format.ts'
import { productTypes } from '#shared/products/codes.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { newVariant, type ProductDraft } from '../draft.ts'
import type { ChangeProduct } from '../use-product-editor.ts'
import { withValues } from './value-rules.ts'

interface GiftCardValuesProps extends Pick<ProductDraft, 'productType' | 'options' | 'variants'> {
  readonly change: ChangeProduct
}

const words = {
  giftCard: {
    lead: 'Customers pay this amount, and the gift card is worth the same.',
    value: 'Value',
    add: 'Add value',
    remove: 'Remove value',
  },
  donation: {
    lead: 'Donors choose one of these amounts.',
    value: 'Amount',
    add: 'Add amount',
    remove: 'Remove amount',
  },
} as const

/** The amounts that customers choose from. Each is the price and the value of the card, or a donation. */
export function GiftCardValues({ productType, options, variants, change }: GiftCardValuesProps) {
  const { currency, locale } = useStaff().website
  const texts = words[productType === productTypes.donation ? 'donation' : 'giftCard']
  const save = (place: string, next: ProductDraft['variants']) =>
    change(
      place,
      withValues({ options, variants: next }, (cents) =>
        formatMoney(cents, currency, { locale, dropZeroFraction: true }),
      ),
    )
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.lead}</Text>
      {variants.map((variant, index) => (
        <Group key={variant.key} gap="xs" align="flex-end" wrap="nowrap">
          <MoneyField
            label={`${texts.value} ${index + 1}`}
            value={variant.priceCents}
            onChange={(priceCents) =>
              save(
                `value-${index}`,
                variants.map((one) => (one === variant ? { ...one, priceCents } : one)),
              )
            }
          />
          {variants.length > 1 && (
            <ActionIcon
              size={36}
              aria-label={`${texts.remove} ${index + 1}`}
              onClick={() =>
                save(
                  'remove-value',
                  variants.filter((one) => one !== variant),
                )
              }
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {variants.length < limits.variantsPerProduct && (
        <Group>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => save('add-value', [...variants, newVariant({})])}
          >
            {texts.add}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
