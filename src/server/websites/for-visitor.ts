import type { FastifyRequest } from 'fastify'
import type { ShopCurrency } from '#shared/currencies/schema.ts'
import { settingsIn } from '#shared/settings/settings-in.ts'
import type { Website } from './website.ts'

/** The cookie with the code of the currency that a visitor has chosen. */
export const CURRENCY_COOKIE = 'currency'

const inCookies = /(?:^|;\s*)currency=([A-Z]{3})(?=;|$)/

/** The currency that a visitor has chosen; null for the shop's own, and for one that the shop does not sell in. */
export function chosenCurrency(
  { settings }: Pick<Website, 'settings'>,
  { headers }: { readonly headers: { readonly cookie?: string | undefined } },
): ShopCurrency | null {
  if (settings.currencies.length === 0) return null
  const code = inCookies.exec(headers.cookie ?? '')?.[1]
  return settings.currencies.find((one) => one.code === code) ?? null
}

const known = new WeakMap<Website, Map<string, Website>>()

/**
 * The website as its visitor sees it: with the settings in the currency that they have chosen. Pages, cart and checkout
 * read prices with these settings (`scope.settings()`). One object for each currency, so that what is kept for a website
 * is kept for each of them.
 */
export function websiteForVisitor(website: Website, request: Pick<FastifyRequest, 'headers'>): Website {
  const chosen = chosenCurrency(website, request)
  if (!chosen) return website
  const ofWebsite = known.get(website) ?? new Map<string, Website>()
  known.set(website, ofWebsite)
  const before = ofWebsite.get(chosen.code)
  if (before) return before
  const made = { ...website, settings: settingsIn(website.settings, chosen) }
  ofWebsite.set(chosen.code, made)
  return made
}

/** What a page in a visitor's currency is kept under, besides its website; '' in the shop's own. */
export const currencyKey = ({ settings }: Pick<Website, 'settings'>): string =>
  settings.shopCurrency === undefined ? '' : ` ${settings.currency}`

/** The header that keeps a cache in front of the server from showing one visitor the currency of another. */
export const varyOf = ({ settings }: Pick<Website, 'settings'>): { readonly vary?: string } =>
  settings.currencies.length > 0 ? { vary: 'Accept-Encoding, Cookie' } : {}
