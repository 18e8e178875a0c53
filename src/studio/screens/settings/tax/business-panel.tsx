import { Alert, Radio, Stack, Switch } from '@mantine/core'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { businessRulesOf, type TaxRules } from '#shared/settings/tax-rules.ts'
import { asksForBusinesses } from '#shared/vat-numbers/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'

interface BusinessPanelProps {
  readonly country: string
  readonly taxNumber: string
  readonly rules: TaxRules
  readonly change: (key: string, rules: TaxRules) => void
}

/** Whether checkout asks for VAT numbers, and what happens while they cannot be checked. */
export function BusinessPanel({ country, taxNumber, rules, change }: BusinessPanelProps) {
  const business = businessRulesOf(rules)
  const isOn = asksForBusinesses({ country, taxRules: rules })
  const isInUnion = europeanUnion.includes(country)
  return (
    <Panel
      title="Business customers"
      lead={
        isInUnion
          ? 'Businesses in other EU countries with a valid VAT number pay no VAT: they account for it themselves (reverse charge). Numbers are checked with VIES, the service of the European Commission.'
          : 'VAT numbers of businesses are shown on their orders and invoices.'
      }
    >
      <Stack gap="md">
        <Switch
          id="business-tax"
          label="Ask businesses for their VAT number at checkout"
          checked={isOn}
          onChange={(event) =>
            change('business-on', { ...rules, business: { ...business, isOn: event.currentTarget.checked } })
          }
        />
        {isOn && isInUnion && (
          <Radio.Group
            label="If VIES doesn’t respond"
            value={business.withoutVies}
            onChange={(value) =>
              change('business-vies', {
                ...rules,
                business: { ...business, withoutVies: value as typeof business.withoutVies },
              })
            }
          >
            <Stack gap="sm" mt="xs">
              <Radio
                value="charge-tax"
                label="Charge VAT"
                description="The number is checked again later, and the result is on the order."
              />
              <Radio
                value="trust-form"
                label="Charge no VAT if the number has a valid format"
                description="If the number turns out to be wrong, you may owe the VAT. The result of the later check is on the order."
              />
            </Stack>
          </Radio.Group>
        )}
        {isOn && isInUnion && taxNumber === '' && (
          <Alert color="notice">
            Enter your own VAT number under General: VIES then confirms each check with a number that proves it.
          </Alert>
        )}
      </Stack>
    </Panel>
  )
}
