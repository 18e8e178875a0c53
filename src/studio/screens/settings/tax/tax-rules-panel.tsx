import { Radio, Stack } from '@mantine/core'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import type { TaxRules } from '#shared/settings/tax-rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { UnionSales } from './union-sales.tsx'

interface TaxRulesPanelProps {
  readonly country: string
  readonly rules: TaxRules
  readonly change: (key: string, rules: TaxRules) => void
}

/** How shipping is taxed, and whose rates buyers in other countries of the EU pay. */
export function TaxRulesPanel({ country, rules, change }: TaxRulesPanelProps) {
  return (
    <>
      <Panel title="Tax on shipping">
        <Radio.Group
          aria-label="Tax on shipping"
          value={rules.shipping}
          onChange={(value) => change('shipping', { ...rules, shipping: value as TaxRules['shipping'] })}
        >
          <Stack gap="sm">
            <Radio
              value="by-rate"
              label="At the standard rates"
              description="Each standard rate with “Also charge tax on shipping” applies."
            />
            <Radio
              value="by-goods"
              label="At the rates of the products"
              description="Shipping is taxed like the products in the order, in proportion to their prices."
            />
            <Radio value="none" label="Don’t charge tax on shipping" />
          </Stack>
        </Radio.Group>
      </Panel>
      {europeanUnion.includes(country) && (
        <Panel title="Sales to other EU countries">
          <Radio.Group
            aria-label="Sales to other EU countries"
            value={rules.euRates}
            onChange={(value) => change('eu-rates', { ...rules, euRates: value as TaxRules['euRates'] })}
          >
            <Stack gap="sm">
              <Radio
                value="destination"
                label="Charge the rates of the customer’s country"
                description="For stores that are registered for the One Stop Shop (OSS). Add a rate for each country that you sell to."
              />
              <Radio
                value="home"
                label="Charge the rates of your country"
                description="Allowed while your sales to consumers in other EU countries are below €10,000 a year."
              />
            </Stack>
          </Radio.Group>
          <UnionSales country={country} rules={rules} />
        </Panel>
      )}
    </>
  )
}
