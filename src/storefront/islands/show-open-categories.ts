/** Pushes the lines of a store's categories, longer than a phone is wide, to where one is. */
export function showOpenCategories(): void {
  for (const link of document.querySelectorAll<HTMLElement>('.store-categories :is([aria-current], .is-open)')) {
    const line = link.closest('ul')!
    line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
  }
}
