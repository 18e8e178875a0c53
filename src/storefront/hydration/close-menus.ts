const OPEN_FOLDERS = 'details.site-folder[open]'

/** Closes the folders of the navigation on Escape and on a click elsewhere; opening them needs no script. */
export function closeMenus(): void {
  const close = (except: Node | null) => {
    for (const folder of document.querySelectorAll<HTMLDetailsElement>(OPEN_FOLDERS)) {
      if (!except || !folder.contains(except)) folder.open = false
    }
  }
  document.addEventListener('click', (event) => close(event.target as Node))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const folder = (event.target as Element).closest<HTMLDetailsElement>(OPEN_FOLDERS)
    close(null)
    folder?.querySelector('summary')?.focus()
  })
}
