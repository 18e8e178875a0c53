import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { tidyVatNumber } from '#shared/vat-numbers/rules.ts'

/** What the library says of a number; `compact` is the number without spaces. */
interface Country {
  validate(number: string): { readonly isValid: boolean; readonly compact?: string }
}

interface Form {
  /** A number in the right form, for the sentence of a refusal. */
  readonly example: string
  /** The rules of the country, which are loaded with its first number. */
  readonly load: () => Promise<Country>
}

/** The forms by prefix: the member states of the EU, Northern Ireland, the United Kingdom, Switzerland and Norway. */
const forms: Readonly<Record<string, Form>> = {
  AT: { example: 'ATU13585627', load: () => import('stdnum/lib/cjs/at/uid.js') },
  BE: { example: 'BE0428759497', load: () => import('stdnum/lib/cjs/be/vat.js') },
  BG: { example: 'BG175074752', load: () => import('stdnum/lib/cjs/bg/vat.js') },
  CY: { example: 'CY10259033P', load: () => import('stdnum/lib/cjs/cy/vat.js') },
  CZ: { example: 'CZ25123891', load: () => import('stdnum/lib/cjs/cz/dic.js') },
  DE: { example: 'DE136695976', load: () => import('stdnum/lib/cjs/de/vat.js') },
  DK: { example: 'DK13585628', load: () => import('stdnum/lib/cjs/dk/cvr.js') },
  EE: { example: 'EE100931558', load: () => import('stdnum/lib/cjs/ee/kmkr.js') },
  EL: { example: 'EL094259216', load: () => import('stdnum/lib/cjs/gr/vat.js') },
  ES: { example: 'ESB58378431', load: () => import('stdnum/lib/cjs/es/nif.js') },
  FI: { example: 'FI20774740', load: () => import('stdnum/lib/cjs/fi/alv.js') },
  FR: { example: 'FR40303265045', load: () => import('stdnum/lib/cjs/fr/tva.js') },
  HR: { example: 'HR33392005961', load: () => import('stdnum/lib/cjs/hr/oib.js') },
  HU: { example: 'HU12892312', load: () => import('stdnum/lib/cjs/hu/anum.js') },
  IE: { example: 'IE6433435F', load: () => import('stdnum/lib/cjs/ie/vat.js') },
  IT: { example: 'IT00743110157', load: () => import('stdnum/lib/cjs/it/iva.js') },
  LT: { example: 'LT119511515', load: () => import('stdnum/lib/cjs/lt/pvm.js') },
  LU: { example: 'LU15027442', load: () => import('stdnum/lib/cjs/lu/tva.js') },
  LV: { example: 'LV40003521600', load: () => import('stdnum/lib/cjs/lv/pvn.js') },
  MT: { example: 'MT11679112', load: () => import('stdnum/lib/cjs/mt/vat.js') },
  NL: { example: 'NL004495445B01', load: () => import('stdnum/lib/cjs/nl/btw.js') },
  PL: { example: 'PL8567346215', load: () => import('stdnum/lib/cjs/pl/nip.js') },
  PT: { example: 'PT501964843', load: () => import('stdnum/lib/cjs/pt/nif.js') },
  RO: { example: 'RO18547290', load: () => import('stdnum/lib/cjs/ro/cif.js') },
  SE: { example: 'SE123456789701', load: () => import('stdnum/lib/cjs/se/vat.js') },
  SI: { example: 'SI50223054', load: () => import('stdnum/lib/cjs/si/ddv.js') },
  SK: { example: 'SK2022749619', load: () => import('stdnum/lib/cjs/sk/dph.js') },
  XI: { example: 'XI980780684', load: () => import('stdnum/lib/cjs/gb/vat.js') },
  GB: { example: 'GB980780684', load: () => import('stdnum/lib/cjs/gb/vat.js') },
  CH: { example: 'CHE107787577MWST', load: () => import('stdnum/lib/cjs/ch/vat.js') },
  NO: { example: 'NO995525828MVA', load: () => import('stdnum/lib/cjs/no/mva.js') },
}

/** Prefixes that people type, although their numbers begin with another one. */
const otherPrefixes: Readonly<Record<string, string>> = { GR: 'EL' }

/**
 * Checks the form of a VAT number, with its check digits.
 * @returns the number with its prefix and without spaces, such as DE136695976
 */
export async function checkForm(typed: string): Promise<Result<string, 'vat-number-form'>> {
  const tidy = tidyVatNumber(typed)
  const prefix = ownValue(otherPrefixes, tidy.slice(0, 2)) ?? tidy.slice(0, 2)
  const form = ownValue(forms, prefix)
  if (!form) return fail('vat-number-form')
  // The numbers of Switzerland begin with all of CHE.
  const compact = compactOf(await form.load(), prefix === 'CH' ? tidy : tidy.slice(2))
  if (compact === null) return fail('vat-number-form', { example: form.example })
  return succeed(prefix === 'CH' ? compact : `${prefix}${compact}`)
}

/** A valid number as the library writes it; null for any other, also one that the library cannot read. */
function compactOf(country: Country, number: string): string | null {
  try {
    const { isValid, compact } = country.validate(number)
    return isValid && compact !== undefined ? compact : null
  } catch {
    // Version 1.12 throws at a Dutch number without digits.
    return null
  }
}
