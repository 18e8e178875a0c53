/** Scrolls the store's category rows, which may be wider than a phone, to the current category. */
export function showOpenCategories(): void {
  for (const link of document.querySelectorAll<HTMLElement>('.store-categories :is([aria-current], .is-open)')) {
    const line = link.closest('ul')!
    line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
  }
}
