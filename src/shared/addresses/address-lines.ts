import { formatAddress } from 'localized-address-format'
import { countryName } from './countries.ts'
import type { Regions } from './rules.ts'
import type { Address } from './schema.ts'

/** Countries whose address labels show the region's code; the others show its name. */
const WRITES_REGION_CODE = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'MX'])

/** A region as people write it: by its code in some countries, by its name in the others. */
export const regionInWords = (country: string, code: string, regions: Pick<Regions, 'nameOf'>): string =>
  WRITES_REGION_CODE.has(country) ? code : regions.nameOf(country, code)

/** For addresses whose regions were typed and not chosen. */
export const regionsAsTyped: Pick<Regions, 'nameOf'> = { nameOf: (_, typed) => typed }

/**
 * An address as the lines of a postal label or packing slip, in the order of its country. The country's name comes
 * last, and is left out within the country.
 * @param from the country that the parcel is sent from
 */
export function addressLines(
  address: Address,
  options: { locale?: string; from?: string; regions: Pick<Regions, 'nameOf'> },
): string[] {
  const { country, city } = address
  const region = regionInWords(country, address.region, options.regions)
  // East Asian addresses have a Latin and a local format: the letters of the address decide.
  const isLocal = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(address.addressLine1)
  const lines = [address.addressLine1, address.addressLine2]
  const cityHasPlace = formatAddress({ postalCountry: country, locality: '\u0001' }).join('').includes('\u0001')
  if (city && !cityHasPlace) lines.splice(isLocal ? 0 : 2, 0, city)
  const written = formatAddress(
    {
      postalCountry: country,
      name: fullName(address, isLocal),
      organization: address.company,
      addressLines: lines.filter(Boolean),
      locality: city,
      administrativeArea: region,
      postalCode: address.postalCode,
    },
    isLocal ? 'local' : 'latin',
  )
  // Formats leave a comma where a part is missing.
  const tidy = written.map((line) => line.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '')).filter(Boolean)
  return country === options.from ? tidy : [...tidy, countryName(country, options.locale)]
}

function fullName(address: Address, isLocal: boolean): string {
  const names = isLocal ? [address.lastName, address.firstName] : [address.firstName, address.lastName]
  return names.filter(Boolean).join(' ')
}
