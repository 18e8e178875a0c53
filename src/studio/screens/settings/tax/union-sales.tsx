import { Alert, Progress, Stack, Text } from '@mantine/core'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import type { TaxRules } from '#shared/settings/tax-rules.ts'
import { getUnionSalesCall } from '#shared/taxes/tables/api.ts'
import { thresholdState, UNION_THRESHOLD_CENTS } from '#shared/taxes/union-threshold.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

interface UnionSalesProps {
  readonly country: string
  readonly rules: Pick<TaxRules, 'euRates'>
}

/** The year's sales to consumers in other EU countries, and what to do when they near the threshold. */
export function UnionSales({ country, rules }: UnionSalesProps) {
  const isInUnion = europeanUnion.includes(country)
  const { data } = useContractQuery(getUnionSalesCall, {}, { enabled: isInUnion })
  const { money } = useFormats()
  if (!isInUnion || !data) return null
  const { year, currency, cents } = data
  const isInEuros = currency === 'EUR'
  const state = isInEuros ? thresholdState(cents) : null
  return (
    <Stack gap="xs" mt="md">
      <Text size="sm">
        {money(cents, currency)} without tax in {year}
        {isInEuros
          ? ` of ${money(UNION_THRESHOLD_CENTS, 'EUR')}`
          : '. The threshold is what €10,000 is in your currency by the law of your country'}
        . Only orders of this store are counted.
      </Text>
      {isInEuros && (
        <Progress
          aria-label="Share of the threshold"
          value={Math.min(100, (cents / UNION_THRESHOLD_CENTS) * 100)}
          color={state === 'below' ? undefined : 'notice'}
        />
      )}
      {state === 'near' && rules.euRates === 'home' && (
        <Alert color="notice" title="You’re close to the threshold">
          Register for the One Stop Shop (OSS) of your country now. From the order that passes €10,000, customers pay
          the VAT of their own country.
        </Alert>
      )}
      {state === 'passed' && rules.euRates === 'home' && (
        <Alert color="notice" title="You’ve passed the threshold">
          Choose “Charge the rates of the customer’s country”, add a rate for each country that you sell to, and report
          the VAT through the One Stop Shop (OSS). This also applies next year.
        </Alert>
      )}
    </Stack>
  )
}
