import { type Conversion, priceIn } from '#shared/currencies/rules.ts'
import type { ShopCurrency } from '#shared/currencies/schema.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { ShippingMethod, StoreSettings } from './schema.ts'

/** The currencies that visitors can choose, the shop's own first; one where there is no choice. */
export const offeredCurrencies = ({
  currency,
  shopCurrency,
  currencies,
}: Pick<StoreSettings, 'currency' | 'shopCurrency' | 'currencies'>): Currency[] => [
  shopCurrency ?? currency,
  ...currencies.map(({ code }) => code),
]

/** What amounts of these settings were converted with; null for settings in the shop's own currency. */
export const conversionOf = ({
  currency,
  shopCurrency,
  currencies,
}: Pick<StoreSettings, 'currency' | 'shopCurrency' | 'currencies'>): ShopCurrency | null =>
  shopCurrency === undefined ? null : (currencies.find(({ code }) => code === currency) ?? null)

/**
 * The settings of a shop for visitors who have chosen another currency: every amount in them is converted. Pay in four
 * is offered in the shop's own currency only: its limits are those of an account.
 */
export function settingsIn(settings: StoreSettings, chosen: ShopCurrency): StoreSettings {
  return {
    ...settings,
    currency: chosen.code,
    shopCurrency: settings.currency,
    minimumSubtotalCents: priceIn(settings.minimumSubtotalCents, chosen),
    installments: { ...settings.installments, available: false },
    shippingZones: settings.shippingZones.map((zone) => ({
      ...zone,
      methods: zone.methods.map((method) => methodIn(method, chosen)),
    })),
  }
}

function methodIn(method: ShippingMethod, chosen: Conversion): ShippingMethod {
  const { freeOverCents } = method
  return {
    ...method,
    rate: rateIn(method.rate, chosen),
    freeOverCents: freeOverCents === null ? null : priceIn(freeOverCents, chosen),
  }
}

function rateIn(rate: ShippingMethod['rate'], chosen: Conversion): ShippingMethod['rate'] {
  switch (rate.kind) {
    case 'flat':
      return { ...rate, costCents: priceIn(rate.costCents, chosen) }
    case 'by-weight':
      return { ...rate, tiers: rate.tiers.map((tier) => ({ ...tier, costCents: priceIn(tier.costCents, chosen) })) }
    case 'by-price':
      return {
        ...rate,
        tiers: rate.tiers.map(({ upToCents, costCents }) => ({
          upToCents: upToCents === null ? null : priceIn(upToCents, chosen),
          costCents: priceIn(costCents, chosen),
        })),
      }
    case 'by-package':
      return {
        ...rate,
        packages: rate.packages.map((one) => ({ ...one, costCents: priceIn(one.costCents, chosen) })),
      }
    case 'pickup':
      return rate
  }
}
