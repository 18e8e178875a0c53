import { Select, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { formatMoney } from '#shared/money/format.ts'
import type { Currency } from '#shared/money/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import type { SectionProps } from '../use-settings-editor.ts'
import { countryOptions, currencyOptions, localeOptions, TIME_ZONES_FAILED, timeZoneOptions } from './choices.ts'
import { SiteImagesPanel } from './site-images-panel.tsx'

interface GeneralSectionProps extends SectionProps {
  /** Whether there are orders in the currency. */
  readonly isCurrencyLocked: boolean
}

/** The site's name and images, the business's address, and the formats of money, dates and measures. */
export function GeneralSection(props: GeneralSectionProps) {
  return (
    <>
      <SitePanel {...props} />
      <SiteImagesPanel />
      <BusinessPanel {...props} />
      <FormatsPanel {...props} />
    </>
  )
}

function SitePanel({ draft, change, errors }: GeneralSectionProps) {
  return (
    <Panel title="Site">
      <Stack gap="md">
        <TextInput
          label="Site name"
          description="Shown on every page, in emails and in search results."
          maxLength={100}
          value={draft.siteName}
          error={errors.siteName && 'Enter a name for your site.'}
          onChange={(event) => change('site-name', { siteName: event.currentTarget.value })}
        />
        <TextInput
          label="Contact email"
          description="Customers’ replies go here. It’s also printed on packing slips. Leave empty to use the address for order notifications."
          type="email"
          value={draft.contactEmail}
          error={errors.contactEmail}
          onChange={(event) => change('contact-email', { contactEmail: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}

function BusinessPanel({ draft, change, errors, isCurrencyLocked }: GeneralSectionProps) {
  const countries = useMemo(countryOptions, [])
  const currencies = useMemo(currencyOptions, [])
  return (
    <Panel title="Business">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <SearchSelect
            label="Country"
            description="Where your shop is based. Shipping zones and tax rates stay as they are."
            data={countries}
            value={draft.country}
            error={errors.country}
            onChange={(country) => country && change('country', { country })}
          />
          <SearchSelect
            label="Currency"
            description={
              isCurrencyLocked
                ? 'You already have orders in this currency, so it can’t be changed.'
                : 'Prices aren’t converted. You can change the currency until your first order.'
            }
            data={currencies}
            disabled={isCurrencyLocked}
            value={draft.currency}
            error={errors.currency}
            onChange={(currency) => currency && change('currency', { currency: currency as Currency })}
          />
        </SimpleGrid>
        <Textarea
          label="Business address"
          description="Shown on invoices and packing slips."
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          id="business-address"
          value={draft.businessAddress}
          error={errors.businessAddress}
          onChange={(event) => change('business-address', { businessAddress: event.currentTarget.value })}
        />
        <TextInput
          label="Tax number"
          description="Such as a VAT ID or EIN. Shown on invoices and packing slips."
          maxLength={60}
          id="tax-number"
          value={draft.taxNumber}
          error={errors.taxNumber}
          onChange={(event) => change('tax-number', { taxNumber: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}

function FormatsPanel({ draft, change, errors }: GeneralSectionProps) {
  const own = draft.timeZone
  const { zones, haveFailed } = useMemo(() => timeZoneOptions(own), [own])
  const locales = useMemo(() => localeOptions(draft.locale), [draft.locale])
  const example = (cldr: boolean) => formatMoney(123_450, draft.currency, { locale: draft.locale, cldr })
  return (
    <Panel title="Formats and units">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <SearchSelect
            label="Time zone"
            data={zones}
            value={draft.timeZone}
            error={errors.timeZone ?? (haveFailed ? TIME_ZONES_FAILED : undefined)}
            onChange={(timeZone) => timeZone && change('time-zone', { timeZone })}
          />
          <SearchSelect
            label="Language and region"
            data={locales}
            value={draft.locale}
            error={errors.locale}
            onChange={(locale) => locale && change('locale', { locale })}
          />
          <Select
            label="Weights"
            data={[
              { value: 'g', label: 'Grams (g)' },
              { value: 'kg', label: 'Kilograms (kg)' },
              { value: 'oz', label: 'Ounces (oz)' },
              { value: 'lb', label: 'Pounds (lb)' },
            ]}
            value={draft.weightUnit}
            onChange={(unit) => unit && change('weight-unit', { weightUnit: unit as typeof draft.weightUnit })}
          />
          <Select
            label="Sizes"
            data={[
              { value: 'mm', label: 'Millimeters (mm)' },
              { value: 'cm', label: 'Centimeters (cm)' },
              { value: 'in', label: 'Inches (in)' },
            ]}
            value={draft.lengthUnit}
            onChange={(unit) => unit && change('length-unit', { lengthUnit: unit as typeof draft.lengthUnit })}
          />
        </SimpleGrid>
        <Switch
          label="Format prices for the language and region"
          description={
            example(true) === example(false)
              ? `${example(true)} either way.`
              : `On: ${example(true)}. Off: ${example(false)}.`
          }
          checked={draft.useCldrMoneyFormat}
          onChange={(event) => change('money-format', { useCldrMoneyFormat: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  )
}
