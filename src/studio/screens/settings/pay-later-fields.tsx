import { Alert, SimpleGrid, Switch, Text } from '@mantine/core'
import { listCountries } from '#shared/addresses/countries.ts'
import { installmentBrand, installmentLocale, installmentLocales, usTerritories } from '#shared/installments/rules.ts'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import type { SectionProps } from './use-settings-editor.ts'

const accountCountries = [...new Set([...installmentLocales.map((locale) => locale.slice(3)), ...usTerritories])]
const choices = listCountries('en', accountCountries).map(({ code, name }) => ({ value: code, label: name }))

/** Installments as a part of the test mode: the amounts and the brand. */
export function PayLaterFields({ draft, change, errors }: SectionProps) {
  const { locale } = useStaff().website
  const { installments } = draft
  const put = (place: string, changes: Partial<typeof installments>) =>
    change(place, (before) => ({ installments: { ...before.installments, ...changes } }))
  const offered = installmentLocale(installments.accountCountry, locale)
  return (
    <>
      <Switch
        id="pay-in-4"
        label="Also test Pay in 4"
        description="Four interest-free payments, for orders with physical products only."
        checked={installments.available}
        onChange={(event) => put('pay-later', { available: event.currentTarget.checked })}
      />
      {installments.available && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <MoneyField
              label="For orders over"
              value={installments.minimumCents}
              error={errors['installments.minimumCents']}
              onChange={(minimumCents) => put('pay-later-from', { minimumCents })}
            />
            <MoneyField
              label="Up to"
              value={installments.maximumCents}
              error={errors['installments.maximumCents']}
              onChange={(maximumCents) => put('pay-later-to', { maximumCents })}
            />
          </SimpleGrid>
          <SearchSelect
            label="Account country"
            data={choices}
            value={
              choices.some(({ value }) => value === installments.accountCountry) ? installments.accountCountry : null
            }
            error={errors['installments.accountCountry']}
            onChange={(accountCountry) => accountCountry && put('pay-later-country', { accountCountry })}
          />
          <Switch
            id="pay-later-page"
            label="Show the provider’s page"
            description="The dialog about Pay in 4 shows the page of Afterpay or Clearpay. It’s loaded from them when a customer opens the dialog. Off: your site explains it."
            checked={installments.providerPage ?? false}
            onChange={(event) => put('pay-later-page', { providerPage: event.currentTarget.checked })}
          />
          {offered ? (
            <Text size="sm" c="dimmed">
              Your team sees it as {installmentBrand(offered)} in the cart and at checkout.
            </Text>
          ) : (
            <Alert color="notice">
              <Text size="sm">
                Not shown: Pay in 4 isn’t available in your site’s language for accounts in this country.
              </Text>
            </Alert>
          )}
        </>
      )}
    </>
  )
}
