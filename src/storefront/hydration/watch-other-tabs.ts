import { mayHaveCart } from '../islands/cart-cookies.ts'
import { REMEMBERED_COUNT, recallCount, showCount } from '../islands/cart-indicators.ts'

/** Updates this tab's indicators when another tab changes the cart. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === REMEMBERED_COUNT) showCount(newValue ?? '0')
  })
  // Changes before this moment are read once.
  const words = mayHaveCart() ? recallCount() : null
  if (words) showCount(words)
}
