/**
 * Opens a product in a dialog over its list. Without this script, or with a modified click, the link opens its page.
 */
export function openQuickViews(): void {
  /** The link whose product is loading. */
  let wanted: HTMLAnchorElement | null = null
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quick-view]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A second click on the same link changes nothing; another link replaces it.
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
 * Reloads when the URL does not match the page: after going forward to a closed quick view, or back from a product page
 * that began as one. This may have happened before the script ran.
 */
export function followHistory(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation) return
  const { pathname } = new URL(navigation.name)
  const follow = () => {
    // One that has just closed is in the page for another moment.
    if (location.pathname !== pathname && !document.querySelector('.quick-view[open]')) location.reload()
  }
  addEventListener('popstate', follow)
  follow()
}
