import { type Currency, currencies } from '#shared/money/schema.ts'

const EURO =
  'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK BL GF GP MF MQ PM RE YT AX BG'.split(
    ' ',
  )

/** Countries whose currency code does not begin with their own two letters. */
const SHARED: Readonly<Record<string, Currency>> = {
  ...Object.fromEntries(EURO.map((country) => [country, 'EUR' as const])),
  LI: 'CHF', GL: 'DKK', FO: 'DKK', SJ: 'NOK', IM: 'GBP', JE: 'GBP', GG: 'GBP', CK: 'NZD', NU: 'NZD', TK: 'NZD', PN: 'NZD',
  KI: 'AUD', NR: 'AUD', TV: 'AUD', CC: 'AUD', CX: 'AUD', NF: 'AUD', PS: 'ILS', LS: 'ZAR', NA: 'ZAR', BT: 'INR',
  PR: 'USD', GU: 'USD', VI: 'USD', MP: 'USD', AS: 'USD', UM: 'USD', EC: 'USD', SV: 'USD', PA: 'USD', PW: 'USD', FM: 'USD',
  MH: 'USD', TL: 'USD', IO: 'USD', TC: 'USD', VG: 'USD', BQ: 'USD',
} // biome-ignore format: a table

/** The currency of a country, if it is supported; else the US dollar. */
export function currencyOf(country: string): Currency {
  return SHARED[country] ?? currencies.find((currency) => currency.startsWith(country)) ?? 'USD'
}

/** The first country in the browser's languages; null without one. */
export function countryOf(languages: readonly string[]): string | null {
  for (const language of languages) {
    const { region } = new Intl.Locale(language)
    if (region && /^[A-Z]{2}$/.test(region)) return region
  }
  return null
}

/**
 * The time zone of a country: the browser's where it is one of the country's, else the only one. Null where the country
 * has several, and where the browser doesn't know them.
 */
export function timeZoneOf(country: string, ofBrowser: string): string | null {
  const zones = zonesOf(country)
  if (zones.includes(ofBrowser)) return ofBrowser
  // Some countries have two names for the same time.
  return new Set(zones.map(offsetsOf)).size === 1 ? zones[0]! : null
}

/** The time zones of a country; none where the browser can't list them. */
function zonesOf(country: string): readonly string[] {
  const place: Partial<Pick<Intl.Locale, 'getTimeZones'>> = new Intl.Locale(`und-${country}`)
  return place.getTimeZones?.() ?? []
}

/** The offset of a zone in January and July, as text. */
function offsetsOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return [0, 6]
    .map((month) => format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ')
}
