/** Another tab of the site has changed the cart: this tab's indicators follow. */
export function watchOtherTabs(): void {
  addEventListener('storage', async ({ key, newValue }) => {
    if (!key?.startsWith('vitrine-cart-')) return
    const { REMEMBERED_COUNT, showCount } = await import('./cart-indicators.ts')
    if (key === REMEMBERED_COUNT) showCount(newValue ?? '0')
  })
}
