import { hasOwnPrices } from '../islands/cart-cookies.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Loads what shows a buyer's own prices, where this browser has any.
 * @param page or a part of it that came later
 */
export function offerOwnPrices(page: ParentNode = document): void {
  if (!hasOwnPrices()) return
  whenIdle(() => void import('./show-own-prices.ts').then(({ showOwnPrices }) => showOwnPrices(page)))
}
