import { countryName } from '#shared/addresses/countries.ts'
import { readablePath } from '#shared/redirects/paths.ts'
import { type Channel, channels, type Device, devices, type TableKind } from './schema.ts'

const channelWords: Readonly<Record<Channel, string>> = {
  direct: 'Direct',
  search: 'Search engines',
  social: 'Social networks',
  campaign: 'Campaigns',
  link: 'Links on other sites',
}

const deviceWords: Readonly<Record<Device, string>> = { desktop: 'Computers', phone: 'Phones', tablet: 'Tablets' }

/** The name of a row. */
export function rowName(kind: TableKind, text: string): string {
  const known = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>) => {
    const name = names.find((one) => one === text)
    return name ? words[name] : text
  }
  switch (kind) {
    case 'page':
    case 'entry':
    case 'exit':
      if (text === '') return 'Other pages'
      return text === '/' ? 'Home page' : readablePath(text)
    case 'channel':
      return known(channels, channelWords)
    case 'device':
      return known(devices, deviceWords)
    case 'source':
      return text || 'Direct or unknown'
    case 'campaign':
      return text || 'No campaign'
    case 'country':
      return text ? countryName(text) : 'Unknown'
    default:
      return text || 'Unknown'
  }
}
