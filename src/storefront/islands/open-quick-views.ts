/** Opens a product over the list it stands in. Without this, or with a modified click, the link leads to its page. */
export function openQuickViews(): void {
  /** The link whose product is on its way. */
  let wanted: HTMLAnchorElement | null = null
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quick-view]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A second click is the same one; another link is a change of mind.
    if (wanted === link) return
    wanted = link
    link.ariaBusy = 'true'
    try {
      const { openQuickView } = await import('./quick-view.ts')
      await openQuickView(link, () => wanted === link)
    } catch {
      if (wanted === link) location.assign(link.href)
    } finally {
      link.ariaBusy = null
      if (wanted === link) wanted = null
    }
  })
}

/**
 * Loads the page that the address names where nothing shows it: going forward to a quick view that was closed, or back from a
 * product's page that began as one. That may have happened before this code was there.
 */
export function followHistory(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation) return
  const { pathname } = new URL(navigation.name)
  const follow = () => {
    if (location.pathname !== pathname && !document.querySelector('.quick-view[open]')) location.reload()
  }
  addEventListener('popstate', follow)
  follow()
}
