import { amountIn, type Conversion, priceIn } from '#shared/currencies/rules.ts'
import type { FixedPrices, ShopCurrency } from '#shared/currencies/schema.ts'
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
  const { freeOverCents, fixedFreeOver } = method
  return {
    ...method,
    rate: rateIn(method.rate, chosen),
    freeOverCents: freeOverCents === null ? null : amountIn(freeOverCents, fixedFreeOver, chosen),
  }
}

function rateIn(rate: ShippingMethod['rate'], chosen: Conversion): ShippingMethod['rate'] {
  switch (rate.kind) {
    case 'flat':
      return costIn(rate, chosen)
    case 'by-weight':
      return { ...rate, tiers: rate.tiers.map((tier) => costIn(tier, chosen)) }
    case 'by-price':
      return {
        ...rate,
        tiers: rate.tiers.map((tier) => ({
          ...costIn(tier, chosen),
          upToCents: tier.upToCents === null ? null : priceIn(tier.upToCents, chosen),
        })),
      }
    case 'by-package':
      return { ...rate, packages: rate.packages.map((one) => costIn(one, chosen)) }
    case 'pickup':
      return rate
  }
}

const costIn = <T extends { readonly costCents: number; readonly fixedCosts?: FixedPrices | undefined }>(
  priced: T,
  chosen: Conversion,
): T => ({ ...priced, costCents: amountIn(priced.costCents, priced.fixedCosts, chosen) })
