import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import { smallestCents } from '#shared/money/money.ts'
import type { OwnAmounts } from '#shared/products/own-amounts/schema.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'

interface Props {
  readonly ownAmounts: OwnAmounts | undefined
  /** `place` is the field, so that typing in one is undone as one step. */
  readonly onChange: (place: string, ownAmounts: OwnAmounts | undefined) => void
}

/** Whether customers can enter an amount besides those of a gift card or a donation, and its limits. */
export function OwnAmountFields({ ownAmounts, onChange }: Props) {
  const { currency } = useStaff().website
  return (
    <Stack gap="sm">
      <Checkbox
        label="Let customers enter their own amount"
        description="The product page shows “Other amount” beside the amounts."
        checked={ownAmounts !== undefined}
        onChange={(event) => onChange('own-amounts', event.currentTarget.checked ? firstAmounts(currency) : undefined)}
      />
      {ownAmounts && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <MoneyField
            label="Smallest amount"
            value={ownAmounts.leastCents}
            onChange={(leastCents) => onChange('own-amounts-least', { ...ownAmounts, leastCents })}
          />
          <MoneyField
            label="Largest amount"
            value={ownAmounts.mostCents}
            onChange={(mostCents) => onChange('own-amounts-most', { ...ownAmounts, mostCents })}
          />
        </SimpleGrid>
      )}
    </Stack>
  )
}

/** 10 to 500 units; in currencies without decimals a unit is worth little, and it is a hundred times as many. */
function firstAmounts(currency: string): OwnAmounts {
  const unit = smallestCents(currency) === 1 ? 100 : 10_000
  return { leastCents: 10 * unit, mostCents: 500 * unit }
}
