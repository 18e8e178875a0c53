import { Checkbox, Stack } from '@mantine/core'
import { type DiscountClass, discountClasses } from '#shared/discounts/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './section-props.ts'

const labels: Readonly<Record<DiscountClass, string>> = {
  product: 'Product discounts',
  order: 'Order discounts',
  shipping: 'Free shipping',
}

/** With which other discounts it can be used. */
export function CombineSection({ draft, change }: SectionProps) {
  const { combinesWith } = draft
  return (
    <Panel
      title="Combinations"
      lead="Both discounts must allow it. If two can’t be combined, the customer gets the one that saves more."
    >
      <Stack gap="sm">
        {discountClasses.map((one) => (
          <Checkbox
            key={one}
            label={labels[one]}
            checked={combinesWith[one]}
            onChange={(event) =>
              change('combinesWith', { combinesWith: { ...combinesWith, [one]: event.currentTarget.checked } })
            }
          />
        ))}
      </Stack>
    </Panel>
  )
}
