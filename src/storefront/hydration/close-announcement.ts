/** Closes the announcement for as long as its text stays the same; the focus goes to the header. */
export function closeAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]')
  bar?.querySelector('.announcement-close')?.addEventListener('click', () => {
    try {
      localStorage.setItem('vitrine-announcement-closed', bar.dataset.announcement!)
    } catch {
      // Storage may be blocked; then it comes back with the next page.
    }
    bar.hidden = true
    document.querySelector<HTMLElement>('.site-brand')?.focus()
  })
}
