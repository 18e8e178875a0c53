import type { MoneyFormat } from '#shared/money/format.ts'
import type { Added } from '../../islands/cart-store.ts'

/** Loads the mini cart during an addition, so that it is ready afterwards. */
export const loadMiniCart = () => import('./open-mini-cart.tsx').catch(() => null)

/**
 * Shows what was added, with links to cart and checkout. If its code cannot be loaded, the button's label is enough.
 * @param opener gets the focus back
 */
export async function openMiniCart(added: Added, moneyFormat: MoneyFormat, opener: HTMLElement | null): Promise<void> {
  const code = await loadMiniCart()
  code?.openMiniCart({ ...added, moneyFormat }, opener)
}
