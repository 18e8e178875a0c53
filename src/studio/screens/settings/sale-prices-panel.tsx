import { Alert, Stack, Switch, Text } from '@mantine/core'
import { countryName } from '#shared/addresses/countries.ts'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { showsLowestPrices } from '#shared/lowest-prices/settings.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

/** Whether sale prices come with the lowest price of the 30 days before. */
export function SalePricesPanel({ draft, change }: Pick<SectionProps, 'draft' | 'change'>) {
  const { lowestPrices, country } = draft
  const isOn = showsLowestPrices(draft)
  const isInUnion = europeanUnion.includes(country)
  return (
    <Panel title="Sale prices">
      <Stack gap="md">
        <Switch
          id="lowest-prices"
          label="Show the lowest price of the last 30 days"
          description={
            lowestPrices.isOn === null
              ? isInUnion
                ? `On, because your shop is in the EU (${countryName(country)}).`
                : 'Off, because your shop isn’t in the EU. You can turn it on in any country.'
              : undefined
          }
          checked={isOn}
          onChange={(event) => change('lowest-prices', { lowestPrices: { isOn: event.currentTarget.checked } })}
        />
        {!isOn && isInUnion && (
          <Alert color="notice">
            Stores in the EU usually have to show it with every price reduction for consumers.
          </Alert>
        )}
        {isOn && (
          <Text size="sm" c="dimmed">
            It shows with sale prices on product pages and in lists, for sales that start while we know the prices of
            the 30 days before. Sales that were running before this feature was added show nothing.
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
