import { Checkbox, Stack, TagsInput } from '@mantine/core'
import { discountLimits } from '#shared/discounts/limits.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './section-props.ts'

/** Who can use it, and how often. */
export function LimitsSection({ draft, change, errors }: SectionProps) {
  const { usageLimit, oncePerCustomer, firstOrderOnly, customers } = draft
  const isWrong = Object.keys(errors).find((field) => field.startsWith('customers'))
  return (
    <Panel title="Customers and uses">
      <Stack gap="md">
        <Checkbox
          label="Limit the number of uses in total"
          checked={usageLimit !== null}
          onChange={(event) => change('usageLimit', { usageLimit: event.currentTarget.checked ? 100 : null })}
        />
        {usageLimit !== null && (
          <NumberField
            label="Uses"
            value={usageLimit}
            min={1}
            max={discountLimits.uses}
            allowDecimal={false}
            thousandSeparator=","
            onChange={(next) => change('usageLimit', { usageLimit: next })}
          />
        )}
        <Checkbox
          label="Once per customer"
          description="Customers are recognized by their email address when they order."
          checked={oncePerCustomer}
          onChange={(event) => change('oncePerCustomer', { oncePerCustomer: event.currentTarget.checked })}
        />
        <Checkbox
          label="First order only"
          checked={firstOrderOnly}
          onChange={(event) => change('firstOrderOnly', { firstOrderOnly: event.currentTarget.checked })}
        />
        <TagsInput
          label="Only for these email addresses"
          description="Leave empty for everyone."
          value={customers}
          maxTags={discountLimits.customers}
          splitChars={[',', ';', ' ']}
          clearable
          error={isWrong && 'Enter valid email addresses.'}
          onChange={(next) => change('customers', { customers: next })}
        />
      </Stack>
    </Panel>
  )
}
