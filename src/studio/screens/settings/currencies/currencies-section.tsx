import { Alert, Button, Menu } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isRateOld, RATE_DAYS, rateWords } from '#shared/currencies/rules.ts'
import type { ShopCurrency } from '#shared/currencies/schema.ts'
import { currencies as allCurrencies } from '#shared/money/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import rows from '../settings-row.module.css'
import { SettingsRow } from '../settings-row.tsx'
import type { SectionProps } from '../use-settings-editor.ts'
import { CurrencyDialog } from './currency-dialog.tsx'
import { roundingWords } from './rounding-words.ts'

/** The other currencies that customers can pay in, with their rates and rounding rules. */
export function CurrenciesSection({ draft, change, errors }: SectionProps) {
  const formats = useFormats()
  const { currency: own, currencies } = draft
  const [opened, setOpened] = useState<{ readonly index: number; readonly currency: ShopCurrency } | null>(null)
  const others = allCurrencies.filter((code) => code !== own)
  const free = others.filter((code) => !currencies.some((one) => one.code === code))
  const now = Date.now()
  const old = currencies.filter((one) => one.ratedAt > 0 && isRateOld(one, now))
  const errorAt = (index: number) =>
    Object.entries(errors).find(([path]) => path.startsWith(`currencies.${index}.`))?.[1]
  const factsOf = (one: ShopCurrency) =>
    [
      rateWords({ currency: own, rate: one.rate }, one.code),
      one.ratedAt > 0 ? `set ${formats.day(one.ratedAt)}` : 'not saved yet',
      one.rounding === 'none'
        ? roundingWords('none')
        : `${roundingWords(one.rounding)}, ${one.roundsUp ? 'rounded up' : 'to the nearest'}`,
    ].join(' · ')

  function remove(index: number) {
    change(`remove currency ${index}`, { currencies: currencies.toSpliced(index, 1) })
    // The focused row is gone.
    document.getElementById('add-currency')?.focus()
  }
  return (
    <Panel
      title="Other currencies"
      lead={`Customers choose a currency at the bottom of your pages, and pay and are refunded in it. Prices, shipping costs, fixed discounts and minimum amounts are converted from ${own} with your rate and rounded by your rule. Your reports stay in ${own}.`}
    >
      {old.length > 0 && (
        <Alert color="notice">
          {old.length === 1
            ? `You set the rate for ${old[0]!.code} more than ${RATE_DAYS} days ago. Check that it’s still right.`
            : `You set the rates for ${old.map(({ code }) => code).join(', ')} more than ${RATE_DAYS} days ago. Check that they’re still right.`}
        </Alert>
      )}
      {currencies.length === 0 ? (
        <p className={rows.nothing}>Customers pay in {own}.</p>
      ) : (
        <ul className={rows.list} aria-label="Other currencies">
          {currencies.map((one, index) => (
            <li key={one.code} className={rows.item}>
              <SettingsRow
                name={one.code}
                facts={factsOf(one)}
                error={errorAt(index)}
                onOpen={() => setOpened({ index, currency: one })}
              >
                <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => remove(index)}>
                  Remove
                </Menu.Item>
              </SettingsRow>
            </li>
          ))}
        </ul>
      )}
      <Button
        id="add-currency"
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={free.length === 0}
        onClick={() => setOpened({ index: currencies.length, currency: newCurrency(free[0]!) })}
      >
        Add currency
      </Button>
      <CurrencyDialog
        own={own}
        opened={opened?.currency ?? null}
        isNew={opened?.index === currencies.length}
        choices={others.filter((code) => code === opened?.currency.code || free.includes(code))}
        close={() => setOpened(null)}
        apply={(one) => {
          change(`currency ${opened!.index}`, { currencies: currencies.toSpliced(opened!.index, 1, one) })
          setOpened(null)
        }}
      />
    </Panel>
  )
}

const newCurrency = (code: ShopCurrency['code']): ShopCurrency => ({
  code,
  rate: '',
  // The server writes the time when it is saved.
  ratedAt: 0,
  rounding: 'none',
  roundsUp: false,
})
