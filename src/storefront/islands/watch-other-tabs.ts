import { mayHaveCart } from './cart-cookies.ts'
import { REMEMBERED_COUNT, recallCount, showCount } from './cart-indicators.ts'

/** Another tab of the site has changed the cart: this tab's indicators follow. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === REMEMBERED_COUNT) showCount(newValue ?? '0')
  })
  // What another tab changed before this is not told.
  const words = mayHaveCart() ? recallCount() : null
  if (words) showCount(words)
}
