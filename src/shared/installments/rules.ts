import { smallestCents } from '#shared/money/money.ts'
import { spread } from '#shared/money/spread.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { Installments, PayLaterMethodId } from './schema.ts'

/** What an offer depends on, of the settings of a shop. */
interface InstallmentSettings {
  readonly currency: string
  readonly installments: Installments
}

/** The languages and countries in which paying in installments is offered. */
export const installmentLocales = ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'] as const
export type InstallmentLocale = (typeof installmentLocales)[number]

/** The number of payments. */
export const INSTALLMENTS = 4

/** The United States and their territories, which share a locale. */
export const usTerritories: readonly string[] = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']

/**
 * The locale for a shop's account and a shopper's language; null where installments are not offered.
 * @param accountCountry ISO 3166-1 alpha-2 of the account that receives the money
 * @param shopperLanguage BCP-47; only its language counts
 */
export function installmentLocale(accountCountry: string, shopperLanguage: string): InstallmentLocale | null {
  const country = usTerritories.includes(accountCountry) ? 'US' : accountCountry
  const language = shopperLanguage.toLowerCase().split(/[-_]/)[0]
  return installmentLocales.find((locale) => locale === `${language}_${country}`) ?? null
}

/** The provider's name, which differs in Great Britain. */
export function installmentBrand(locale: InstallmentLocale): 'Afterpay' | 'Clearpay' {
  return locale === 'en_GB' ? 'Clearpay' : 'Afterpay'
}

/**
 * The provider's own page about paying in installments, by locale: the address that Stripe's official libraries open, for
 * both brands.
 */
export const providerPageOf = (locale: InstallmentLocale): string => `https://static.afterpay.com/modal/${locale}.html`

/** Whether a cart can be paid in installments: it is not empty and everything in it is physical. */
export function mayPayLater(types: readonly ProductType[]): boolean {
  return types.length > 0 && types.every((type) => type === productTypes.physical)
}

/** The payments of an amount in hundredths: as equal as possible, the first ones larger; their sum is the amount. */
export function splitPayments(totalCents: number, currency: string): number[] {
  return spread(
    totalCents,
    Array.from({ length: INSTALLMENTS }, () => 1),
    smallestCents(currency),
  )
}

/** The content of the badge. `over`: offered above `limitCents`; `upTo`: offered up to it. */
export type InstallmentOffer = { readonly locale: InstallmentLocale; readonly brand: 'Afterpay' | 'Clearpay' } & (
  | { readonly state: 'in-range'; readonly paymentsCents: readonly number[] }
  | { readonly state: 'over' | 'upTo'; readonly limitCents: number }
)

/**
 * Whether a price can be paid in installments: above the minimum and at most the maximum, compared in hundredths. Null
 * when there is no badge: not offered by the shop, in this language or for such products.
 */
export function installmentOffer(
  priceCents: number,
  types: readonly ProductType[],
  settings: InstallmentSettings,
  shopperLanguage: string,
): InstallmentOffer | null {
  const { available, minimumCents, maximumCents, accountCountry } = settings.installments
  const locale = installmentLocale(accountCountry, shopperLanguage)
  if (!available || !locale || !mayPayLater(types)) return null
  const named = { locale, brand: installmentBrand(locale) }
  if (priceCents <= minimumCents) return { ...named, state: 'over', limitCents: minimumCents }
  if (priceCents > maximumCents) return { ...named, state: 'upTo', limitCents: maximumCents }
  return { ...named, state: 'in-range', paymentsCents: splitPayments(priceCents, settings.currency) }
}

/**
 * The installment method for a whole cart; null where it is not offered for it. Products, carts and checkout all use
 * this rule.
 */
export function payLaterMethod(
  cart: { readonly grandTotalCents: number; readonly entries: readonly { readonly productType: ProductType }[] },
  settings: InstallmentSettings,
  shopperLanguage: string,
): PayLaterMethodId | null {
  const types = cart.entries.map((entry) => entry.productType)
  const offer = installmentOffer(cart.grandTotalCents, types, settings, shopperLanguage)
  if (offer?.state !== 'in-range') return null
  return offer.brand === 'Clearpay' ? 'test-clearpay' : 'test-afterpay'
}
