import { Button, Group, Menu, Radio, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Download, Plus, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { pathOf } from '#shared/http/call.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import { exportRatesCall, exportRatesJsonCall, MOST_RATES } from '#shared/taxes/tables/api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { SellerMissing } from '../seller-missing.tsx'
import rows from '../settings-row.module.css'
import { SettingsRow } from '../settings-row.tsx'
import { UntaxedCountries } from '../untaxed-countries.tsx'
import type { SectionProps } from '../use-settings-editor.ts'
import { BusinessPanel } from './business-panel.tsx'
import { PricesAcrossPlaces } from './prices-across-places.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { RateTableDialog } from './rate-table-dialog.tsx'
import { rateInWords } from './rate-words.ts'
import { TaxCategories } from './tax-categories.tsx'
import { TaxRulesPanel } from './tax-rules-panel.tsx'

/** Whether prices include tax, and the rates by place. */
export function TaxSection({ draft, change, errors }: SectionProps) {
  const { locale, country } = useStaff().website
  const { taxRates: rates, taxRules: rules } = draft
  const [opened, setOpened] = useState<{ readonly index: number; readonly rate: TaxRate } | null>(null)
  const [isImporting, importing] = useDisclosure(false)
  const errorAt = (index: number) => Object.entries(errors).find(([path]) => path.startsWith(`taxRates.${index}.`))?.[1]

  function remove(index: number) {
    change(`remove rate ${index}`, { taxRates: rates.toSpliced(index, 1) })
    // The focused row is gone.
    document.getElementById('add-rate')?.focus()
  }
  return (
    <>
      <SellerMissing settings={draft} />
      <UntaxedCountries settings={draft}>
        Import them, or choose “Charge the rates of your country” below: it’s allowed while your sales to consumers in
        other EU countries are below €10,000 a year.
      </UntaxedCountries>
      <Panel title="Prices">
        <Radio.Group
          aria-label="Prices and tax"
          value={draft.pricesIncludeTax ? 'inside' : 'added'}
          onChange={(value) => change('inside', { pricesIncludeTax: value === 'inside' })}
        >
          <Stack gap="sm">
            <Radio
              value="inside"
              label="Prices include tax"
              description="Common in Europe: tax is part of the price that customers see."
            />
            <Radio
              value="added"
              label="Tax is added at checkout"
              description="Common in the US and Canada: the tax depends on the customer’s address."
            />
          </Stack>
        </Radio.Group>
        {draft.pricesIncludeTax && (
          <PricesAcrossPlaces rules={rules} change={(taxRules) => change('prices-across', { taxRules })} />
        )}
      </Panel>
      <Panel
        title="Tax rates"
        lead="Add rates for a country or region. Country and region rates are added together. “Everywhere else” applies where no other rate does."
      >
        {rates.length === 0 ? (
          <p className={rows.nothing}>You’re not charging tax.</p>
        ) : (
          <ul className={rows.list} aria-label="Tax rates">
            {rates.map((rate, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rates have nothing else that names them for good
              <li key={index} className={rows.item}>
                <SettingsRow
                  name={rate.name}
                  facts={rateInWords(rate, locale, rules.categories)}
                  error={errorAt(index)}
                  onOpen={() => setOpened({ index, rate })}
                >
                  <Menu.Item
                    color="danger"
                    leftSection={<Trash2 size={16} aria-hidden />}
                    onClick={() => remove(index)}
                  >
                    Remove
                  </Menu.Item>
                </SettingsRow>
              </li>
            ))}
          </ul>
        )}
        <Group gap="xs">
          <Button
            id="add-rate"
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={rates.length >= MOST_RATES}
            onClick={() => setOpened({ index: rates.length, rate: newRate(country) })}
          >
            Add tax rate
          </Button>
          <Button variant="default" leftSection={<Upload size={16} aria-hidden />} onClick={importing.open}>
            Import
          </Button>
          {rates.length > 0 && (
            <Menu>
              <Menu.Target>
                <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
                  Export
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item component="a" href={pathOf(exportRatesCall, {})}>
                  CSV, all saved rates
                </Menu.Item>
                <Menu.Item component="a" href={pathOf(exportRatesJsonCall, {})}>
                  JSON, standard rates by country
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      </Panel>
      <TaxCategories
        rates={rates}
        rules={rules}
        errors={errors}
        change={(key, taxRules, taxRates) => change(key, { taxRules, taxRates })}
      />
      <TaxRulesPanel country={draft.country} rules={rules} change={(key, taxRules) => change(key, { taxRules })} />
      <BusinessPanel
        country={draft.country}
        taxNumber={draft.taxNumber}
        rules={rules}
        change={(key, taxRules) => change(key, { taxRules })}
      />
      {isImporting && (
        <RateTableDialog
          rates={rates}
          categories={rules.categories}
          close={importing.close}
          apply={(taxRates) => change('import rates', { taxRates })}
        />
      )}
      <RateDialog
        categories={rules.categories}
        rate={opened?.rate ?? null}
        isNew={opened?.index === rates.length}
        close={() => setOpened(null)}
        apply={(rate) => {
          change(`rate ${opened!.index}`, { taxRates: rates.toSpliced(opened!.index, 1, rate) })
          setOpened(null)
        }}
      />
    </>
  )
}

const newRate = (country: string): TaxRate => ({
  name: '',
  place: { country },
  rateMilliPercent: Number.NaN,
  appliesToShipping: true,
})
