import { type Network, networks } from './networks.ts'
import { socialTexts } from './texts.ts'

/** The network that a link leads to; null for other sites and for paths. */
export function networkOf(href: string): Network | null {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return null
  const host = new URL(href).hostname.replace(/^(?:www|m)\./, '')
  return (
    networks.find(({ hosts }) => hosts.includes(host)) ??
    networks.find(({ hosts }) => hosts.some((one) => host.endsWith(`.${one}`))) ??
    null
  )
}

/** What a link without a name is called: its network, or its host. */
export function nameOfLink(href: string): string {
  const network = networkOf(href)
  if (network) return network.name
  if (/^mailto:/i.test(href)) return socialTexts.email
  if (/^tel:/i.test(href)) return socialTexts.phone
  return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href
}
