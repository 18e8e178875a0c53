import type { Browser } from '#server/testing/test-app.ts'
import type { ShopCurrency } from '#shared/currencies/schema.ts'

export const pounds: ShopCurrency = { code: 'GBP', rate: '0.8', ratedAt: 1, rounding: 'none', roundsUp: false }
export const yen: ShopCurrency = { code: 'JPY', rate: '150', ratedAt: 1, rounding: '100', roundsUp: true }

/** Sends the form with which a visitor chooses a currency. */
export const choose = (visitor: Browser, currency: string, headers: Record<string, string> = {}) =>
  visitor.request('POST', '/currency', { currency }, headers)
