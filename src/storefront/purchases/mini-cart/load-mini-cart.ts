import type { MoneyFormat } from '#shared/money/format.ts'
import type { Added } from '../../islands/cart-store.ts'

/** Loads the mini cart while something is being added, so that it is there when that is done. */
export const loadMiniCart = () => import('./open-mini-cart.tsx').catch(() => null)

/**
 * Shows what was added, and the ways on. Where its code cannot be loaded, the button has said it.
 * @param opener gets the focus back
 */
export async function openMiniCart(added: Added, moneyFormat: MoneyFormat, opener: HTMLElement | null): Promise<void> {
  const code = await loadMiniCart()
  code?.openMiniCart({ ...added, moneyFormat }, opener)
}
