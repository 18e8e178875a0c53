import { europeanUnion } from '#shared/addresses/european-union.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/**
 * Whether the button of checkout must say that an order obliges to pay: in shops of the EU (Directive 2011/83/EU,
 * article 8(2)). A consumer is not bound by an order whose button says less.
 */
export const namesPayObligation = ({ country }: Pick<StoreSettings, 'country'>): boolean =>
  europeanUnion.includes(country)
