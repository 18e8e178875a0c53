import {
  INSTALLMENTS,
  type InstallmentLocale,
  type InstallmentOffer,
  installmentBrand,
  installmentLocale,
  installmentOffer,
  providerPageOf,
} from '#shared/installments/rules.ts'
import { installmentText } from '#shared/installments/texts.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { ProductType } from '#shared/products/codes.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** The badge's text about one price. */
export interface PayLaterView {
  readonly state: 'in-range' | 'out-of-range'
  /** In range: 'or 4 interest-free payments of $8.50 with', before the brand; else the text after the brand. */
  readonly text: string
  /** The payments, for the dialog; empty out of range. */
  readonly payments: readonly string[]
}

/** The brand and language of a shop's badge. */
export interface PayLaterBrand {
  readonly name: ReturnType<typeof installmentBrand>
  readonly locale: InstallmentLocale
  readonly count: number
  /** The provider's own page, where the owner wants it shown; null: ours explains it. */
  readonly page: string | null
}

/** The brand that a shop offers, or null: installments exist only in certain countries and languages. */
export function payLaterBrand(settings: Pick<StoreSettings, 'installments' | 'locale'>): PayLaterBrand | null {
  const locale = installmentLocale(settings.installments.accountCountry, settings.locale)
  return settings.installments.available && locale ? brandOf(locale, settings) : null
}

/** The brand of a locale, which is offered. */
export const brandOf = (
  locale: InstallmentLocale,
  { installments }: Pick<StoreSettings, 'installments'>,
): PayLaterBrand => ({
  name: installmentBrand(locale),
  locale,
  count: INSTALLMENTS,
  page: installments.providerPage ? providerPageOf(locale) : null,
})

/** The badge for a price in hundredths; null without a badge. */
export function payLaterView(
  priceCents: number,
  productType: ProductType,
  settings: StoreSettings,
): PayLaterView | null {
  const offer = installmentOffer(priceCents, [productType], settings, settings.locale)
  return offer && viewOfOffer(offer, (cents) => formatMoney(cents, settings.currency, moneyFormatOf(settings)))
}

/** The text and payments of an offer. */
export function viewOfOffer(offer: InstallmentOffer, money: (cents: number) => string): PayLaterView {
  const isInRange = offer.state === 'in-range'
  return {
    state: isInRange ? 'in-range' : 'out-of-range',
    text: installmentText(offer, money, 'line'),
    payments: isInRange ? offer.paymentsCents.map(money) : [],
  }
}

/** The longest view of each state: a line with space for them has space for all. */
export function longestViews(views: readonly (PayLaterView | null)[]): PayLaterView[] {
  const longest = new Map<PayLaterView['state'], PayLaterView>()
  for (const view of views)
    if (view && view.text.length > (longest.get(view.state)?.text.length ?? 0)) longest.set(view.state, view)
  return [...longest.values()]
}
