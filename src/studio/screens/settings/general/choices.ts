import { listCountries } from '#shared/addresses/countries.ts'
import { currencies } from '#shared/money/schema.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Countries by their English names. */
export const countryOptions = (): Choice[] =>
  listCountries('en').map(({ code, name }) => ({ value: code, label: name }))

/** Currencies as 'EUR · Euro', in the order of their codes. */
export function currencyOptions(): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return currencies.toSorted().map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
}

/** The text at the field where the browser lists no time zones. */
export const TIME_ZONES_FAILED = 'Failed to load timezone'

/** Time zones by name, with the given one first if the browser does not list it; it alone where the browser lists none. */
export function timeZoneOptions(own: string): { readonly zones: readonly string[]; readonly haveFailed: boolean } {
  const zones = listTimeZones()
  return { zones: zones.includes(own) ? zones : [own, ...zones], haveFailed: zones.length === 0 }
}

function listTimeZones(): string[] {
  try {
    return Intl.supportedValuesOf('timeZone')
  } catch {
    return []
  }
}

const LOCALES = (
  'en-US en-GB en-CA en-AU en-NZ en-IE en-IN en-SG en-ZA cs-CZ da-DK de-DE de-AT de-CH es-ES es-MX es-AR es-CO fil-PH ' +
  'fr-FR fr-BE fr-CA fr-CH he-IL hi-IN id-ID it-IT it-CH ja-JP ms-MY nb-NO nl-NL nl-BE pl-PL pt-BR pt-PT ru-RU sv-SE th-TH zh-HK'
).split(' ')

/** Languages with their countries, such as 'English (United States)'; always including the given one. */
export function localeOptions(own: string): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
  return [...new Set([own, ...LOCALES])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}
