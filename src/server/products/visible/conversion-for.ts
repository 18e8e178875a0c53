import type { Scope } from '#server/scope.ts'
import type { ShopCurrency } from '#shared/currencies/schema.ts'
import { conversionOf } from '#shared/settings/settings-in.ts'

/** What prices of this scope are converted with; null for the shop's own currency, and for its team. */
export const conversionFor = async (scope: Scope): Promise<ShopCurrency | null> => conversionOf(await scope.settings())
