import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import { FixedAmounts } from '#studio/kit/fixed-amounts.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './section-props.ts'

/** What must be in the cart. */
export function ConditionsSection({ draft, change, errors }: SectionProps) {
  const { minimumSubtotalCents, minimumQuantity } = draft
  const stored = minimumSubtotalCents !== 0 ? 'subtotal' : minimumQuantity > 0 ? 'quantity' : 'none'
  // An amount that is 0 for a moment, while it is typed, keeps its field.
  const [chosen, setChosen] = useState<string>(stored)
  const kind = stored === 'none' ? chosen : stored
  return (
    <Panel title="Minimum" lead="The items that the discount applies to are counted, at their prices before discounts.">
      <Stack gap="md">
        <Radio.Group
          aria-label="Minimum"
          value={kind}
          onChange={(next) => {
            setChosen(next)
            change('minimum', {
              minimumSubtotalCents: next === 'subtotal' ? 5000 : 0,
              minimumQuantity: next === 'quantity' ? 2 : 0,
            })
          }}
        >
          <Stack gap="sm">
            <Radio value="none" label="No minimum" />
            <Radio value="subtotal" label="Minimum amount" />
            <Radio value="quantity" label="Minimum number of items" />
          </Stack>
        </Radio.Group>
        {kind === 'subtotal' && (
          <>
            <MoneyField
              label="Amount"
              value={minimumSubtotalCents}
              onChange={(cents) => change('minimum', { minimumSubtotalCents: cents })}
            />
            <FixedAmounts
              label="Minimum"
              amounts={draft.fixedMinimums}
              error={errors.fixedMinimums}
              onChange={(fixedMinimums) => change('fixedMinimums', { fixedMinimums })}
            />
          </>
        )}
        {kind === 'quantity' && (
          <NumberField
            label="Items"
            value={minimumQuantity}
            min={1}
            max={limits.quantityMaximum}
            allowDecimal={false}
            onChange={(next) => change('minimum', { minimumQuantity: next })}
          />
        )}
      </Stack>
    </Panel>
  )
}
