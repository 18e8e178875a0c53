/** Opens what must not load before a press: frames from elsewhere, and the share dialog. Their code loads with it. */
export function openOnPress(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const pressed = (event.target as Element).closest<HTMLElement>('[data-frame], [data-share]')
    if (!pressed) return
    event.preventDefault()
    if (pressed.dataset.frame)
      void import('./open-frame.ts').then(({ openFrame }) => openFrame(pressed, { takesFocus: true }))
    else void import('./share-page.ts').then(({ sharePage }) => sharePage(pressed))
  })
}
