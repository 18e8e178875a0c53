import { Alert, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { listCountries } from '#shared/addresses/countries.ts'
import { installmentBrand, installmentLocale, installmentLocales, usTerritories } from '#shared/installments/rules.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useMember } from '#studio/session/member-context.ts'
import type { SectionProps } from './use-settings-editor.ts'

const accountCountries = [...new Set([...installmentLocales.map((locale) => locale.slice(3)), ...usTerritories])]
const choices = listCountries('en', accountCountries).map(({ code, name }) => ({ value: code, label: name }))

/** Paying in four parts: for which amounts, and under which name. */
export function PayLaterPanel({ draft, change, errors }: SectionProps) {
  const { locale } = useMember().website
  const { installments } = draft
  const put = (place: string, changes: Partial<typeof installments>) =>
    change(place, (before) => ({ installments: { ...before.installments, ...changes } }))
  const offered = installmentLocale(installments.accountCountry, locale)
  return (
    <Panel
      title="Pay later"
      lead="Four equal payments without interest, for orders of nothing but goods. Products, cart and checkout offer it."
    >
      <Stack gap="md">
        <Switch
          label="Offer paying in four"
          checked={installments.available}
          onChange={(event) => put('pay-later', { available: event.currentTarget.checked })}
        />
        {installments.available && (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <MoneyField
                label="For more than"
                value={installments.minimumCents}
                error={errors['installments.minimumCents']}
                onChange={(minimumCents) => put('pay-later-from', { minimumCents })}
              />
              <MoneyField
                label="And up to"
                value={installments.maximumCents}
                error={errors['installments.maximumCents']}
                onChange={(maximumCents) => put('pay-later-to', { maximumCents })}
              />
            </SimpleGrid>
            <SearchSelect
              label="Country of the account that takes the money"
              data={choices}
              value={
                choices.some(({ value }) => value === installments.accountCountry) ? installments.accountCountry : null
              }
              error={errors['installments.accountCountry']}
              onChange={(accountCountry) => accountCountry && put('pay-later-country', { accountCountry })}
            />
            {offered ? (
              <Text size="sm" c="dimmed">
                Your visitors know it as {installmentBrand(offered)}. It is there for trying the shop out: no money
                moves, and its orders are marked as tests.
              </Text>
            ) : (
              <Alert color="notice">
                <Text size="sm">
                  It is not shown: with an account of this country, it is not offered in the language of your site.
                </Text>
              </Alert>
            )}
          </>
        )}
      </Stack>
    </Panel>
  )
}
