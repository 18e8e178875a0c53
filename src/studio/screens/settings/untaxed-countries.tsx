import { Alert, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { unionCountriesWithoutRates } from '#shared/taxes/rules.ts'
import { useStaff } from '#studio/session/staff-context.ts'

const NAMED = 3

interface UntaxedCountriesProps {
  readonly settings: Parameters<typeof unionCountriesWithoutRates>[0]
  /** What can be done about it here. */
  readonly children: ReactNode
}

/** Says to which countries of the EU the shop ships without charging VAT; nothing where there are none. */
export function UntaxedCountries({ settings, children }: UntaxedCountriesProps) {
  const { locale } = useStaff().website
  const countries = unionCountriesWithoutRates(settings)
  if (countries.length === 0) return null
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list =
    countries.length > NAMED
      ? `${countries.length} other EU countries`
      : new Intl.ListFormat(locale).format(countries.map((code) => names.of(code)!))
  return (
    <Alert color="notice" title={`You ship to ${list} without charging VAT`}>
      <Text size="sm">
        You have no tax rates for {countries.length === 1 ? 'this country' : 'these countries'}. {children}
      </Text>
    </Alert>
  )
}
