/** Opens a product over the list it stands in. Without this, or with a modified click, the link leads to its page. */
export function openQuickViews(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quick-view]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { openQuickView } = await import('./quick-view.ts')
    await openQuickView(link)
  })
}
