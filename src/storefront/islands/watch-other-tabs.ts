import { REMEMBERED_COUNT, showCount } from './cart-indicators.ts'

/** Another tab of the site has changed the cart: this tab's indicators follow. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === REMEMBERED_COUNT) showCount(newValue ?? '0')
  })
}
