import { offeredCurrencies } from '#shared/settings/settings-in.ts'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/** Whether visitors of a site can choose a currency. */
export const hasCurrencies = ({ settings }: Site): boolean => settings.currencies.length > 0

/** The visitor's choice of a currency. It is sent as a form, and leads back to the same page. */
export function CurrencyForm({ site }: { site: Site }) {
  if (!hasCurrencies(site)) return null
  const { settings } = site
  const names = new Intl.DisplayNames(settings.locale, { type: 'currency' })
  return (
    <form className="currency-form" method="post" action="/currency">
      <label htmlFor="shop-currency">{documentTexts.currency}</label>
      <div>
        <select
          id="shop-currency"
          className="select"
          name="currency"
          defaultValue={settings.currency}
          autoComplete="off"
        >
          {offeredCurrencies(settings).map((code) => (
            <option key={code} value={code}>
              {code} – {names.of(code)}
            </option>
          ))}
        </select>
        <button type="submit" className="button is-secondary">
          {documentTexts.changeCurrency}
        </button>
      </div>
    </form>
  )
}
