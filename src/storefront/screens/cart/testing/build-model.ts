import { buildCart } from '../../../purchases/testing/build-cart.ts'
import type { LiveCartModel } from '../model.ts'

/** The page of a cart in the United States, changed by what a test needs. */
export function buildLiveCart(changes: Partial<LiveCartModel> = {}): LiveCartModel {
  return {
    cart: buildCart(),
    moneyFormat: { locale: 'en-US' },
    countries: [{ code: 'US', name: 'United States' }],
    startCountry: 'US',
    regions: { US: [{ code: 'ME', name: 'Maine' }] },
    takesPayments: true,
    installments: null,
    shopHref: '/shop',
    sellsProducts: true,
    csrfToken: 'nonce.signature',
    error: null,
    placed: null,
    ...changes,
  }
}
