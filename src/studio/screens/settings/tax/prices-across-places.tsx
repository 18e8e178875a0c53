import { Radio, Stack } from '@mantine/core'
import type { TaxRules } from '#shared/settings/tax-rules.ts'

interface PricesAcrossPlacesProps {
  readonly rules: TaxRules
  readonly change: (rules: TaxRules) => void
}

/** What stays the same for customers with other rates, where prices include tax. */
export function PricesAcrossPlaces({ rules, change }: PricesAcrossPlacesProps) {
  return (
    <Radio.Group
      label="Customers in places with other rates"
      mt="lg"
      value={rules.prices ?? 'shelf-price'}
      onChange={(value) => change({ ...rules, prices: value as NonNullable<TaxRules['prices']> })}
    >
      <Stack gap="sm" mt="xs">
        <Radio
          value="shelf-price"
          label="Pay the same price"
          description="119.00 stays 119.00 everywhere. You keep less where the tax is higher."
        />
        <Radio
          value="net-price"
          label="Pay the same price without tax, plus their own tax"
          description="119.00 with 19% in your country is 120.00 with 20%, and 100.00 where there is no tax. Product pages show the prices of your country. The cart shows the customer’s price as soon as their place is known."
        />
      </Stack>
    </Radio.Group>
  )
}
